import Features
import Staging
import TestSupport

/// Random events at several specimens at once: gestures with good values and bad, services that fail
/// and are late, ways to another screen and back, and now and then everything from the start.
@MainActor
final class Journey {
  let stage: Stage
  private let seed: UInt64
  private var generator: SeededGenerator
  /// The texts that stood on screens.
  private(set) var seen: Set<String> = []
  /// Why events were refused.
  private(set) var refusals: [EventRefusal] = []

  init(_ feature: Feature, _ specimens: [Specimen], seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    stage = Stage(
      feature: Feature(
        name: feature.name, summary: "", events: feature.events,
        usesService: feature.usesService, specimens: specimens))
    for specimen in specimens { stage.open(specimen) }
  }

  /// Goes on until the screens, or what is refused, differ.
  ///
  /// - Parameter steps: How many events there are at the most.
  /// - Returns: The first difference, with the seed; nil if there is none.
  func firstDifference(in steps: Int) -> String? {
    if let difference = difference(after: "loading", 0) { return difference }
    for step in 1...steps {
      // A reset comes at any time, even while a service fails or is late.
      if Int.random(in: 0..<20, using: &generator) == 0 {
        stage.reset()
        if let difference = difference(after: "reset", step) { return difference }
        continue
      }
      let event = nextEvent()
      var results: [EventRefusal?] = []
      for specimen in stage.open { results.append(fire(event, at: specimen)) }
      if results.contains(where: { !isSame($0, results.first ?? nil) }) {
        return "seed \(seed), step \(step), \(event): refused as \(results)"
      }
      if let refusal = results.first ?? nil, !refusals.contains(where: { isSame($0, refusal) }) {
        refusals.append(refusal)
      }
      if let difference = difference(after: event.description, step) { return difference }
    }
    return nil
  }

  private func nextEvent() -> Event {
    if stage.feature.usesService, Int.random(in: 0..<6, using: &generator) == 0 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return .service(.ok)
      case 1: return .service(.fail)
      case 2: return .service(.slow)
      default: return .delivery()
      }
    }
    let name = stage.feature.events.randomElement(using: &generator) ?? ""
    let values: [Int?] = [nil, 0, 1, 3, 7, 1_000_003, 1_000_000_000, -1, 1_000_000_001, .max]
    return Event(name, value: values.randomElement(using: &generator) ?? nil)
  }

  private func fire(_ event: Event, at specimen: OpenSpecimen) -> EventRefusal? {
    do throws(EventRefusal) {
      try stage.fire(event, at: [specimen])
      return nil
    } catch {
      return error
    }
  }

  /// The same reason, whichever specimen it names.
  private func isSame(_ one: EventRefusal?, _ other: EventRefusal?) -> Bool {
    switch (one, other) {
    case (.absent, .absent), (.disabled, .disabled): true
    default: one == other
    }
  }

  private func difference(after event: String, _ step: Int) -> String? {
    let screens = stage.open.map { $0.window.draw() }
    seen.formUnion(screens[0])
    for (specimen, screen) in zip(stage.open, screens) where screen != screens[0] {
      return "seed \(seed), step \(step), \(event): \(specimen.name) shows \(screen), "
        + "\(stage.open[0].name) shows \(screens[0])"
    }
    return nil
  }
}
