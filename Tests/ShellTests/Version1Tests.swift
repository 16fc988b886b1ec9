import Lessons
import TestSupport
import Testing

/// Files of sessions that the first version kept at a terminal, byte for byte, and what it said of them
/// when it did them again.
@Suite struct Version1Tests {
  private static let tour = """
    # layercake-session 1
    open counter
    fire +
    fire decrease on mvp
    sync
    goto 1
    fire increase
    undo
    note "the number"
    open candy mvc viper
    service slow
    fire quantity 3
    service fail on viper
    fire choco 2
    mock view on viper
    fire buy
    mock off
    close viper
    open counter mvp~a
    reset
    rewind
    forward
    undo

    """

  private static let paused = """
    # layercake-session 1
    lesson stop at one
    fire +
    fire decrease on mvp  # stopped where the lesson's task asks to
    next
    sync
    fire decrease

    """

  private static let lesson = """
    ---
    id: stop
    title: A stop
    ---
    ```run
    open counter mvp viper
    ```

    Stop before the view is told.

    ```try id=one
    break Presenter -> View
    fire increase
    ```
    ```expect for=one
    paused before Presenter -> View
    ```

    Then go on.

    ```try id=two
    fire decrease
    ```
    ```expect for=two
    trace mvp order View -> Presenter: decreaseButtonTouched
    ```
    """

  @Test func `a kept session is done again: services, a mock, notes, and what lies ahead`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("tour.session", Self.tour)
    let learner = Learner()
    learner.type("replay \(file)")
    #expect(
      learner.type("history") == """
           1  open counter
           2  fire increase
           3  note "the number"
           4  open candy mvc viper
           5  service slow
           6  fire quantity 3
           7  service fail on viper
           8  fire choco 2
           9  mock view on viper
          10  fire buy  ahead
          11  mock off  ahead
          12  close viper  ahead
          13  open counter mvp~a  ahead
          14  reset  ahead

        """)
    #expect(learner.type("screen mvc").contains("Incl Tax : 852.0won"))
    #expect(
      learner.type("screen viper") == """
          ╭─ VIPER ─────────────────────────────────────╮
          │              the mock was told              │
          │             천국 사탕, 100.0 원             │
          │ Total Price : 300.0won, Incl Tax : 319.5won │
          │ Total Price : 800.0won, Incl Tax : 852.0won │
          ╰─────────────────────────────────────────────╯

        """)
  }

  @Test func `a task that was done inside an event is done at that place`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("paused.session", Self.paused)
    let learner = Learner(lessons: [LessonSource(file: "toy/stop.md", text: Self.lesson)])
    learner.type("replay \(file)")
    #expect(
      learner.type("history") == """
          1  lesson stop at one
          2  fire increase
          3  fire decrease on mvp
          4  goto mvp#2.5
          5  next
          6  sync
          7  fire decrease

        """)
    #expect(learner.shown == ["mvp": "-1", "viper": "-1"])
  }
}
