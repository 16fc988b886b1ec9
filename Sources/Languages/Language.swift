import Exports
import Sessions
import Views

/// A language that the shell speaks: its words for each module that has something to say.
///
/// The modules below declare, as protocols, what they say; a language is a folder of types that say it,
/// and a line in ``all``. What it lacks, the compiler asks for. A draft may adopt ``InEnglishByDefault``.
package struct Language: Sendable {
  /// The language (BCP 47): `ko`.
  package let code: String
  /// What its speakers call it: `한국어`.
  package let name: String
  /// How answers are written in it.
  package let answers: any AnswerWords
  /// What the shell says around a lesson.
  package let lessons: any LessonPhrases
  /// What handouts say around what happened.
  package let handouts: any HandoutWords
  /// What is said of what a class handed in.
  package let classes: any ClassWords

  /// Every language that there is.
  package static let all: [Language] = [english, korean]
  /// How answers are written, in each of them: a learner may mix them.
  package static let answers = all.map(\.answers)
  /// What is spoken where a language isn't known, and in free play.
  package static let fallback = english
}

extension Language: Equatable {
  /// Whether two are the same language, which its code tells.
  package static func == (one: Language, other: Language) -> Bool { one.code == other.code }
}

// MARK: Choosing one

extension Language {
  /// The language of a code: `ko-KR` is `ko`.
  ///
  /// - Parameter code: The code (BCP 47), or a locale's name.
  /// - Returns: ``fallback`` where the language isn't known.
  package static func of(_ code: String) -> Language {
    let main = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.code == main } ?? fallback
  }

  /// The language of the lesson that goes on, or of the course if none does.
  @MainActor package static func of(_ state: State) -> Language {
    of(state.lesson?.shelved.lesson.language ?? state.environment.course.language)
  }

  /// The language of the lesson in front; ``fallback`` in free play, where all else is in it, too.
  @MainActor package static func inFront(of state: State) -> Language {
    state.lessonInFront.map { of($0.shelved.lesson.language) } ?? fallback
  }
}
