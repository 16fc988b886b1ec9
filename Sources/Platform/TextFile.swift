/// Reads files whole.
public enum TextFile {
  /// The largest file that is read whole, in bytes.
  public static let largest = 64_000_000

  /// Reads a file, or its first `most` bytes, as UTF-8, or as UTF-16 if its mark is there. A whole file may have no
  /// more than `largest` bytes. Lines that end in CR LF, as other systems and some editors write them, end in LF. Only
  /// a regular file is read, so that reading never waits.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - most: How many bytes are read; nil for all.
  ///   - largest: How large a whole file may be, in bytes.
  ///   - mends: Whether U+FFFD takes the place of what isn't text: of a log, the rest still counts.
  /// - Returns: The text.
  /// - Throws: Why it can't be read.
  public static func read(
    _ path: String, most: Int? = nil, largest: Int = TextFile.largest, mends: Bool = false
  ) throws(SystemError) -> String {
    let bytes = try bytes(path, most: most, largest: largest)
    if mends { return String(decoding: bytes.withLinesInLF, as: UTF8.self) }
    return try text(of: bytes, isBeginning: bytes.count == most)
  }

  /// Writes a text to a file, in place of what is in it.
  public static func write(_ text: String, to path: String) throws(SystemError) {
    let descriptor = try openFile(path, O_WRONLY | O_CREAT | O_TRUNC)
    defer { close(descriptor) }
    try writeAll(descriptor, text)
  }

  /// Reads the bytes of a regular file; see ``read(_:most:largest:mends:)``.
  static func bytes(
    _ path: String, most: Int? = nil, largest: Int = TextFile.largest
  ) throws(SystemError) -> [UInt8] {
    let descriptor = try open(path)
    defer { close(descriptor) }
    // One more byte tells whether there is more: a file may grow, or have no size that is known.
    let bytes = try readAll(descriptor, most: most ?? largest + 1)
    if most == nil, bytes.count > largest { throw .tooLarge(most: largest) }
    return bytes
  }

  /// The text that the bytes of a file are: as ``read(_:most:largest:mends:)`` reads them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - isBeginning: Whether they are the beginning of a file, in which a character may be divided.
  /// - Returns: The text.
  /// - Throws: ``SystemError/noText(line:)``.
  public static func text(
    of bytes: [UInt8], isBeginning: Bool = false
  ) throws(SystemError) -> String {
    for (mark, shift) in [([0xFF, 0xFE] as [UInt8], 0), ([0xFE, 0xFF], 1)]
    where bytes.starts(with: mark) {
      // UTF-16 (RFC 2781): two bytes a unit, in the order that the mark tells.
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        UInt16(bytes[place + shift]) | UInt16(bytes[place + 1 - shift]) << 8
      }
      return String(
        decoding: Array(String(decoding: units, as: UTF16.self).utf8).withLinesInLF, as: UTF8.self)
    }
    let clean = bytes.withLinesInLF
    if let text = String(validating: clean, as: UTF8.self) { return text }
    if isBeginning {
      for divided in 1...3 {
        if let text = String(validating: clean.dropLast(divided), as: UTF8.self) { return text }
      }
    }
    let lines = clean.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    throw .noText(line: (line ?? 0) + 1)
  }

  /// Opens a regular file for reading, and no other.
  static func open(_ path: String) throws(SystemError) -> Int32 {
    let descriptor: Int32
    do throws(SystemError) {
      // A pipe that is opened for reading would wait for its writer, and a line for its carrier.
      descriptor = try openFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    } catch {
      // What open(2) says of a socket.
      throw error == .call(ENXIO) ? .noRegularFile : error
    }
    var status = stat()
    let error: SystemError
    if fstat(descriptor, &status) != 0 {
      error = .call(errno)
    } else if status.st_mode & S_IFMT == S_IFREG {
      return descriptor
    } else {
      error = status.st_mode & S_IFMT == S_IFDIR ? .call(EISDIR) : .noRegularFile
    }
    close(descriptor)
    throw error
  }
}

extension [UInt8] {
  /// The same without each CR that stands before an LF.
  fileprivate var withLinesInLF: [UInt8] {
    var bytes = self
    bytes.endLinesInLF()
    return bytes
  }

  private mutating func endLinesInLF() {
    guard var end = firstIndex(of: UInt8(ascii: "\r")) else { return }
    for place in end..<count {
      let isBeforeLF = place + 1 < count && self[place + 1] == UInt8(ascii: "\n")
      if self[place] == UInt8(ascii: "\r"), isBeforeLF { continue }
      self[end] = self[place]
      end += 1
    }
    removeLast(count - end)
  }
}
