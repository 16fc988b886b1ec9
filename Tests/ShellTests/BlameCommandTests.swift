import Testing

@testable import Shell

@Suite struct BlameCommandTests {
  @Test func `who points at the flaw is told why it is one`() {
    let learner = Learner()
    learner.type("open counter mvp~a", "decrease")
    #expect(learner.type("blame mvp~a#1.2").hasPrefix("Right. The view calls the model by itself"))
    #expect(learner.type("blame mvp~a.view.amount").hasPrefix("Right. "))
  }

  @Test func `who is near is told so, and who is not as well`() {
    let learner = Learner()
    learner.type("open counter mvp~a", "decrease")
    #expect(learner.type("blame mvp~a.view") == "Warm: this layer has to do with it.\n")
    #expect(learner.type("blame mvp~a.view.amountLabel") == "Warm: this layer, but not this.\n")
    #expect(
      learner.type("blame mvp~a#1.1") == "Warm: the view, but not in this message.\n")
    #expect(
      learner.type("blame mvp~a.model.number")
        == "Cold. Nothing is wrong with this. 'rules', 'owners', 'leaks' and 'source' may\nhelp.\n"
    )
  }

  @Test func `a message is one pattern's`() {
    let learner = Learner()
    learner.type("open counter mvc~a mvp~a", "decrease")
    #expect(learner.type("blame #1.2").contains("which pattern is meant?"))
  }

  @Test func `pointing changes nothing`() {
    let learner = Learner()
    learner.type("open counter mvp~a", "decrease", "blame mvp~a#1.2")
    #expect(learner.session.timeline.count == 2)
  }
}
