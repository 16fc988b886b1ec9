import Testing

@testable import Shell

@Suite struct ExplainCommandTests {
  private let learner = Learner()

  init() { learner.type("open counter mvp mvp~a", "fire increase", "fire decrease") }

  @Test func `a message is told in words`() {
    #expect(
      learner.type("explain mvp#1.5") == """
        mvp#1.5  Presenter -> View  onValueChange(number: 1)
          CountPresenter, the Presenter, calls CountViewController, the View:
          onValueChange(number: 1).
          It is sent while mvp#1.4, number = 1, is handled. It all began with mvp#1.1,
          tap [+].
          The line that sends it is MVP/CountPresenter.swift:22:
          self?.view.onValueChange(number: number)
          It is a call: Presenter knows View.
          MVP's rules allow it.

        """)
  }

  @Test(arguments: [
    ("mvp#1.1", "The user touches Button, the View: tap [+]. The user caused it."),
    ("mvp#1.1", "It comes from outside the program's layers. MVP's rules allow it."),
    ("mvp#1.4", "It is a notification: Model doesn't know who receives it."),
    ("mvp#1.5+1", "It stays inside the View, so it crosses no border."),
    ("mvp#0.2", "It is sent while mvp#0.1, viewDidLoad(), is handled. The line that sends it is"),
    ("mvp~a#2.2", "MVP's rules forbid messages from View -> Model."),
  ])
  func `what kind of crossing it is, and whether it may, is told of each`(
    message: String, told: String
  ) {
    #expect(learner.type("explain \(message)").unwrapped.contains(told))
  }

  @Test func `in plain mode it begins with the sentence that the message is`() {
    let plain = Learner(isPlain: true)
    plain.type("open counter mvp", "fire increase")
    #expect(
      plain.type("explain mvp#1.2").hasPrefix(
        "mvp#1.2: View calls Presenter, increaseButtonTouched().\n"))
  }
}
