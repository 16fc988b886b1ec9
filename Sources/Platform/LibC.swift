/// The system's C library under one name, wherever the project is built: files import `Platform` to
/// have `open`, `poll` and the rest, and name neither Glibc, Musl nor Darwin.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

/// `open(2)`, under a name that no method hides; `O_CLOEXEC` is added to the flags, and only the user
/// may open a new file again. A path with a NUL in it is refused, because the system would take what
/// stands before.
public func openFile(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
  guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
  let descriptor = open(path, flags | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw SystemError(errno) }
  return descriptor
}

/// `write(2)` until all is written.
public func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = write(descriptor, part.baseAddress, part.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      throw SystemError(errno)
    }
  }
}

/// `write(2)` until all of an array is written.
public func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
  try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
    try writeAll(descriptor, UnsafeRawBufferPointer(bytes))
  }
}

/// `write(2)` until all of a text is written.
public func writeAll(_ descriptor: Int32, _ text: String) throws(SystemError) {
  try writeAll(descriptor, Array(text.utf8))
}

/// `read(2)` to the end, or up to a number of bytes; the descriptor stays open.
public func readAll(_ descriptor: Int32, most: Int = .max) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count < most {
    let count = read(descriptor, &block, min(block.count, most - bytes.count))
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw SystemError(errno) }
    if count == 0 { break }
    bytes += block[..<count]
  }
  return bytes
}

/// Why the system refuses something, or a file can't be read or written.
public enum SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The errno of a failed call.
  case call(Int32)
  /// It is a pipe, a device or a socket: reading it could wait forever, or never end.
  case noRegularFile
  /// It is larger than so many bytes.
  case tooLarge(most: Int)
  /// It is neither UTF-8 (RFC 3629) nor UTF-16 with its mark; the first line that isn't.
  case noText(line: Int)
  /// A log begins otherwise.
  case foreign(path: String)
  /// A newer program wrote a log, in this version.
  case newer(path: String, version: Int)
  /// A log can't be read as a text: it is no regular file, or too large.
  indirect case unreadable(path: String, SystemError)

  /// Wraps an errno.
  public init(_ code: Int32) { self = .call(code) }

  /// The reason, as a sentence goes on with it: in the program's words, or what strerror(3) says,
  /// `No space left on device`.
  public var description: String { Reasons.text(of: self) ?? english }

  // no text: the reason in English, where the program sets no words
  private var english: String {
    switch self {
    case .call(let code): String(cString: strerror(code))
    case .noRegularFile: "it isn't a regular file"
    case .tooLarge(let most): "it is larger than \(most / 1_000_000) MB"
    case .noText(let line): "it isn't UTF-8: line \(line)"
    case .foreign(let path): "\(path) isn't a file of this program"
    case .newer(let path, _): "a newer Layercake wrote \(path)"
    case .unreadable(let path, let error): "\(path) can't be read: \(error)"
    }
  }

  /// Whether there is no such file.
  public var isMissing: Bool { self == .call(ENOENT) || self == .call(ENOTDIR) }
}
