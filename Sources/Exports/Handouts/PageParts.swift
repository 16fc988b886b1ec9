import LayerTracing

/// What the templates of pages and decks ask for, by these names.
enum PageParts {
  /// What stands at the top.
  struct Head {
    let language: String
    let title: String
    let subject: String

    init(_ title: HandoutTitle, _ words: HandoutWords) {
      language = words.language
      self.title = title.title
      subject = title.subject
    }
  }

  /// A screen, or what changed on it.
  struct Screen {
    struct Line {
      let text: String
      let isCame: Bool
      let isWent: Bool
      let isStayed: Bool
    }

    let names: String
    let isChanged: Bool
    let lines: [Line]

    init(_ change: ScreenChange) {
      names = change.names.joined(separator: " = ")
      isChanged = !change.isNewScreen && !change.isUnchanged
      lines =
        isChanged
        ? change.lines.map {
          Line(
            text: $0.text, isCame: $0.kind == .came, isWent: $0.kind == .went,
            isStayed: $0.kind == .stayed)
        }
        : change.after.map { Line(text: $0, isCame: false, isWent: false, isStayed: true) }
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

    init(_ note: HandoutNote, _ words: HandoutWords) {
      title = words.note
      message = note.message.map { words.noteOn($0) }
      hop = note.hop
      text = note.text
      hasCode = note.code != nil
      place =
        note.code.map { words.code($0.file, $0.first, $0.first + $0.lines.count - 1) } ?? ""
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

    let title: String
    let text: String
    let hasChoices: Bool
    let list: String
    let choices: [Choice]
    let lines: [String]
    let hasResult: Bool
    let result: String
    let reason: String?

    init(_ question: HandoutQuestion, _ words: HandoutWords) {
      title = question.title(words)
      text = question.text.joined(separator: "\n")
      hasChoices = !question.choices.isEmpty
      list = question.isOrder ? "ol" : "ul"
      choices = question.choices.map { choice in
        let isRight = choice.isRight && !question.isOrder
        let marks = [isRight ? words.rightOne : nil, choice.isChosen ? words.chosen : nil]
          .compactMap(\.self)
        let isExplained = !choice.why.isEmpty && (choice.isRight || choice.isChosen)
        return Choice(
          text: choice.text, mark: marks.isEmpty ? nil : marks.joined(separator: ", "),
          why: isExplained ? choice.why : nil, isRight: isRight)
      }
      lines = [
        question.answer.map { words.answered($0) }, question.outcome(words), question.solution,
      ].compactMap(\.self)
      hasResult = !question.result.isEmpty
      result = question.result.joined(separator: "\n")
      reason = question.reason.map { words.because($0) }
    }
  }
}
