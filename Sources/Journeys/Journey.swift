import Features
import LayerTracing
import Lessons
import Sessions
import Staging

/// Random events at several specimens at once: gestures with good values and bad, services that fail
/// and are late, ways to another screen and back, and now and then everything from the start.
///
/// ```swift
/// let journey = Journey(feature, feature.specimens, seed: 1)
/// #expect(journey.firstDifference(in: 1_000) == nil)  // the user can't tell them apart
/// #expect(journey.breaches == [])  // and each keeps its pattern's rules
/// ```
///
/// The same seed makes the same journey.
public final class Journey {
  /// Where the specimens are open.
  public let stage: Stage
  private let seed: UInt64
  private var generator: SplitMix64
  /// The texts that stood on screens.
  public private(set) var seen: Set<String> = []
  /// Why events were refused, each reason once.
  public private(set) var refusals: [EventError] = []

  /// Opens some of a feature's specimens; random events come from the seed.
  public init(_ feature: Feature, _ specimens: [Specimen], seed: UInt64) {
    self.seed = seed
    generator = SplitMix64(seed: seed)
    stage = Stage(
      feature: Feature(
        name: feature.name, summary: "", events: feature.events,
        usesService: feature.usesService, links: feature.links, specimens: specimens))
    for specimen in specimens { stage.open(specimen) }
  }

  /// Goes on until the screens, or what is refused, differ, for `steps` events at the most; the first
  /// difference is told with the seed.
  public func firstDifference(in steps: Int) -> String? {
    if let difference = difference(after: "loading", 0) { return difference }
    for step in 1...steps {
      // A reset comes at any time, even while a service fails or is late.
      if Int.random(in: 0..<20, using: &generator) == 0 {
        stage.reset()
        if let difference = difference(after: "reset", step) { return difference }
        continue
      }
      let event = nextEvent()
      var results: [EventError?] = []
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

  /// What the open specimens did against the rules of their patterns, in messages and in who owns whom;
  /// a specimen without rules breaks none.
  public var breaches: [String] {
    stage.open.flatMap { specimen in
      RuleBreach.all(in: specimen).map { "\(specimen.name): \($0.text)" }
    }
  }

  /// Closes the specimens, which ends the journey. The layers that are still alive then are held by
  /// another object.
  public func layersAliveAfterClosing() -> [String] {
    let recorders = stage.open.map { ($0.name, $0.recorder) }
    for specimen in stage.open { stage.close(specimen.specimen.name) }
    return recorders.flatMap { name, recorder in
      // The user and the app come first; they stay.
      recorder.layers.instances.dropFirst(2).filter(\.isAlive).map {
        "\(name): \($0.facts?.name ?? "a layer")"
      }
    }
  }

  private func nextEvent() -> Event {
    if stage.feature.usesService, Int.random(in: 0..<6, using: &generator) == 0 {
      // Nearly as often an answer comes as the service changes.
      guard Int.random(in: 0..<5, using: &generator) < 3 else { return .delivery() }
      return .service(Service.Mode.allCases.randomElement(using: &generator) ?? .ok)
    }
    if Int.random(in: 0..<40, using: &generator) == 0 { return .process(stage.processChange) }
    let name = stage.feature.events.randomElement(using: &generator) ?? ""
    let values: [Int?] = [nil, 0, 1, 3, 7, 1_000_003, 1_000_000_000, -1, 1_000_000_001, .max]
    return Event(name, value: values.randomElement(using: &generator) ?? nil)
  }

  private func fire(_ event: Event, at specimen: OpenSpecimen) -> EventError? {
    do throws(EventError) {
      try stage.fire(event, at: [specimen])
      return nil
    } catch {
      return error
    }
  }

  /// The same reason, whichever specimen it names.
  private func isSame(_ one: EventError?, _ other: EventError?) -> Bool {
    switch (one, other) {
    case (.absent, .absent), (.disabled, .disabled), (.notRunning, .notRunning): true
    default: one == other
    }
  }

  private func difference(after event: String, _ step: Int) -> String? {
    let screens = stage.open.map { $0.screen }
    seen.formUnion(screens[0])
    for (specimen, screen) in zip(stage.open, screens) where screen != screens[0] {
      return "seed \(seed), step \(step), \(event): \(specimen.name) shows \(screen), "
        + "\(stage.open[0].name) shows \(screens[0])"
    }
    return nil
  }
}

extension RuleBreach {
  /// The breach in a line, for the message of a test.
  var text: String {
    switch self {
    case .message(let message, .way):
      "\(message.sender.role) -> \(message.receiver.role) \(message.text)"
    case .message(let message, .payload(let payload, let type)):
      "\(message.sender.role) -> \(message.receiver.role) \(message.text) brings \(type): "
        + payload.name
    case .ownership(let edge): "\(type(of: edge.owner)) owns \(type(of: edge.held))"
    }
  }
}
