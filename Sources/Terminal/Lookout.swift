/// What is looked at while a line is typed, and told above it.
public struct Lookout {
  /// Whether there is something to look at: if not, nothing is done until the next line.
  public let isNeeded: () -> Bool
  /// Whether there is something to tell; asked for a few times a second while no key is typed.
  public let hasNews: () -> Bool
  /// Tells it, and gives the prompt that the line has from then on. The line stays as it was typed.
  public let tell: () -> StyledText

  /// Makes a lookout.
  public init(
    isNeeded: @escaping () -> Bool, hasNews: @escaping () -> Bool,
    tell: @escaping () -> StyledText
  ) {
    self.isNeeded = isNeeded
    self.hasNews = hasNews
    self.tell = tell
  }
}
