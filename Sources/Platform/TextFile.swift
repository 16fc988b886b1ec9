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
    let descriptor = try openFile(path, O_RDONLY)
    defer { close(descriptor) }
    return String(decoding: try readAll(descriptor, most: most), as: UTF8.self)
  }
}
