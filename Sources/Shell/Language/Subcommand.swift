/// What the program does from the system's shell, as far as it is told of at the prompt.
public struct Subcommand {
  /// What is typed behind the program's name: `grade`.
  public let name: String
  /// What it does, in a sentence.
  public var summary: String { makeSummary() }
  /// All that the program's own help says of it, in so many columns.
  public let page: (_ columns: Int) -> String
  private let makeSummary: () -> String

  /// Describes a subcommand.
  public init(
    name: String, summary: @autoclosure @escaping () -> String,
    page: @escaping (_ columns: Int) -> String
  ) {
    self.name = name
    makeSummary = summary
    self.page = page
  }
}
