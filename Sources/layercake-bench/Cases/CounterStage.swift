import Catalog
import Staging

/// The counter on a stage of its own, in one pattern.
struct CounterStage {
  /// The event that is fired over and over.
  static let event = Event("increase")

  /// The patterns that the counter is built in, as people type them.
  static var patterns: [String] { feature?.specimens.filter(\.isPattern).map(\.name) ?? [] }

  let stage: Stage
  let specimen: OpenSpecimen

  private static var feature: Feature? { Catalog.features.first { $0.name == "counter" } }

  /// Opens the counter in a pattern; nil if it isn't built so.
  init?(_ pattern: String) {
    guard let feature = CounterStage.feature,
      let specimen = feature.specimens.first(where: { $0.name == pattern })
    else { return nil }
    stage = Stage(feature: feature)
    stage.open(specimen)
    guard let open = stage[pattern] else { return nil }
    self.specimen = open
  }

  func fire(_ count: Int) {
    do {
      for _ in 0..<count { try stage.fire(CounterStage.event, at: stage.open) }
    } catch {
      preconditionFailure("the counter refuses its event: \(error)")
    }
  }

  /// How many messages the loading takes, and how many each event.
  static func messages(_ pattern: String) -> (loading: Int, event: Int)? {
    guard let counter = CounterStage(pattern) else { return nil }
    let loading = counter.specimen.recorder.messages.count
    counter.fire(1)
    return (loading, counter.specimen.recorder.messages.count - loading)
  }
}
