import Languages

extension Lesson {
  /// Whether a lesson can be known by a word.
  public static func isID(_ word: String) -> Bool { LessonFileName.isID(word) }

  /// How a lesson to begin with opens: front matter in the language that is spoken, a title, what it is about, and a
  /// note to the teacher; nil if the word can't be an id.
  package static func opening(id: String, title: String, about: String) -> String? {
    guard isID(id) else { return nil }
    let language =
      Language.spoken == .fallback ? "" : "\nlanguage: \(Language.spoken.code)"
    // no text: front matter, and how a note to the teacher begins
    return """
      ---
      id: \(id)\(language)
      title: "\(title)"
      ---
      # \(title)

      \(about)

      > \(TeacherNote.mark): \(localized("template.note"))

      """
  }

  /// The text of a lesson to begin with: one that passes `check`, for its author to write over; nil if the
  /// word can't be an id.
  public static func template(id: String) -> String? {
    guard
      let opening = opening(
        id: id, title: localized("template.title"), about: localized("template.about"))
    else { return nil }
    // no text: the blocks of a lesson, whose prose stands in the tables
    return """
      \(opening)
      ```run
      open counter mvp
      ```

      ## \(localized("template.guess"))

      ```predict id=guess on=mvp event=increase kind=path
      ```

      ```hint for=guess
      \(localized("template.guess-hint"))
      ```

      ## \(localized("template.do"))

      \(localized("template.task"))

      ```try id=two
      fire increase
      ```

      ```expect for=two
      state mvp.presenter.amount.number == 2
      ```

      ```guard for=two
      trace mvp never View -> Model
      ```

      ```hint for=two
      \(localized("template.task-hint"))
      ```

      ## \(localized("template.seen"))

      > \(localized("template.takeaway"))

      """
  }
}
