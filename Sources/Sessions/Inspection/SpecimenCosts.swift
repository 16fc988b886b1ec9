import LayerTracing
import Staging

/// What a specimen costs: counted in its source, and in the trace of a copy that is played for it.
public struct SpecimenCosts {
  /// What an event costs.
  public struct EventCost {
    /// The event as it was fired: `quantity 3`.
    public let event: String
    /// How many messages cross layers.
    public let crossings: Int
    /// How many messages there are, those within roles included.
    public let messages: Int
  }

  /// `MVP`.
  public let pattern: String
  /// What each event costs, in the feature's order; nil for one that no way was found to.
  public let events: [EventCost?]
  /// Classes, structures and enumerations, nested ones included.
  public let types: Int
  /// Protocols.
  public let protocols: Int
  /// Lines that are neither blank nor comment.
  public let lines: Int
  /// The lines of the largest type, its extensions included.
  public let largestType: Int
  /// The name of the largest type.
  public let largestName: String
  /// The lines of what assembles: scene delegates, builders and components.
  public let assembly: Int
  /// With how many other roles each role exchanges messages, the user and the app left out.
  public let degrees: [Role: Int]
  /// How many references between its layers are strong.
  public let strong: Int
  /// How many are weak or unowned.
  public let weak: Int
  /// How many events can be driven without a widget.
  public let driven: Int
  /// How many sorts of messages and references break the pattern's rules.
  public let breaches: Int

  /// The value that an event is fired with, if it takes one.
  public static let value = 3

  /// Counts, and plays each event once with copies aside.
  public init(_ specimen: Specimen, of feature: Feature) {
    pattern = specimen.pattern
    let code = CodeCount(specimen.sources)
    types = code.types
    protocols = code.protocols
    lines = code.lines
    (largestName, largestType) = code.largest
    assembly = code.assembly

    let stage = Stage(feature: feature)
    stage.open(specimen)
    events = feature.events.map { event in
      SpecimenCosts.fire(event, on: stage)
        ?? SpecimenCosts.cost(of: Event(event), in: specimen, of: feature)
    }
    let open = stage.open.first
    degrees = SpecimenCosts.degrees(open.map { Array($0.recorder.messages.trace()) } ?? [])
    breaches = open.map { RuleBreach.all(in: $0).count } ?? 0
    // What stands there from the beginning is what has to be assembled and kept in mind.
    let fresh = Stage(feature: feature)
    fresh.open(specimen)
    let edges =
      fresh.open.first.map { OwnershipGraph($0.recorder, module: $0.module).edges } ?? []
    strong = edges.count { $0.ownership == .strong }
    weak = edges.count - strong

    fresh.mock(specimen.name)
    driven =
      fresh.mocked.isEmpty ? 0 : feature.events.count { SpecimenCosts.fire($0, on: fresh) != nil }
  }

  /// A specimen aside, which has received every event of its feature once.
  public static func played(_ specimen: Specimen, of feature: Feature) -> OpenSpecimen? {
    let stage = Stage(feature: feature)
    stage.open(specimen)
    for event in feature.events { _ = fire(event, on: stage) }
    return stage.open.first
  }

  static func fire(_ name: String, on stage: Stage) -> EventCost? {
    guard let control = stage.open.first?.control(named: name) else { return nil }
    let taken = control.values.map { $0.clamped(to: value...value).lowerBound }
    return fire(Event(name, value: taken), on: stage)
  }

  static func fire(_ event: Event, on stage: Stage) -> EventCost? {
    guard let open = stage.open.first, let number = try? stage.fire(event, at: [open]) else {
      return nil
    }
    let messages = Array(open.recorder.messages.trace(events: number...number))
    return EventCost(
      event: event.description, crossings: messages.count(where: \.isCrossing),
      messages: messages.count)
  }

  private static func degrees(_ messages: [Message]) -> [Role: Int] {
    var partners: [Role: Set<Role>] = [:]
    for message in messages
    where message.isCrossing && !message.sender.isOutside && !message.receiver.isOutside {
      partners[message.sender.role, default: []].insert(message.receiver.role)
      partners[message.receiver.role, default: []].insert(message.sender.role)
    }
    return partners.mapValues(\.count)
  }
}

private struct CodeCount {
  private let sources: [SourceFile]

  init(_ sources: [SourceFile]) { self.sources = sources }

  private static let typeKinds: Set<SourceDeclaration.Kind> = [.class, .struct, .enum, .actor]

  var types: Int {
    sources.map { $0.declarations.count { CodeCount.typeKinds.contains($0.kind) } }.reduce(0, +)
  }

  var protocols: Int {
    sources.map { $0.declarations.count { $0.kind == .protocol } }.reduce(0, +)
  }

  var lines: Int {
    sources.map { lines($0, in: 1...max(1, $0.lines.count)) }.reduce(0, +)
  }

  var largest: (name: String, lines: Int) {
    var sizes: [String: Int] = [:]
    for (file, declaration) in all where declaration.container == nil {
      sizes[declaration.name, default: 0] += lines(file, in: declaration.lines)
    }
    let largest = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return (largest?.key ?? "", largest?.value ?? 0)
  }

  var assembly: Int {
    all.filter { $0.1.container == nil }
      .filter { declaration in
        ["SceneDelegate", "Builder", "Component"].contains { declaration.1.name.hasSuffix($0) }
      }
      .map { lines($0.0, in: $0.1.lines) }.reduce(0, +)
  }

  /// Types and their extensions, protocols left out.
  private var all: [(SourceFile, SourceDeclaration)] {
    sources.flatMap { file in
      file.declarations
        .filter { CodeCount.typeKinds.contains($0.kind) || $0.kind == .extension }
        .map { (file, $0) }
    }
  }

  /// Lines of code: not blank, and more than a comment.
  private func lines(_ file: SourceFile, in range: ClosedRange<Int>) -> Int {
    file.lines.enumerated().count { index, line in
      guard range.contains(index + 1) else { return false }
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }
}
