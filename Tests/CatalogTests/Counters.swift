import Catalog
import CatalogSupport
import LayerTracing
import Staging
import Testing

/// The counter in one pattern, real and by hand.
struct Counter: CustomTestStringConvertible, Sendable {
  /// The name that people type.
  let pattern: String
  let makeByHand: @MainActor @Sendable () -> any HandSpecimen

  var testDescription: String { pattern }

  nonisolated static let all = [
    Counter(pattern: "mvc") { HandMVC() }, Counter(pattern: "mvp") { HandMVP() },
    Counter(pattern: "mvvm") { HandMVVM() }, Counter(pattern: "viper") { HandVIPER() },
    Counter(pattern: "ribs") { HandRIBs() }, Counter(pattern: "store") { HandStore() },
  ]

  /// Dialects whose messages go another way than those of their patterns.
  nonisolated static let dialects = [
    Counter(pattern: "mvvm~observable") { HandMVVMObservable() },
    Counter(pattern: "mvvm~computed") { HandMVVMComputed() },
    Counter(pattern: "mvp~async") { HandMVP(awaits: true) },
  ]

  /// The real one, on a stage of its own.
  func open() throws -> (Stage, OpenSpecimen) {
    let feature = try Catalog.feature("counter")
    let specimen = try #require(feature.specimens.first { $0.name == pattern })
    let stage = Stage(feature: feature)
    stage.open(specimen)
    return (stage, try #require(stage[pattern]))
  }

  /// What the recorder has after these events.
  func recorded(_ events: [String]) throws -> [Message] {
    let (stage, specimen) = try open()
    for event in events { try stage.fire(Event(event), at: [specimen]) }
    return Array(specimen.recorder.messages.trace())
  }

  /// What was written down by hand after these events.
  func byHand(_ events: [String]) -> [Logged] {
    let hand = makeByHand()
    hand.load()
    for event in events { hand.fire(event) }
    return hand.log.messages
  }
}
