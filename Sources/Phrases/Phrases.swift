import Exports
import Languages
import Lessons
import Sessions
import Views

/// What is said in a language around lessons, handouts and classes, where it depends on what is told.
struct Phrases {
  let answers: any AnswerWords
  let lessons: any LessonPhrases
  let handouts: any HandoutWords
  let classes: any ClassWords

  /// Those of each language, by its code.
  static let all = ["en": english, "ja": japanese, "ko": korean]

  static func of(_ language: Language) -> Phrases { all[language.code] ?? english }
}

extension Language {
  /// What the shell says around a lesson.
  package var lessons: any LessonPhrases { Phrases.of(self).lessons }
  /// What handouts say around what happened.
  package var handouts: any HandoutWords { Phrases.of(self).handouts }
  /// What is said of what a class handed in.
  package var classes: any ClassWords { Phrases.of(self).classes }
  /// How answers are written, in each language: a learner may mix them.
  package static let answers = all.map { Phrases.of($0).answers }

  /// The language of the lesson that goes on, or of the course if none does.
  @MainActor package static func of(_ state: State) -> Language {
    of(state.lesson?.shelved.lesson.language ?? state.environment.course.language)
  }

  /// The language of the lesson in front, or of the course in free play.
  @MainActor package static func inFront(of state: State) -> Language {
    of(state.lessonInFront?.shelved.lesson.language ?? state.environment.course.language)
  }
}

/// The choice to say in English what isn't said otherwise.
///
/// English itself says nothing otherwise. A draft of another language adopts it together with a protocol of
/// words, says what it can, and drops it when it is done: then the compiler names what is left.
package protocol InEnglishByDefault {}
