import CEditLine
import Characters
import Terminal

/// What could be typed at the cursor.
public struct LineCompletion: Sendable, Equatable {
  /// Something that could be typed, and what it is in a few words.
  public struct Candidate: Sendable, Equatable {
    /// The name, as it is shown.
    public let text: String
    /// What it is.
    public let help: String
    /// What is put in for it, if it isn't the name as it is: quoted, perhaps.
    public let insertion: String

    /// Makes a candidate.
    public init(_ text: String, _ help: String = "", insertion: String? = nil) {
      self.text = text
      self.help = help
      self.insertion = insertion ?? text
    }
  }

  /// How many characters before the cursor a candidate replaces.
  public let replaced: Int
  /// The candidates to choose from.
  public let candidates: [Candidate]
  /// What is put in behind the only candidate.
  public let ending: String

  /// Makes a completion.
  public init(replacing replaced: Int, with candidates: [Candidate], ending: String = " ") {
    self.replaced = replaced
    self.candidates = candidates
    self.ending = ending
  }

  /// What all candidates begin with, by whole characters.
  var commonPrefix: String {
    guard var prefix = candidates.first.map({ Array($0.insertion) }) else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = Array(zip(prefix, candidate.insertion).prefix { $0 == $1 }.map(\.0))
    }
    return String(prefix)
  }
}

extension LineEditor {
  /// Completes the word at the cursor as far as there is no choice, else shows what there is; tells
  /// what libedit is to do then.
  func complete() -> UInt8 {
    let before = String(buffer.charactersBeforeCursor)
    let completion = completer(String(buffer.characters), before.count)
    guard !completion.candidates.isEmpty else { return UInt8(CC_ERROR) }
    let typed = String(before.suffix(completion.replaced))
    let isOnly = completion.candidates.count == 1
    let whole = completion.commonPrefix + (isOnly ? completion.ending : "")
    if whole != typed, whole.count >= typed.count {
      let isPut = buffer.replace(typed.unicodeScalars.count, with: whole)
      return UInt8(isPut ? CC_REFRESH : CC_ERROR)
    }
    if isOnly { return UInt8(CC_ERROR) }
    list(completion.candidates)
    return UInt8(CC_REDISPLAY)
  }

  /// Shows what could be typed below the line.
  private func list(_ candidates: [LineCompletion.Candidate]) {
    var table = TextTable(columns: [.left, .left])
    for candidate in candidates {
      table.add(row: [
        StyledText("  " + candidate.text.sanitized, .bold),
        StyledText(candidate.help.sanitized, .dim),
      ])
    }
    let profile = out.profile
    edit_write("\r\n")
    for line in table.lines(width: screen.size.columns, ambiguous: profile.ambiguous) {
      edit_write(line.rendered(color: profile.color, look: profile.look) + "\r\n")
    }
  }
}
