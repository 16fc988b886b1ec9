import Features
import Staging

extension SpecimenCosts {
  /// How many events come before one at the most.
  private static let longestWay = 3
  /// How many ways are tried to an event at the most.
  private static let mostWays = 60

  /// What an event costs that can't be fired in the feature's order: after as few others as possible,
  /// or after the service has failed; nil if no way was found to it. It is fired aside.
  public static func cost(
    of event: Event, in specimen: Specimen, of feature: Feature
  ) -> EventCost? {
    let events = feature.events(at: [specimen])
    var ways: [[String]] = [[]]
    var tried = 0
    for _ in 0...longestWay {
      var longer: [[String]] = []
      for way in ways {
        for hasFailed in feature.usesService ? [false, true] : [false] {
          if tried == mostWays { return nil }
          tried += 1
          let stage = loaded(specimen, of: feature, hasFailed: hasFailed)
          guard way.allSatisfy({ fire($0, on: stage) != nil }) else { continue }
          if let cost = once(event, on: stage) { return cost }
        }
        longer += events.filter { $0 != event.name }.map { way + [$0] }
      }
      ways = longer
    }
    return nil
  }

  /// Fires an event: what a user does with the value that a control takes.
  private static func once(_ event: Event, on stage: Stage) -> EventCost? {
    event.kind == .gesture ? fire(event.name, on: stage) : fire(event, on: stage)
  }

  /// What a mock in the view's place was told in each test that can be written with it: that it loads, and
  /// each event that can be driven, where the service answers and where it has failed.
  ///
  /// - Returns: By the tests' names, what was told, a line each; nil if no mock can be in the view's place.
  public static func tests(of specimen: Specimen, in feature: Feature) -> [String: [String]]? {
    guard let mock = specimen.mock else { return nil }
    var tests: [String: [String]] = [:]
    for hasFailed in feature.usesService ? [false, true] : [false] {
      for event in [nil] + mock.events.keys.map(Optional.some) {
        let stage = loaded(specimen, of: feature, hasFailed: hasFailed, isMocked: true)
        if let event, fire(event, on: stage) == nil { continue }
        tests["\(hasFailed) \(event ?? "")"] = stage.open.first?.screen
      }
    }
    return tests
  }

  /// A stage with the specimen; the service answers from now on, though it may have failed at loading.
  private static func loaded(
    _ specimen: Specimen, of feature: Feature, hasFailed: Bool, isMocked: Bool = false
  ) -> Stage {
    let stage = Stage(
      feature: feature, firstModes: hasFailed ? ["": .fail] : [:],
      mocked: isMocked ? [specimen.name: .view] : [:])
    stage.open(specimen)
    if hasFailed { _ = try? stage.fire(.service(.ok), at: stage.open) }
    return stage
  }
}
