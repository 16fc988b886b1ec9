import Characters

/// Draws what a class made of a lesson: a bar for each question, and below it what was said wrong most
/// often. As one SVG 1.1 picture, or as a page with that picture and the words and numbers beside it.
public struct ClassPicture {
  /// What the templates ask for, by these names.
  private struct Content {
    let title: String
    let summary: String
    let width: Int
    let height: Int
    /// Where the bars begin, for a page that has its own title, and how high they are.
    let top: Int
    let barsHeight: Int
    let description: [String]
    let bars: [Bar]
    let findings: [Finding]
    let hasTwins: Bool
    let twins: [String]
    let remarks: [Remark]
    let hasRemarks: Bool
    let caveat: String
    let legendY: Int
  }

  private struct Bar {
    let title: String
    let titleY: Int
    let y: Int
    let textY: Int
    let parts: [Part]
    let notes: [Note]
  }

  private struct Part {
    let x: Int
    let width: Int
    let kind: String
    let middle: Int
    /// Nil where the part is too narrow for it.
    let label: String?
  }

  private struct Note {
    let y: Int
    let text: String
  }

  private struct Finding {
    let id: String
    let title: String
    let finding: String
  }

  private struct Remark {
    let name: String
    let text: String
  }

  private static let width = 720
  private static let left = 12
  private static let top = 64
  private static let barHeight = 22
  /// How many wrong answers are named below a bar.
  private static let mostNamed = 2
  /// How many characters of the font fit into the width.
  private static let longestLine = 90

  private let content: Content

  /// Lays a class out.
  public init(_ record: ClassRecord) {
    var y = Self.top
    let bars = record.questions.map { question -> Bar in
      let bar = Self.bar(question, of: max(1, record.gradedCount), at: y)
      y += Self.barHeight + 30 + 16 * bar.notes.count
      return bar
    }
    content = Content(
      title: record.title,
      summary: "\(record.gradedCount) of \(record.works.count) hand-ins done again.",
      width: Self.width, height: y + 32, top: Self.top - 14, barsHeight: y + 46 - Self.top,
      description: record.questions.map { "\($0.id): \($0.finding)" }, bars: bars,
      findings: record.questions.map { Finding(id: $0.id, title: $0.title, finding: $0.finding) },
      hasTwins: !record.twins.isEmpty, twins: record.twins,
      remarks: record.works.filter { !$0.remarks.isEmpty }
        .map { Remark(name: $0.name, text: $0.remarks.joined(separator: " ")) },
      hasRemarks: record.works.contains { !$0.remarks.isEmpty }, caveat: ClassRecord.caveat,
      legendY: y + 12)
  }

  private static func bar(_ question: ClassRecord.Question, of all: Int, at y: Int) -> Bar {
    let counts = [
      ("right", question.answered - question.wrong), ("wrong", question.wrong),
      ("skipped", question.skipped), ("open", question.open),
    ]
    var x = left
    let parts = counts.compactMap { kind, count -> Part? in
      guard count > 0 else { return nil }
      let width = count * (Self.width - 2 * left) / all
      defer { x += width }
      return Part(
        x: x, width: width, kind: kind, middle: x + width / 2,
        label: width >= 20 ? String(count) : nil)
    }
    let notes = question.mistakes.prefix(mostNamed).enumerated().map { index, mistake in
      Note(
        y: y + barHeight + 30 + 16 * index,
        text: "\(mistake.count) said \(mistake.text)".fitted(to: longestLine))
    }
    return Bar(
      title: "\(question.id): \(question.title)".fitted(to: longestLine), titleY: y + 10, y: y + 16,
      textY: y + 31, parts: parts, notes: notes)
  }

  /// A file of its own, which shows itself light or dark as the reader has it.
  public var svg: String { Templates.render(content, "class") }

  /// A page that loads nothing and runs nothing.
  public var html: String { Templates.render(content, "class-page") }
}

extension String {
  /// The text on one line of so many characters.
  fileprivate func fitted(to most: Int) -> String {
    let line = onOneLine
    return line.count > most ? line.prefix(most - 1) + "…" : line
  }
}
