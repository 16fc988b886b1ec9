/// How this module's errors say why something can't be done.
///
/// It is a type of its own, not a closure alone: a task-local value of a function's type ends a static
/// executable of Swift 6.3 on Linux when it is set.
public struct Reasons: Sendable {
  private let worded: @Sendable (any Error) -> String?

  /// Words an error in the language of the reader; nil leaves it in English.
  public init(worded: @escaping @Sendable (any Error) -> String?) { self.worded = worded }

  /// Those that errors are told with. The program sets them when it starts, since the modules that know
  /// languages stand above this one.
  @TaskLocal public static var current = Reasons { _ in nil }

  static func text(of error: any Error) -> String? { current.worded(error) }
}
