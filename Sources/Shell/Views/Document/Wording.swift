import Languages
import LayerTracing
import Lessons
import Terminal

/// Small pieces of text that several views share.
nonisolated enum Wording {
  /// How many characters of a value are shown at most.
  static let longestValue = 48

  /// `MVC`, `MVC and MVP`, `MVC, MVP and VIPER`.
  static func list(_ items: [String]) -> String { localized("list.and", items) }

  /// What is wrong, as a sentence, and what was probably meant.
  static func headline(
    _ message: String, nearest: String?, in language: Language = .spoken
  ) -> String {
    if let nearest { return language.localized("answer.did-you-mean", message, nearest) }
    return message.last.map { "?.".contains($0) } == true ? message : message + "."
  }

  /// `event 1, increase`; `event 0, loading`.
  static func event(_ number: Int, _ event: String?) -> String {
    localized("trace.event", number, event ?? "")
  }
}

nonisolated extension String {
  /// The text as a sentence begins in the language that is spoken.
  var capitalizedFirst: String {
    Language.spoken.capitalizesSentences ? prefix(1).uppercased() + dropFirst() : self
  }

  /// A value's text, folded to what it is if it is long.
  var folded: String { folded(beyond: Wording.longestValue) }

  /// As much of a value's text as there is room for, from one of its characters on.
  func shown(from start: Int) -> String {
    "\(start > 0 ? "…" : "")\(dropFirst(start))".truncated(to: Wording.longestValue)
  }

  /// A value's text, folded to what it is if it has more than so many characters.
  func folded(beyond longest: Int) -> String {
    guard count > longest else { return self }
    return Value.described(self).folded(beyond: longest).truncated(to: longest)
  }

  /// The text as it is quoted in an answer: a word of megabytes is not given back.
  var brief: String { truncated(to: 40) }

  /// The text, or the word nothing if there is none.
  var orNothing: String { isEmpty ? localized("text.nothing") : self }
}
