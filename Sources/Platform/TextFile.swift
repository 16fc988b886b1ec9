/// Reads files whole.
public enum TextFile {
  /// Why a file can't be read.
  public enum ReadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system's reason.
    case system(SystemError)
    /// It is a pipe, a device or a socket: reading it could wait forever, or never end.
    case noRegularFile
    /// It is larger than so many bytes.
    case tooLarge(most: Int)

    /// The reason, as a sentence goes on with it.
    public var description: String { Reasons.words(self) ?? english }

    // no text: the reason in English, where the program sets no words
    private var english: String {
      switch self {
      case .system(let error): "\(error)"
      case .noRegularFile: "it is no regular file"
      case .tooLarge(let most): "it is larger than \(most / 1_000_000) MB"
      }
    }

    /// Whether there is no such file.
    public var isMissing: Bool {
      guard case .system(let error) = self else { return false }
      return error.code == ENOENT || error.code == ENOTDIR
    }
  }

  /// The largest file that is read whole, in bytes.
  public static let largest = 64_000_000

  /// Reads a file, or its first `most` bytes, as UTF-8; what isn't becomes U+FFFD. A whole file may have
  /// no more than `largest` bytes. Lines that end in CR LF, as other systems and some editors write them,
  /// end in LF. Only a regular file is read, so that reading never waits.
  public static func read(
    _ path: String, most: Int? = nil, largest: Int = TextFile.largest
  ) throws(ReadError) -> String {
    text(of: try bytes(path, most: most, largest: largest))
  }

  /// Reads the bytes of a regular file; see ``read(_:most:largest:)``.
  /// Writes a text to a file, in place of what is in it.
  public static func write(_ text: String, to path: String) throws(SystemError) {
    let descriptor = try openFile(path, O_WRONLY | O_CREAT | O_TRUNC)
    defer { close(descriptor) }
    try writeAll(descriptor, text)
  }

  static func bytes(
    _ path: String, most: Int? = nil, largest: Int = TextFile.largest
  ) throws(ReadError) -> [UInt8] {
    let descriptor = try open(path)
    defer { close(descriptor) }
    let bytes: [UInt8]
    do throws(SystemError) {
      // One more byte tells whether there is more: a file may grow, or have no size that is known.
      bytes = try readAll(descriptor, most: most ?? largest + 1)
    } catch {
      throw .system(error)
    }
    if most == nil, bytes.count > largest { throw .tooLarge(most: largest) }
    return bytes
  }

  /// The text that the bytes of a file are: as ``read(_:most:largest:)`` reads them.
  public static func text(of bytes: [UInt8]) -> String {
    var bytes = bytes
    bytes.endLinesInLF()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Opens a regular file for reading, and no other.
  static func open(_ path: String) throws(ReadError) -> Int32 {
    let descriptor: Int32
    do throws(SystemError) {
      // A pipe that is opened for reading would wait for its writer, and a line for its carrier.
      descriptor = try openFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    } catch {
      // What open(2) says of a socket.
      throw error.code == ENXIO ? .noRegularFile : .system(error)
    }
    var status = stat()
    let error: ReadError
    if fstat(descriptor, &status) != 0 {
      error = .system(SystemError(errno))
    } else if status.st_mode & S_IFMT == S_IFREG {
      return descriptor
    } else {
      error = status.st_mode & S_IFMT == S_IFDIR ? .system(SystemError(EISDIR)) : .noRegularFile
    }
    close(descriptor)
    throw error
  }
}

extension [UInt8] {
  /// Takes each CR away that stands before an LF.
  fileprivate mutating func endLinesInLF() {
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
