import Characters
import Languages
import Terminal

/// Draws what a class made of a lesson: a bar for each question, and below it what was said wrong most
/// often. As one SVG 1.1 picture, or as a page with that picture and the words and numbers beside it.
public struct ClassPicture {
  /// What the templates ask for, by these names.
  private struct Content {
    let language: String
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
    let sameInWords: String
    let byQuestion: String
    let question: String
    let outcome: String
    let equals: String
    let toLookAt: String
    let caveat: String
    let legend: [Key]
    let legendY: Int
  }

  /// A colour, and what it means.
  private struct Key {
    let kind: String
    let x: Int
    let textX: Int
    let text: String
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
    let details: [String]
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
  /// How many wrong answers, first tries and reasons are told of a question on a page.
  private static let mostDetails = 20

  /// Lays what a class made of its first lesson out.
  public init(_ record: ClassRecord) {
    var y = Self.top
    let questions = record.questions
    let twins = ClassCopies(record).sentences(of: record, name: \.name)
    let title = record.lessons.first?.title ?? ""
    let bars = questions.map { question -> Bar in
      let bar = Self.bar(question, of: max(1, record.gradedCount), at: y)
      y += Self.barHeight + 30 + 16 * bar.notes.count
      return bar
    }
    content = Content(
      language: Language.spoken.code, title: title, summary: record.summary,
      width: Self.width, height: y + 32, top: Self.top - 14, barsHeight: y + 46 - Self.top,
      description: questions.map { "\($0.id): \($0.finding)" }, bars: bars,
      findings: questions.map {
        Finding(
          id: $0.id, title: $0.title, finding: $0.finding,
          details: $0.details(most: Self.mostDetails))
      },
      hasTwins: !twins.isEmpty, twins: twins,
      remarks: record.works.filter { !$0.remarks.isEmpty }
        .map { Remark(name: $0.name, text: $0.remarks.joined(separator: " ")) },
      hasRemarks: record.works.contains { !$0.remarks.isEmpty },
      sameInWords: localized("class.same-in-words"), byQuestion: localized("class.by-question"),
      question: localized("class.question"), outcome: localized("class.outcome"),
      equals: localized("class.equals"), toLookAt: localized("class.to-look-at"),
      caveat: localized("class.caveat"), legend: Self.legend, legendY: y + 12)
  }

  /// The colours of bars, in the order of their parts.
  static let kinds = ["right", "wrong", "skipped", "open"]

  private static var legend: [Key] {
    var x = left
    return kinds.map { kind in
      let text = localized("class.legend.\(kind)")
      defer { x += 48 + FigureLayout.pixels(text) }
      return Key(kind: kind, x: x, textX: x + 20, text: text)
    }
  }

  private static func bar(
    _ question: ClassQuestion, of all: Int, at y: Int
  ) -> Bar {
    let counts = [
      question.answered - question.wrong, question.wrong, question.skipped, question.open,
    ]
    var x = left
    let parts = zip(kinds, counts).compactMap { kind, count -> Part? in
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
        text: localized("class.said", mistake.count, mistake.text).onOneLine.truncated(
          to: longestLine))
    }
    return Bar(
      title: "\(question.id): \(question.title)".onOneLine.truncated(to: longestLine),
      titleY: y + 10, y: y + 16,
      textY: y + 31, parts: parts, notes: notes)
  }

  /// A file of its own, which shows itself light or dark as the reader has it.
  public var svg: String { Templates.render(content, "class") }

  /// A page that loads nothing and runs nothing.
  public var html: String { Templates.render(content, "class-page") }
}
