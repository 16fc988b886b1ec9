import Lessons

/// A small course for tests: two lessons, one of them in Korean, too.
nonisolated enum ToyCourse {
  static let sources = [
    LessonSource(file: "toy/10-taps.md", text: taps),
    LessonSource(file: "toy/10-taps.ko.md", text: korean),
    LessonSource(file: "toy/20-quiet.md", text: quiet),
  ]

  static let taps = """
    ---
    id: taps
    title: Taps
    part: Beginnings
    ---
    # Taps

    Look at *this*.

    ```run
    open counter mvc
    ```

    ## A question

    ```quiz id=who
    ? Who is `touched`?
    ( ) the Model :: It can't be seen.
    (x) the View :: It is what the user sees.
    ( ) the Controller :: It only hears of it.
    ```

    ```hint for=who
    It has **buttons**.
    ```

    ## A task

    Bring the number to 2.

    ```try id=two
    fire increase; fire increase
    ```

    ```expect for=two
    state mvc.model.number == 2
    trace mvc count Controller -> View == 2
    ```

    ```guard for=two
    screen mvc contains "2"
    trace mvc never View -> Model
    ```

    ```hint for=two
    Up.
    ```

    ```hint for=two
    `fire increase`
    ```

    ## The end

    That was it.

    > A tap is a message.
    """

  private static let korean = taps.replacing("title: Taps", with: "title: 두드리기")
    .replacing("Bring the number to 2.", with: "숫자를 2로 만드세요.")

  static let quiet = """
    ---
    id: quiet
    title: Quiet
    requires: taps
    tracks: short
    ---
    Open anything.

    ```try id=anything
    open counter
    ```

    ```expect for=anything
    screen mvp contains "0"
    ```
    """
}
