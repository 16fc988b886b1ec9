import Testing

/// A lesson that argues by figures quotes those that are counted, in each language.
@MainActor
@Suite struct QuotedFigureTests {
  /// The figures of a row, those that follow a plus where it has some.
  private func figures(_ row: String, in shown: String, _ pattern: Regex<(Substring, Substring)>)
    throws -> [Substring]
  {
    let line = try #require(
      shown.split(separator: "\n").first { $0.lowercased().hasPrefix(row) }, "\(shown)")
    return line.matches(of: pattern).map(\.output.1)
  }

  @Test(arguments: ["80-argued.md", "80-argued.ko.md"])
  func `lesson 7.8 quotes what change and compare count`(file: String) throws {
    let lesson = try RealCourse.text("70-today/\(file)")
    let learner = Learner(columns: 200)
    let added = try figures(
      "lines + and -", in: learner.type("change undo --measured"), #/\+(\d+)/#)
    #expect(added.count == 6)
    learner.type("open candy viper viper~async store")
    let lines = try figures("lines of code", in: learner.type("compare"), #/(\d+)/#)
    #expect(lines.count == 3)
    for figure in added + lines {
      #expect(lesson.contains(try Regex("\\b\(figure)(?!\\d)")), "\(figure)")
    }
  }
}
