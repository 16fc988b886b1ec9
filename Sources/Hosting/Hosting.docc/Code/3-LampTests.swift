import Hosting
import Journeys
import LayerTracing
import Testing

@testable import lamp

@Suite struct LampTests {
  private let lamp = Lamp.features[0]

  @Test func `the exporter writes who tells whom`() throws {
    let stage = Stage(feature: lamp)
    stage.open(lamp.specimens[0])
    try stage.fire(Event("toggle"), at: stage.open)
    let trace = stage.open[0].recorder.messages.trace()
    let graph = WhoTellsWhom().graph(of: trace.filter { $0.event == 1 })
    #expect(
      graph == """
        digraph {
          "Model" -> "Presenter" [label=1]
          "Presenter" -> "Model" [label=1]
          "Presenter" -> "View" [label=1]
          "User" -> "View" [label=1]
          "View" -> "Presenter" [label=1]
        }

        """)
  }

  @Test func `random events break no rule of the pattern`() {
    let right = lamp.specimens.filter(\.isPattern)
    let journey = Journey(lamp, right, seed: 1)
    #expect(journey.firstDifference(in: 200) == nil)
    #expect(journey.breaches == [])
    #expect(journey.layersAliveAfterClosing() == [])
  }

  @Test func `every lesson can be done`() {
    #expect(Lamp.lessonErrors == [])
  }
}
