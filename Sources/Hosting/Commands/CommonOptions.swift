import ArgumentParser

/// Options that every way to begin a session has.
///
/// The root command takes them wherever they stand; a subcommand repeats them for its help.
struct CommonOptions: ParsableArguments {
  @Flag(help: "Sentences instead of boxes and columns, for screen readers.")
  var plain = false

  @Flag(help: "Let long answers scroll by instead of showing them page by page.")
  var noPager = false

  @Option(
    help: "A folder of lessons, or an archive of one, in place of the course.",
    completion: .file())
  var lessons: String?

  @Option(
    help: "The language of lessons, such as 'ko'; by default that of the locale.",
    completion: .language)
  var language: String?

  /// These options, and where one wasn't given that of the root command.
  func merged(with root: CommonOptions) -> CommonOptions {
    var options = self
    options.plain = plain || root.plain
    options.noPager = noPager || root.noPager
    options.lessons = lessons ?? root.lessons
    options.language = language ?? root.language
    return options
  }
}
