/// The errno of a failed system call, in the system's own words.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The errno.
  public let code: Int32

  /// Wraps an errno.
  public init(_ code: Int32) { self.code = code }

  /// What strerror(3) says: `No space left on device`.
  public var description: String { String(cString: strerror(code)) }
}
