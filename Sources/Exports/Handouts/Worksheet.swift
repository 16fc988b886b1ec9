import Languages
import LayerTracing

/// Writes the traces of a session with blanks to fill in, and their key at the end: in Markdown, or as a page.
///
/// A layer that is left out is left out wherever the messages beside it would tell it. The same trace has
/// the same blanks.
public struct Worksheet: Handout {
  /// What a message has that can be left out.
  private enum Part: CaseIterable { case sender, receiver, words }

  private let write: (String) -> Void
  /// Makes HTML of Markdown, if it is to be a page.
  private let html: ((String) -> String)?
  private let next: (() -> Void)?
  private let title: String
  /// The Markdown of the sheet: what a line of it means, a later one may still say.
  private var sheet: String
  /// What stands before an event's heading: below that of a lesson's step it is one of a lower rank.
  private var rank = "##"
  /// What stands in the blanks, a line each.
  private var key: [String] = []
  /// The events whose messages were asked for, by the way that these go.
  private var asked: [[String]: String] = [:]
  /// The newest events, which go the way of one that was asked for: its heading, and their numbers.
  private var again: (heading: String, numbers: [Int])?

  private static let blank = "\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_"

  /// Begins a worksheet.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - html: Makes HTML of Markdown, for a page that loads nothing and runs nothing; nil for Markdown.
  ///   - write: Takes the text as it comes, piece by piece.
  ///   - next: Begins a file for the key, which a class isn't given; nil for a key on a page of its own.
  package init(
    _ title: HandoutTitle, page html: ((String) -> String)? = nil,
    write: @escaping (String) -> Void, next: (() -> Void)? = nil
  ) {
    self.write = write
    self.next = next
    self.html = html
    self.title = localized("handout.worksheet", title.title)
    let lead = [
      MarkdownText.plain(title.subject), localized("handout.fill-in"), localized("handout.arrows"),
    ]
    sheet = lead.joined(separator: " ") + "\n"
  }

  /// Writes the messages of an event, a table for each specimen.
  public mutating func event(_ event: HandoutEvent) {
    if event.rows.isEmpty { return }
    let way = Worksheet.way(event)
    if event.asides.isEmpty, let heading = asked[way] {
      if again?.heading != heading { tellAgain() }
      again = (heading, (again?.numbers ?? []) + [event.number])
      return
    }
    tellAgain()
    if asked[way] == nil { asked[way] = event.heading }
    sheet += "\n\(rank) \(MarkdownText.plain(event.heading))\n"
    for aside in event.asides { sheet += "\n\(MarkdownText.plain(aside))\n" }
    for column in event.specimens.indices {
      let messages = event.rows.compactMap { $0[column] }
      if !messages.isEmpty { table(messages, event, column) }
    }
  }

  /// What is asked of an event, without the values that are another each time: who sends what to whom.
  private static func way(_ event: HandoutEvent) -> [String] {
    event.specimens.enumerated().flatMap { column, specimen in
      [specimen]
        + event.rows.compactMap { row in
          row[column].map {
            "\($0.senderName) \($0.kind.name) \($0.receiverName) \($0.brief.prefix { !"(=".contains($0) })\(event.times($0, in: column))"
          }
        }
    }
  }

  /// Says which events go a way that was asked for already.
  private mutating func tellAgain() {
    guard let again else { return }
    self.again = nil
    var ranges: [ClosedRange<Int>] = []
    for number in again.numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let numbers = ranges.map {
      $0.count == 1
        ? "\($0.lowerBound)" : "\($0.lowerBound)\($0.count == 2 ? ", " : "–")\($0.upperBound)"
    }.joined(separator: ", ")
    let note = localized("handout.same-way", again.numbers.count, numbers, again.heading)
    sheet += "\n\(MarkdownText.plain(note))\n"
  }

  private mutating func table(_ messages: [Message], _ event: HandoutEvent, _ column: Int) {
    let names = messages.flatMap { [$0.senderName, $0.receiverName] }
    let layers = Set(names).sorted()
    sheet += "\n\(rank)# \(MarkdownText.plain(event.specimens[column]))\n\n"
    sheet += "\(MarkdownText.plain(localized("handout.layers", layers)))\n\n"
    let heads = [
      "", localized("handout.sender"), "", localized("handout.receiver"),
      localized("handout.words"),
    ]
    sheet += "|\(heads.map { $0.isEmpty ? " |" : " \($0) |" }.joined())\n|---|---|---|---|---|\n"
    var answers: [String] = []
    for (index, message) in messages.enumerated() {
      let missing = Worksheet.missing(index, of: messages.count)
      let parts = [
        (Part.sender, MarkdownText.plain(message.senderName)),
        (.receiver, MarkdownText.plain(message.receiverName)),
        (.words, MarkdownText.code(message.brief(beyond: Message.longestValue), isCell: true)),
      ]
      let cells = parts.map { missing.contains($0.0) ? Worksheet.blank : $0.1 }
      let name = event.name(of: message, in: column)
      let arrow = message.isNotification ? "`~>`" : "`->`"
      let times = event.times(message, in: column)
      sheet += "| \(name) | \(cells[0]) | \(arrow) | \(cells[1]) | \(cells[2])\(times) |\n"
      let left = parts.filter { missing.contains($0.0) }.map(\.1)
      if !left.isEmpty { answers.append("\(name) \(left.joined(separator: ", "))") }
    }
    if !answers.isEmpty { key.append(answers.joined(separator: "; ")) }
  }

  /// What is left out of a message: nothing of the first, then by turns its receiver, with the sender of
  /// the next, and its words. Of an event of two messages the receiver of the second is.
  private static func missing(_ index: Int, of count: Int) -> Set<Part> {
    switch index % 3 {
    case _ where index == 0: []
    case 1: [.receiver]
    case 2: [.sender]
    default: [.words]
    }
  }

  /// A worksheet has no notes: they would tell too much.
  public func stray(_ note: HandoutNote) {}

  /// Writes the heading of a lesson's step.
  public mutating func step(_ title: String) {
    tellAgain()
    rank = "###"
    sheet += "\n## \(MarkdownText.plain(title))\n"
  }

  /// Writes a question with what there is to choose from, and keeps what is right for the key.
  public mutating func question(_ question: HandoutQuestion) {
    if question.isResult { return }
    tellAgain()
    let title = question.title.map { "**\($0):** " } ?? ""
    sheet += "\n\(title)\(question.text.map(MarkdownText.plain).joined(separator: "\n\n"))\n\n"
    for text in question.offered { sheet += "- [ ] \(MarkdownText.plain(text))\n" }
    if question.offered.isEmpty, question.kind == .prediction { sheet += "\(Worksheet.blank)\n" }
    let answer = question.revealedLines
    if !answer.isEmpty, question.kind != .task {
      key.append(
        MarkdownText.plain("\(question.text.first ?? ""): \(answer.joined(separator: "; "))"))
    }
  }

  /// Writes the key, into a file of its own, or, where there is one file for all, on a page of its own.
  public mutating func finish(takeaway: [String] = []) {
    tellAgain()
    let sheet = String(sheet.dropLast())
    let lines = key.map { "- \($0)" }.joined(separator: "\n")
    let answers = key.isEmpty ? [] : ["## \(localized("handout.key"))\n\n\(lines)"]
    write(text([sheet] + (next == nil ? answers : []), LessonSheet.Field.all(in: .spoken)))
    guard let next, !answers.isEmpty else { return }
    next()
    write(text(answers, []))
  }

  private func text(_ sheets: [String], _ fields: [LessonSheet.Field]) -> String {
    let sheet = LessonSheet(
      title, language: Language.spoken.code, fields: fields, key: nil, sheets: sheets)
    return html.map(sheet.page) ?? sheet.markdown
  }
}
