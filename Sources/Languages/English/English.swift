import Lessons

extension Language {
  /// English.
  package static let english = Language(
    code: Lesson.defaultLanguage, name: "English", answers: EnglishAnswerWords(),
    lessons: EnglishLessonPhrases(), handouts: EnglishHandoutWords(),
    classes: EnglishClassWords())
}

/// The choice to say in English what isn't said otherwise.
///
/// English itself says nothing otherwise. A draft of another language adopts it together with a protocol of
/// words, says what it can, and drops it when it is done: then the compiler names what is left.
package protocol InEnglishByDefault {}
