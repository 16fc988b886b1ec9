import LayerTracing
import Testing

@testable import Shell

@Suite struct KeepCommandTests {
  private let learner = Learner()

  init() { learner.type("open counter mvp") }

  @Test func `it tells how many are kept, and which stay`() {
    #expect(
      learner.type("keep") == """
        Up to 1000000 messages are kept of each pattern.
        The messages of all patterns together take 100 MB at most. Now they take 0 MB.
        Beyond that, the oldest are removed.
          counter.mvp: 5 messages

        """)
    // Who says how many are kept is limited by that alone.
    #expect(
      learner.type("keep 2000").hasPrefix(
        "Up to 2000 messages are kept of each pattern.\nBeyond that, the oldest are removed.\n"))
    #expect(
      learner.type("keep Presenter -> View").contains(
        "Presenter -> View stays when others are removed, up to as many again.\n"))
    #expect(learner.type("keep newest").contains("Beyond that, the oldest are removed.\n"))
  }

  @Test func `what was asked for stays when others go, under its own name`() {
    learner.type("keep 2000", "keep Presenter -> View")
    learner.type(Array(repeating: "fire increase", count: 600))
    #expect(learner.type("keep").contains(" messages, 2461 removed"))
    #expect(
      learner.type("trace mvp event 3").hasPrefix(
        "counter.mvp, event 3, increase\nmvp#3.5  Presenter -> View  onValueChange(number: 3)\n"))
    #expect(learner.type("trace mvp event 600").contains("mvp#600.4"))
  }

  @Test func `what is never sent by the rules is kept, and said to be never sent`() {
    #expect(
      learner.type("keep Model -> Presenter").unwrapped.hasSuffix(
        "In MVP, the Model notifies the Presenter: ~>. Did you mean 'keep Model ~> Presenter'?"))
    #expect(!learner.type("keep Model ~> Presenter").contains("Did you mean"))
  }

  @Test func `what had gone is there again when more is kept`() {
    learner.type("keep 2000")
    learner.type(Array(repeating: "fire increase", count: 600))
    #expect(learner.type("trace mvp event 3").contains(" has no messages here."))
    #expect(learner.type("trace mvp#3.5").contains("this message was dropped to make room"))
    learner.type("keep 100000")
    #expect(learner.type("trace mvp event 3").contains("mvp#3.5"))
  }

  @Test func `a pinned message never goes, whatever is taken back or gone to`() {
    learner.type("keep 2000", "fire increase", "fire increase", "pin mvp#2.4")
    learner.type(Array(repeating: "fire increase", count: 600))
    let expected = "counter.mvp, event 2, increase\nmvp#2.4  Model ~> Presenter  number = 2\n"
    #expect(learner.type("trace mvp event 2").hasPrefix(expected))
    learner.type("undo", "rewind", "forward")
    #expect(learner.type("trace mvp event 2").hasPrefix(expected))
    learner.type("unpin mvp#2.4", "fire increase", "fire increase")
    #expect(learner.type("trace mvp event 2").contains(" has no messages here."))
  }
}
