/// A lesson to begin with: one that passes `check`, for its author to write over.
public enum LessonTemplate {
  /// Whether a lesson can be known by a word.
  public static func isID(_ word: String) -> Bool { !word.isEmpty && LessonFileName.isID(word) }

  /// The text of a new lesson; nil if the word can't be an id.
  public static func text(id: String) -> String? {
    guard isID(id) else { return nil }
    return """
      ---
      id: \(id)
      title: "Who hears the button"
      ---
      # Who hears the button

      Say in two sentences what this lesson is about. Then open what it needs:

      ```run
      open counter mvp
      ```

      ## Guess first

      ```predict id=guess on=mvp event=increase kind=path
      ```

      ```hint for=guess
      What is touched doesn't know the number.
      ```

      ## Do it

      Bring the number to 2.

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
      `events` tells what can be fired.
      ```

      ## What you have seen

      > One sentence to take home.

      """
  }
}
