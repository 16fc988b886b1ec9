import Catalog
import Lessons
import TestSupport
import Testing

@testable import Shell

/// Tasks that ask to stop somewhere.
@Suite struct PausedLessonTests {
  nonisolated private static let stop = LessonSource(
    file: "10-stop.md",
    text: """
      ---
      id: stop
      title: Stop
      ---
      # Stop

      ```run
      open counter mvc mvp
      ```

      Stop before the view is told.

      ```try id=here
      break Controller -> View
      fire increase on mvc
      ```

      ```expect for=here
      paused before Controller -> View
      state mvc.model.number == 1
      ```

      ```guard for=here
      screen mvc contains '0'
      ```

      ## On

      Now let MVP have it, too.

      ```try id=on
      sync
      ```

      ```expect for=on
      state mvp.model.number == 1
      ```
      """)

  private let learner = Learner(lessons: [stop])

  @Test func `the course's check passes it, and fails what never stops there`() {
    func report(_ text: String) -> [String] {
      CourseCheck(
        [LessonSource(file: "10-stop.md", text: text)], features: Catalog.features
      ).report { nil }.written(as: .text).lines.filter { $0.contains("error:") }
    }
    #expect(report(Self.stop.text).filter { !$0.contains("another process") } == [])
    let never = Self.stop.text.replacing("break Controller -> View\n", with: "breaks\n")
    #expect(report(never).contains { $0.contains("after the solution: nothing is paused") })
    let elsewhere = Self.stop.text.replacing(
      "break Controller -> View\n", with: "break * => Model\n")
    #expect(report(elsewhere).contains { $0.contains("after the solution: paused before") })
  }

  @Test func `the task is done as soon as the event stops there`() {
    let answer = learner.type(
      "lesson", "break Controller -> View", "fire increase on mvc", "screen mvc")
    #expect(answer.contains("0"))
    #expect(learner.prompts.contains("mvc#1.5> "))
    #expect(learner.out.collected.contains("Done"), "\(learner.out.collected)")
    #expect(learner.prompt == "1.1 1/2 next> ")
  }

  @Test func `stopped at another message, it says at which, and which one the task asks for`() {
    let answer = learner.type("lesson", "break View -> Controller", "fire increase on mvc")
    #expect(
      answer.hasSuffix(
        """
        Not yet:  paused before View -> Controller
          increaseButtonTouched(increaseButton), not before Controller -> View
          undo  skip

        """), "\(answer)")
    // What doesn't hold half-way is nothing to tell there.
    #expect(!answer.contains("mvc.model.number"), "\(answer)")
    // On the way from message to message nothing is told.
    #expect(!learner.type("step").contains("Not yet"))
  }

  @Test func `a task that doesn't ask to stop isn't done half-way`() {
    learner.type(
      "lesson", "skip", "fire increase on mvp --step", "step", "step", "step")
    // By then the model had changed; what it means is told at the event's end.
    #expect(learner.stops.last?.hasPrefix("mvp#2.4") == true, "\(learner.stops)")
    let told = learner.out.collected
    let stop = told.firstRange(of: "paused before mvp#2.4")?.upperBound
    let report = told.firstRange(of: "event 2, increase")?.lowerBound
    let done = told.ranges(of: "Done.").last?.lowerBound
    #expect(stop != nil && report != nil && done != nil, "\(told)")
    if let stop, let report, let done { #expect(stop < report && report < done, "\(told)") }
    #expect(learner.prompt == "1.1 2/2 done> ")
  }

  @Test func `to fire alone doesn't do it`() {
    learner.type("lesson", "fire increase on mvc")
    #expect(learner.prompt == "1.1 1/2 try> ")
    #expect(learner.out.collected.contains("nothing is paused"))
  }

  @Test func `to walk there does it, too`() {
    learner.type("lesson", "fire increase on mvc --step", "", "", "", "")
    #expect(learner.prompt == "1.1 1/2 next> ")
  }

  @Test func `next begins after the event`() {
    learner.type("lesson", "break Controller -> View", "fire increase on mvc", "next")
    #expect(learner.prompt == "1.1 2/2 try> ")
    #expect(learner.shown["mvc"] == "1")
  }

  @Test func `it is still done when everything is done again`() {
    learner.type(
      "lesson", "break Controller -> View", "fire increase on mvc", "continue", "note done", "undo")
    #expect(learner.prompt == "1.1 1/2 next> ")
    learner.type("rewind")
    #expect(learner.prompt == "1.1 1/2 try> ")
    learner.type("forward")
    #expect(learner.prompt == "1.1 1/2 next> ")
  }

  @Test func `to take the event back takes that back, too`() {
    learner.type("lesson", "break Controller -> View", "fire increase on mvc", "note on")
    #expect(learner.prompt == "1.1 1/2 next> ")
    #expect(learner.done.suffix(3) == ["fire increase on mvc", "goto mvc#1.5", "note on"])
    learner.type("undo", "undo")
    #expect(learner.prompt == "1.1 1/2 try> ")
    #expect(learner.shown["mvc"] == "0")
    #expect(learner.done.count == 1)
    learner.type("fire increase on mvc")
    #expect(learner.prompt == "1.1 1/2 next> ")
  }

  @Test func `and when the session is gone on with`() throws {
    let folder = try ScratchFolder()
    let learner = Learner(sessions: folder.path, lessons: [Self.stop])
    learner.type("lesson", "break Controller -> View", "fire increase on mvc", "next")
    learner.leave()
    let heir = Learner(sessions: folder.path, lessons: [Self.stop])
    heir.type("resume", "note x", "undo", "replay")
    #expect(heir.prompt == "1.1 2/2 try> ")
    #expect(!heir.out.collected.contains("can't be"), "\(heir.out.collected)")
  }

  @Test func `a look on a visit doesn't do it`() {
    learner.type("lesson", "fire increase on mvc", "goto mvc#1.5", "screen", "continue")
    #expect(learner.prompt == "1.1 1/2 try> ")
  }

  @Test func `before it, the task is open again`() {
    learner.type(
      "lesson", "break Controller -> View", "fire increase on mvc", "continue", "goto mvc#1.5",
      "rewind")
    #expect(learner.prompt == "1.1 1/2 try> ")
    learner.type("forward")
    #expect(learner.prompt == "1.1 1/2 next> ")
  }

  @Test func `skipping does it for the learner`() {
    learner.type("lesson", "skip")
    #expect(learner.prompt == "1.1 2/2 try> ")
  }
}
