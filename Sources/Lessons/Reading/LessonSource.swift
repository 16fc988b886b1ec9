/// A lesson as its author wrote it.
public struct LessonSource: Hashable, Sendable {
  /// The file, as it is to be named in messages; its name may tell the language: `10-mvc.ko.md`.
  public let file: String
  /// The text: front matter and Markdown.
  public let text: String

  /// Makes a source.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// Reads the lesson.
  ///
  /// - Parameter rules: What is wrong with a line of a block.
  /// - Returns: The lesson, in which nothing is wrong.
  /// - Throws: All that is wrong with the file, in its order.
  public func read(rules: LessonLineRules = LessonLineRules()) throws(LessonFaults) -> Lesson {
    var reader = LessonReader(self, rules: rules)
    let lesson = reader.read()
    if let lesson, reader.faults.faults.isEmpty { return lesson }
    throw LessonFaults(faults: reader.faults.faults.sorted())
  }
}
