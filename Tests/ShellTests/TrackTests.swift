import Testing

@testable import Sessions

/// Shorter ways through the course.
@Suite struct TrackTests {
  private func learner() -> Learner { Learner(course: RealCourse.shelf(in: "en")) }

  @Test func `a track is listed with its lessons and their minutes`() {
    let list = learner().type("lessons short")
    #expect(list.hasPrefix("Track short: MVC, MVP, VIPER, "))
    #expect(list.contains("1.1  One tap"))
    #expect(!list.contains("1.5"))
    #expect(list.contains("To follow this track: set track short"))
  }

  @Test func `the short way takes at most 90 minutes, and a team's neither`() {
    let course = RealCourse.shelf(in: "en")
    for track in ["short", "teams"] {
      let minutes = course.entries(on: track).compactMap { $0.lesson()?.minutes }
      #expect(minutes.count > 5)
      #expect(minutes.reduce(0, +) <= 90, "\(track)")
    }
  }

  @Test func `who follows a track is led along it, and not told of lessons beside it`() throws {
    let learner = learner()
    learner.type("set track short")
    let course = learner.session.environment.course
    let interactor = try course.lesson(named: "2.1")
    #expect(course.lesson(after: interactor)?.number == "2.7")
    #expect(!learner.type("lesson 2.7").contains("2.6"))
    let beside = try course.lesson(named: "2.2")
    #expect(course.lesson(after: beside)?.number == "2.3")
    learner.type("set track whole")
    #expect(course.lesson(after: interactor)?.number == "2.2")
    #expect(learner.type("lesson 2.7").contains("2.6"))
  }

  @Test func `behind its last lesson the whole course goes on`() {
    let course = RealCourse.shelf(in: "en")
    course.track = "short"
    let progress = Progress()
    #expect(course.next(progress)?.number == "1.1")
    for entry in course.entries(on: "short") {
      guard let lesson = entry.lesson() else { continue }
      for step in lesson.steps { progress.note(.done, step, of: lesson) }
    }
    #expect(course.next(progress)?.number == "2.8")
  }
}
