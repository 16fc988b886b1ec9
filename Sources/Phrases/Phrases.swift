import Exports
import Languages
import Sessions

/// What is said in a language around handouts and classes, and how answers are written, where it depends on what is told.
struct Phrases {
  let answers: any AnswerWords
  let handouts: any HandoutWords
  let classes: any ClassWords

  /// Those of each language, by its code.
  static let all = ["en": english, "ja": japanese, "ko": korean]

  static func of(_ language: Language) -> Phrases { all[language.code] ?? english }
}

extension Language {
  /// What handouts say around what happened.
  package var handouts: any HandoutWords { Phrases.of(self).handouts }
  /// What is said of what a class handed in.
  package var classes: any ClassWords { Phrases.of(self).classes }
  /// How answers are written, in each language: a learner may mix them.
  package static let answers = all.map { Phrases.of($0).answers }
}

/// The choice to say in English what isn't said otherwise.
///
/// English itself says nothing otherwise. A draft of another language adopts it together with a protocol of
/// words, says what it can, and drops it when it is done: then the compiler names what is left.
package protocol InEnglishByDefault {}
