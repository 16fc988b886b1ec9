import Catalog
import Lessons
import TestSupport
import Testing

@testable import Sessions
@testable import Shell

/// Stops in events that a lesson fired: by its own commands, or by the solution of a task that was skipped.
@Suite struct LessonStopTests {
  /// A lesson of which every event was fired by itself.
  private func skipped() -> Learner {
    let learner = Learner()
    for line in ["lesson taps", "skip", "skip"] { try? learner.runner.run(line) }
    return learner
  }

  @Test(arguments: ["goto mvc#1.2", "goto mvc#2.1", "goto mvc#2.3+1", "step"])
  func `every look shows the moment before the message`(way: String) throws {
    let learner = skipped()
    try learner.runner.run(way)
    let stop = try #require(learner.session.stop)
    let shown = try learner.session.look { state, message in
      (state.current?["mvc"]?.window.draw() ?? [], message?.event)
    }
    #expect(shown.1 == stop.moment.message.event)
    let number = stop.moment.message.event - 1
    #expect(shown.0.contains { $0.contains("\(number)") }, "\(shown.0)")
    for look in ["screen", "trace", "inspect mvc.model", "diff", "why mvc.model.number", "owners"] {
      #expect(throws: Never.self) { try learner.runner.run(look) }
    }
  }

  @Test func `what a look was given is gone after it`() throws {
    let learner = skipped()
    try learner.runner.run("goto mvc#1.2")
    weak var given: State?
    try learner.session.look { state, _ in given = state }
    #expect(given == nil)
  }

  @Test func `a stop of a lesson's first attempt is none of its second`() throws {
    let learner = skipped()
    // The task's solution can't be done in what is left, so that the step begins anew.
    for line in ["lesson taps at two", "increase", "close", "skip", "goto mvc#1.1"] {
      try learner.runner.run(line)
    }
    let stop = try #require(learner.session.stop)
    let moments = stop.recording.moments.map(\.name)
    #expect(Set(moments).count == moments.count, "\(moments)")
    let shown = try learner.session.look { state, _ in state.current?["mvc"]?.window.draw() ?? [] }
    #expect(shown.contains { $0.contains("0") })
  }

  @Test func `a hand-in in which somewhere was stopped is graded like any other`() throws {
    let learner = skipped()
    try learner.runner.run("goto mvc#1.3+1")
    let lesson = try #require(learner.session.state.lesson?.shelved)
    var handIn = learner.session.handIn(of: lesson, by: "Kim", program: "0.1").text
    handIn = handIn.replacing("skip\nend", with: "skip\ngoto mvc#1.3+1\nend")
    let (read, _) = try HandIn.read(handIn)
    let work = GradedWork(read, against: lesson, like: learner.session, nothing: "nothing")
    #expect(work.refused == nil)
    #expect(work.count.skipped == 2)
  }
}
