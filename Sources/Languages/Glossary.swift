/// A word of the field, which lessons and looks use: what each language calls it, and what it means.
package struct GlossaryTerm: Sendable {
  /// What it is called in keys: `use-case`.
  let key: String

  /// The words, those that begin a course first.
  package static let all: [GlossaryTerm] = [
    "pattern", "layer", "role", "feature", "event", "message", "call", "notification", "crossing",
    "trace", "screen", "state", "model", "entity", "view", "controller", "presenter", "view-model",
    "interactor", "use-case", "router", "coordinator", "builder", "service", "repository",
    "transfer-object",
    "delegate", "data-source", "observer", "binding", "observation", "unidirectional", "store",
    "reducer", "action", "effect", "task", "suspension", "cancellation", "dependency", "injection",
    "reference", "cycle", "leak", "test-double", "widgets", "scene", "observers", "at-layer",
  ].map { GlossaryTerm(key: $0) }

  /// What a language calls it.
  ///
  /// - Parameter language: The language.
  /// - Returns: The word, as it stands inside a sentence.
  package func word(in language: Language) -> String {
    language.localized("glossary.\(key)")
  }

  /// What it means, in the language that is spoken: a sentence without its full stop.
  package var meaning: String { localized("glossary.\(key).meaning") }

  /// The words of those names, in any language, without regard to case; nil if a word is none of them.
  ///
  /// - Parameter name: What a learner calls it.
  /// - Returns: The first that any language calls so.
  package static func named(_ name: String) -> GlossaryTerm? {
    let name = name.lowercased().replacing("-", with: " ")
    return all.first { term in
      Language.all.contains { term.word(in: $0).lowercased() == name }
        || term.key.replacing("-", with: " ") == name
    }
  }
}

extension GlossaryTerm {
  /// What the words are called, in English and in the language that is spoken.
  package static var names: [String] {
    let english = all.map { $0.word(in: .english) }
    return Language.spoken == .english ? english : english + all.map { $0.word(in: .spoken) }
  }
}
