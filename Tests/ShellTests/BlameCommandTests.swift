import Testing

@testable import Shell

@Suite struct BlameCommandTests {
  @Test func `who points at the flaw is told why it is one`() {
    let learner = Learner()
    learner.type("open counter mvp~a", "decrease")
    #expect(learner.type("blame mvp~a#1.2").hasPrefix("Right. The view calls the model directly"))
    #expect(learner.type("blame mvp~a.view.amount").hasPrefix("Right. "))
  }

  @Test func `who is near is told so, and who is not as well`() {
    let learner = Learner()
    learner.type("open counter mvp~a", "decrease")
    #expect(learner.type("blame mvp~a.view") == "Warm: this layer is involved.\n")
    #expect(
      learner.type("blame mvp~a.view.amountLabel")
        == "Warm: the right layer, but not this part of it.\n")
    #expect(
      learner.type("blame mvp~a#1.1") == "Warm: the view is involved, but not in this message.\n")
    #expect(
      learner.type("blame mvp~a.model.number")
        == "Cold. Nothing is wrong here. These may help: rules, owners, leaks, source.\n"
    )
  }

  @Test func `what never ended is pointed at by the name that was told`() {
    let learner = Learner(columns: 120)
    learner.type("open counter mvc~b")
    #expect(learner.type("fire increase").contains("Controller -> Model clamp"))
    for path in ["clamp", "model.clamp", "controller.clamp", "model.number"] {
      #expect(learner.type("blame mvc~b.\(path)").hasPrefix("Right. "), "\(path)")
    }
    #expect(learner.type("blame mvc~b.amountLabel").hasPrefix("Right. ") == false)
  }

  @Test func `a swallowed failure is pointed at where it ends, and a success isn't`() {
    let learner = Learner()
    learner.type("service fail", "open candy mvvm~a")
    #expect(!learner.type("screen").contains("can't be fetched"))
    #expect(learner.type("blame mvvm~a#0.10").hasPrefix("Right. The view model learns"))
    learner.type("service ok", "reset")
    #expect(learner.type("blame mvvm~a#0.10").hasPrefix("Warm: "))
  }

  @Test func `a child that is never detached stays where owners shows it`() {
    let learner = Learner(columns: 120)
    learner.type("open candy ribs~a", "quantity 1", "buy", "back")
    #expect(learner.type("owners").contains("ReceiptRouter"))
    #expect(learner.type("blame ribs~a.router.children").hasPrefix("Right. "))
  }

  @Test func `a message is one pattern's`() {
    let learner = Learner()
    learner.type("open counter mvc~a mvp~a", "decrease")
    #expect(learner.type("blame #1.2").contains("which pattern do you mean?"))
  }

  @Test func `pointing changes nothing`() {
    let learner = Learner()
    learner.type("open counter mvp~a", "decrease", "blame mvp~a#1.2")
    #expect(learner.session.timeline.count == 2)
  }
}
