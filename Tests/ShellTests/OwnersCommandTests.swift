import Testing

@testable import Shell

@Suite struct OwnersCommandTests {
  @Test func `who holds whom is a tree, and what leads back is told`() {
    let learner = Learner(columns: 100)
    learner.type("open counter mvp")
    #expect(
      learner.type("owners") == """
        counter.mvp: who holds whom
          window strong       CountViewController, View
            presenter strong  CountPresenter, Presenter
              view unowned    CountViewController, View
              amount strong   Amount, Model
                closure weak  CountPresenter, Presenter, captured in CountPresenter.swift:21

        """)
  }

  @Test func `a worker that only passes a closure on doesn't hold it`() {
    let learner = Learner(columns: 100)
    learner.type("open candy viper")
    #expect(!learner.type("owners").contains("closure"))
  }

  @Test func `what waits for an answer is held until the answer is there`() {
    let learner = Learner(columns: 120)
    learner.type("service slow", "open candy viper")
    #expect(learner.type("owners").contains("closure weak       CandyInteractor"))
    learner.type("service deliver")
    #expect(!learner.type("owners").contains("closure"))
  }

  @Test func `a closure that holds is a cycle`() {
    let learner = Learner(columns: 120)
    learner.type("open counter mvp~b")
    #expect(
      learner.type("owners").contains(
        "closure strong  CountPresenter, Presenter, again: a cycle, captured in"))
  }

  @Test func `what two layers share is no cycle`() {
    let learner = Learner(columns: 120)
    learner.type("open counter mvc~classic")
    let answer = learner.type("owners")
    #expect(answer.contains("Amount, Model, the same as above\n"))
    #expect(!answer.contains("cycle"))
  }

  @Test func `the window holds what it shows, whatever else holds it`() {
    let learner = Learner()
    learner.type("open counter mvc~a")
    #expect(learner.type("owners").contains("window strong       CountViewController, Controller"))
  }

  @Test func `the next screen's layers stand beside the first one's while it is there`() {
    let learner = Learner()
    learner.type("open candy viper", "quantity 1", "buy")
    #expect(learner.type("owners").contains("ReceiptInteractor, Interactor"))
    learner.type("back")
    #expect(!learner.type("owners").contains("Receipt"))
  }

  @Test func `in plain mode each reference is a sentence`() {
    let learner = Learner(isPlain: true)
    learner.type("open greeting viper")
    #expect(
      learner.type("owners") == """
        greeting.viper: 3 layers.
        The window holds GreetingViewController strongly.
        GreetingViewController holds GreetingPresenter strongly, as eventHandler.
        GreetingPresenter holds GreetingViewController weakly, as view.
        GreetingPresenter holds GreetingInteractor strongly, as greetingProvider.
        GreetingInteractor holds GreetingPresenter weakly, as output.

        """)
  }
}
