#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Terminal

/// Reads files whole.
public enum TextFile {
  /// Reads a file as UTF-8; what isn't becomes U+FFFD.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - most: The most bytes to read; the rest is left out.
  /// - Returns: Its text.
  /// - Throws: The system's reason.
  public static func read(_ path: String, most: Int = .max) throws(SystemError) -> String {
    // The system would take what stands before it for the name.
    guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = block.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(errno) }
      if count == 0 { break }
      bytes += block[..<count]
    }
    return String(decoding: bytes.prefix(most), as: UTF8.self)
  }
}

/// `read(2)`, whose name ``TextFile/read(_:most:)`` hides.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}
