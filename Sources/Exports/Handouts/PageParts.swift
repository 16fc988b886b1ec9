import Characters
import Languages

/// What the templates of pages and decks ask for, by these names.
enum PageParts {
  /// What stands at the top.
  struct Head {
    let language: String
    let title: String
    let subject: String

    init(_ title: HandoutTitle) {
      language = Language.spoken.code
      self.title = title.title
      subject = title.subject
    }
  }

  /// A line of a text that changed.
  struct Line {
    /// The blanks before the text, which are neither marked nor struck out.
    let margin: String
    let text: String
    let isCame: Bool
    let isWent: Bool
    let isStayed: Bool

    init(_ line: String, _ kind: ChangedLine.Kind) {
      margin = String(line.prefix { $0 == " " })
      text = String(line.dropFirst(margin.count).reversed().drop { $0 == " " }.reversed())
      (isCame, isWent, isStayed) = (kind == .came, kind == .went, kind == .stayed)
    }
  }

  /// A screen, or what changed on it.
  struct Screen {
    let names: String
    let lines: [Line]

    init(_ change: ScreenChange) {
      names = change.names.joined(separator: " = ")
      let isChanged = !change.isNewScreen && !change.isUnchanged
      lines =
        isChanged
        ? change.lines.map { Line($0.text, $0.kind) } : change.after.map { Line($0, .stayed) }
    }
  }

  /// Something that was written down.
  struct Note {
    let title: String
    let message: String?
    let hop: String?
    let text: String
    let hasCode: Bool
    let place: String
    let code: String

    init(_ note: HandoutNote) {
      title = localized("handout.note")
      message = note.message.map { localized("handout.note-on", $0) }
      hop = note.hop
      text = note.text
      hasCode = note.code != nil
      place = note.code?.place ?? ""
      code = note.code?.lines.joined(separator: "\n") ?? ""
    }
  }

  /// What a lesson asked.
  struct Question {
    struct Choice {
      let text: String
      let mark: String?
      let why: String?
      let isRight: Bool
    }

    let title: String?
    let isAsked: Bool
    let text: String
    let hasChoices: Bool
    let list: String
    let choices: [Choice]
    let lines: [String]
    let hasResult: Bool
    let result: String
    let reason: String?

    init(_ question: HandoutQuestion) {
      title = question.title
      isAsked = !question.isResult
      text = question.text.joined(separator: "\n")
      hasChoices = !question.revealedChoices.isEmpty
      list = question.hasNumbers ? "ol" : "ul"
      choices = question.revealedChoices.map { choice in
        let marks = [
          choice.isRight ? localized("handout.right-one") : nil,
          choice.isChosen ? localized("handout.chosen") : nil,
        ].compactMap(\.self)
        let isExplained = !choice.why.isEmpty && (choice.isRight || choice.isChosen)
        return Choice(
          text: choice.text, mark: marks.isEmpty ? nil : marks.joined(separator: ", "),
          why: isExplained ? choice.why : nil, isRight: choice.isRight)
      }
      lines = [
        question.answer.map { localized("handout.answered", $0) }, question.outcomeInWords,
      ].compactMap(\.self)
      hasResult = !question.result.isEmpty
      result = question.result.joined(separator: "\n")
      reason = question.reason.map { localized("handout.because", $0) }
    }
  }
}
