import Languages

extension Lesson {
  /// Whether a lesson can be known by a word.
  public static func isID(_ word: String) -> Bool { LessonFileName.isID(word) }

  /// The text of a lesson to begin with: one that passes `check`, for its author to write over; nil if the
  /// word can't be an id.
  public static func template(id: String) -> String? {
    guard isID(id) else { return nil }
    let language =
      Language.spoken == .fallback ? "" : "\nlanguage: \(Language.spoken.code)"
    // no text: the blocks of a lesson, whose prose stands in the tables
    return """
      ---
      id: \(id)\(language)
      title: "\(localized("template.title"))"
      ---
      # \(localized("template.title"))

      \(localized("template.about"))

      > \(TeacherNote.mark): \(localized("template.note"))

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
