import Characters

/// What the templates of pages and decks ask for, by these names.
enum PageParts {
  /// What stands at the top.
  struct Head {
    let language: String
    let title: String
    let subject: String

    init(_ title: HandoutTitle, _ words: any HandoutWords) {
      language = words.language
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

    init(_ note: HandoutNote, _ words: any HandoutWords) {
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

    init(_ question: HandoutQuestion, _ words: any HandoutWords) {
      title = question.title(words)
      isAsked = !question.isResult
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
