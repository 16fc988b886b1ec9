/// A hint, shown when it is asked for.
public struct LessonHint: Hashable, Sendable {
  /// What it says.
  public let prose: Prose
  /// Where its block begins.
  public let place: SourcePlace

  /// Makes a hint.
  public init(_ prose: Prose, at place: SourcePlace) {
    self.prose = prose
    self.place = place
  }
}
