import Lessons
import Sessions
import Staging
import TestSupport
import Testing

@testable import Shell

/// What is taken back or gone to from where a step began is what it would be if all were done again.
@Suite struct CheckpointTests {
  private static let lesson = LessonSource(
    file: "steps.md",
    text: """
      ---
      id: steps
      title: Steps
      ---
      ```run
      open counter mvc mvp
      ```
      ```quiz id=one
      ? Which?
      ( ) the View :: No.
      (x) the Model :: Yes.
      ```
      ```run
      open greeting mvp viper
      open counter
      ```
      ```predict id=count on=mvp event=increase kind=count
      ```
      ```try id=two
      fire increase
      fire increase
      ```
      ```expect for=two
      state mvc.model.number == 2
      ```
      ```try id=stop
      break Presenter -> View
      fire decrease
      ```
      ```expect for=stop
      stopped before Presenter -> View
      ```

      > The end.
      """)

  private static let lines = [
    "fire increase", "fire increase", "fire decrease", "fire decrease on mvp", "undo", "undo",
    "undo 3",
    "redo", "answer b", "answer a", "5", "because so it is", "next", "next", "skip", "lesson back",
    "note here", "rewind", "forward", "goto 1", "goto 2", "close mvp", "open counter mvp",
    "open greeting", "fire greet", "open counter", "mock view on mvp", "reset", "service slow",
    "service deliver", "sync", "break Presenter -> View", "continue", "step", "unbreak all", "play",
    "open counter mvc mvp~a", "close mvp~a", "open news viper", "close", "service deliver 1",
    "pin mvc#1.1", "lesson steps", "lesson steps at 3", "goto mvp#1.1", "inspect mvp.presenter",
  ]

  /// All that tells two states apart.
  private func all(_ learner: Learner) -> [String] {
    let state = learner.session.state
    let run = state.lesson?.run
    var fingerprint = Fingerprint()
    return fingerprint.text(of: state.workspace).split(separator: "\n").map(String.init) + [
      "step \(run?.position ?? -1) \(run?.isStepDone ?? false) \(state.isPlaying)",
      "\(state.allOpen.map(\.name)) \(state.notes.map(\.text)) \(state.workspace.newestEvent)",
      "\(state.prediction == nil)",
    ] + state.workspace.closed.map(left)
  }

  /// What is there of a specimen that was closed.
  private func left(of closed: ClosedSpecimen) -> String {
    let layers = Survivors(closed).layers.map { "\(type(of: $0))" }
    return
      "\(closed.name) \(layers) \(closed.service.pending.count) \(closed.recorder.messages.count)"
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `whatever was done, doing all of it again changes nothing`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let learner = Learner(lessons: [Self.lesson])
    var told: [String] = []
    learner.type("open counter mvc", "fire increase", "lesson steps at 1")
    for _ in 0..<60 {
      let line = Self.lines.randomElement(using: &random) ?? ""
      told.append(line)
      learner.type(line)
      guard learner.session.stop == nil else { continue }
      let before = all(learner)
      try learner.session.doAgain()
      let differing = all(learner).filter { !before.contains($0) }
      #expect(differing == [], "\(told)")
      if !differing.isEmpty { return }
    }
  }
}
