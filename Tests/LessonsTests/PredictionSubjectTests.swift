@testable import Lessons
import Testing

/// What a prediction is about.
@Suite struct PredictionSubjectTests {
  @Test(arguments: PredictionSubject.Kind.allCases)
  func `a path is there if, and only if, the kind needs one`(kind: PredictionSubject.Kind) {
    #expect((PredictionSubject(kind) == nil) == kind.needsPath)
    #expect((PredictionSubject(kind, of: "mvp.presenter") != nil) == kind.needsPath)
  }

  @Test(
    arguments: [
      (.path, nil, "path"), (.count, nil, "count"), (.order, nil, "order"),
      (.screen, nil, "screen"),
      (.value, "mvp.model.number", "value(of: \"mvp.model.number\")"),
    ] as [(PredictionSubject.Kind, String?, String)])
  func `what hand-ins know a step by stays as it is`(
    kind: PredictionSubject.Kind, path: String?, essence: String
  ) throws {
    let place = SourcePlace(line: 1, column: 1)
    let prediction = LessonPrediction(
      id: LessonLine("p", at: place), event: LessonLine("increase", at: place),
      specimen: LessonLine("mvp", at: place), subject: try #require(.init(kind, of: path)))
    #expect(
      LessonStep(question: .prediction(prediction)).fingerprint
        == "\(Checksum(of: ["\(essence) increase mvp"]))")
  }
}
