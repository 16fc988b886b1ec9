import Catalog
import Lessons
import TestSupport
import Testing

@testable import Sessions
@testable import Shell

/// The question for a check, in a lesson.
@Suite struct `A lesson's question for a check` {
  private nonisolated static let source = LessonSource(
    file: "l.md",
    text: """
      ---
      id: l
      title: L
      ---
      Text.

      ```run
      open counter mvp mvp~a
      ```

      Write it.

      ```prove id=p on=mvp~a
      trace never View -> Model
      ```

      ```hint for=p
      Who sends it?
      ```

      End.
      """)

  private func learner(sessions: String? = nil) -> Learner {
    let learner = Learner(sessions: sessions, lessons: [Self.source])
    learner.type("lesson l at 1")
    return learner
  }

  @Test func `is done with any check that is proven, which needs no name`() {
    let learner = learner()
    #expect(learner.prompt == "1.1 1/2 try> ")
    #expect(learner.type("prove state model.number >= 0").contains("Too strict"))
    #expect(learner.type("prove trace never Model -> View").contains("Too weak"))
    #expect(learner.prompt == "1.1 1/2 try> ")
    #expect(learner.type("prove rules broken 0 times").contains("Done."))
    #expect(learner.prompt == "1.1 1/2 next> ")
  }

  @Test func `asks of the build that it names, whatever else is open`() {
    let learner = learner()
    learner.type("open counter mvp~b", "close mvp~a")
    #expect(learner.type("prove trace never View -> Model").contains("Done."))
  }

  @Test func `has hints, and its author's check is shown and taken when it is skipped`() {
    let learner = learner()
    #expect(learner.type("hint").contains("Who sends it?"))
    #expect(learner.type("solution").contains("prove mvp~a trace never View -> Model"))
    #expect(learner.type("skip").contains("End."))
  }

  @Test func `is taken back, and gone on with another day`() throws {
    let folder = try ScratchFolder()
    let learner = learner(sessions: folder.path)
    learner.type("fire increase", "prove trace never View -> Model", "undo")
    #expect(learner.prompt == "1.1 1/2 try> ")
    learner.type("prove trace never View -> Model")
    #expect(learner.prompt == "1.1 1/2 next> ")
    learner.leave()
    let again = Learner(sessions: folder.path, lessons: [Self.source])
    again.type("resume")
    #expect(again.prompt == "1.1 1/2 next> ")
    #expect(again.done == learner.done)
  }

  @Test func `is handed in, and stands on paper and on cards with its author's check`() {
    let learner = learner()
    learner.type("prove trace never View -> Model")
    #expect(
      learner.type("handin 1.1 name Kim -").contains("prove mvp~a trace never View -> Model"))
    #expect(learner.type("export anki -").contains("prove mvp~a trace never View -&gt; Model"))
    let (sheet, key) = (learner.type("handout 1.1"), learner.type("handout 1.1 --key"))
    #expect(!sheet.contains("trace never") && key.contains("trace never View -> Model"))
  }

  @Test func `stops no lesson's check where its author is right`() {
    let check = CourseCheck([Self.source], features: Catalog.features)
    #expect(check.report { check.alternateRuns() }.failures.map(\.message) == [])
  }
}
