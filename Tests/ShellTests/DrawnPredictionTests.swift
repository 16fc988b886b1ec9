import Catalog
import Exports
import Lessons
import Shell
import Terminal
import TestSupport
import Testing

@testable import Sessions

/// Predictions that learners of a class are asked of other events, by their names.
@Suite struct DrawnPredictionTests {
  private static let sources = [
    LessonSource(
      file: "way.md",
      text: """
        ---
        id: way
        title: The way
        ---
        # The way

        ```run
        open counter mvp viper ribs
        ```

        ```predict id=way on=mvp event=increase kind=path vary="increase on viper, decrease on ribs"
        ```

        ```predict id=sum on=mvp event=increase kind=screen vary=decrease
        ```

        That was it.
        """)
  ]

  /// What is right for each of the ways.
  private static let ways = [
    "increase on mvp": "vpmpv", "increase on viper": "vpipv", "decrease on ribs": "viv",
  ]

  /// What is right for VIPER, with its roles by their names: any pattern takes it.
  private static let copied = "View Presenter Interactor Presenter View"

  private func learner(progress: String? = nil) -> Learner {
    Learner(lessons: Self.sources, progress: progress)
  }

  private func asked(_ learner: Learner) -> String? {
    learner.session.state.lessonInFront?.run.openPrediction?.occasion.label
  }

  private func asked(_ name: String) -> String? {
    let learner = learner()
    learner.type("lesson way shuffled 2026 name \(name)")
    return asked(learner)
  }

  /// A name for which the first prediction is about an event.
  private func name(askedOf event: String) throws -> String {
    try #require((1...99).map { "Kim\($0)" }.first { asked($0) == event })
  }

  /// What is graded of a learner's work, by their name.
  private func graded(_ name: String, _ lines: [String]) throws -> ClassWork {
    let learner = learner()
    learner.type(["lesson way shuffled 2026 name \(name)"] + lines)
    let folder = try ScratchFolder()
    try folder.add("work", learner.type("handin way name \(name) -"))
    var order = ClassGrading.Order([folder.path])
    order.seed = 2026
    let grading = try ClassGrading(
      order, features: Catalog.features, course: CourseShelf(sources: { Self.sources }),
      program: "0.1")
    let out = Output.memory()
    grading.write(ClassGrading.Format.json, to: out)
    return try #require(try ClassJSON.record(out.collected).works.first)
  }

  @Test
  func
    `learners of a class are asked of events that are drawn by their names, all others of the author's`()
  {
    let all = (1...40).compactMap { asked("Kim\($0)") }
    #expect(Set(all) == Set(Self.ways.keys))
    #expect(asked("Kim Min-ji".asWord) == asked("min-ji KIM".asWord))
    let alone = learner()
    alone.type("lesson way")
    #expect(asked(alone) == "increase on mvp")
    // A number of one's own is no class's.
    alone.type("lesson way shuffled 17")
    #expect(asked(alone) == "increase on mvp")
  }

  @Test(arguments: ["increase on mvp", "increase on viper", "decrease on ribs"])
  func `each is right by its own trace, fired at once with the words that are told`(event: String)
    throws
  {
    let fired = "fire " + (event.split(separator: " ").first ?? "")
    let work = try graded(name(askedOf: event), [Self.ways[event] ?? "", fired])
    #expect(work.steps.first?.answers.map(\.isRight) == [true])
    #expect(work.steps.first?.answers.first?.text.hasPrefix("\(event): View -> ") == true)
    #expect(work.remarks.isEmpty, "\(work.remarks)")
  }

  @Test func `what was copied from one who was asked something else is wrong, and that is told`()
    throws
  {
    let name = try name(askedOf: "decrease on ribs")
    let copied = try graded(name, [Self.copied, "fire decrease"])
    #expect(copied.steps.first?.answers.map(\.isRight) == [false])
    #expect(
      copied.remarks == [
        "way: this answer is right for 'increase on viper', a question that others in the class were asked."
      ])
    // Corrected before the event, it is the learner's own.
    #expect(try graded(name, [Self.copied, "viv", "fire decrease"]).remarks.isEmpty)
    // What is wrong for all was copied from nobody.
    #expect(try graded(name, ["vip", "fire decrease"]).remarks.isEmpty)
  }

  @Test func `who goes on another day is asked the same, and what was done stays done`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/progress"
    let name = try name(askedOf: "increase on viper")
    let first = learner(progress: path)
    first.type("lesson way shuffled 2026 name \(name)", "vpipv", "fire increase", "")
    let asked = asked(first)
    let second = learner(progress: path)
    second.type("lesson way")
    #expect(second.session.state.lessonInFront?.run.position == 1)
    #expect(
      second.session.state.lessonInFront?.run.seed == Shuffle.number(ofClass: 2026, for: name))
    #expect(self.asked(second) == asked)
    // What is forgotten is begun as by anybody.
    second.type("forget way", "lesson way at 1")
    #expect(self.asked(second) == "increase on mvp")
  }

  @Test func `a lesson that draws is checked with each event`() {
    func failures(_ change: (String) -> String) -> [String] {
      let sources = Self.sources.map { LessonSource(file: $0.file, text: change($0.text)) }
      let report = CourseCheck(sources, features: Catalog.features).report { nil }
      return report.cases.filter { $0.lesson == "way" }.compactMap(\.failure).map(\.message)
    }
    #expect(failures { $0 }.isEmpty)
    #expect(
      failures { $0.replacing("decrease on ribs", with: "decrease on mvp") } == [
        "'increase on mvp' and 'decrease on mvp' share a right answer, so it can be copied"
      ])
    #expect(
      failures {
        $0.replacing("```predict id=sum", with: "Now `fire decrease`.\n\n```predict id=sum")
      }
        == [
          "the text says 'fire decrease', but other learners of a class are asked about another event"
        ])
    #expect(
      failures { $0.replacing("decrease on ribs", with: "increase on mvc") }.first
        == "when a learner of a class is asked about increase on mvc and increase on mvp: this can't be predicted: mvc is not open."
    )
    let translation = LessonSource(
      file: "way.ko.md",
      text: Self.sources[0].text.replacing("title: The way", with: "title: 길")
        .replacing("vary=decrease", with: ""))
    let report = CourseCheck(Self.sources + [translation], features: Catalog.features).report {
      nil
    }
    #expect(
      report.cases.contains {
        $0.failure?.message == "the checks of 'sum' differ from the original"
      })
  }
}
