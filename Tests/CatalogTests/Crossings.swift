import Catalog
import CatalogSupport
import Features
import LayerTracing
import Staging
import Testing

/// The messages of one event that cross layers, a line each.
@MainActor
enum Crossings {
  /// Opens a specimen and does what stands in a row of a table.
  ///
  /// - Parameters:
  ///   - specimen: `candy.mvp`.
  ///   - steps: `load`, `slow load`, `failing load` or `local load`, and then events:
  ///     `quantity 3, buy`, `deliver`, `fail`.
  /// - Returns: The crossings of the last of them.
  /// - Throws: If there is no such specimen, or a step is refused.
  static func of(_ specimen: String, after steps: String) throws -> [String] {
    try messages(of: specimen, after: steps).map { "\(hop($0)) \($0.brief)" }
  }

  /// The same as messages.
  static func messages(of specimen: String, after steps: String) throws -> [Message] {
    let stage = try stage(specimen, after: steps)
    return stage.open[0].recorder.messages.crossings(of: stage.events.newest)
  }

  /// Who sends to whom: `View -> Presenter`.
  static func hop(_ message: Message) -> String {
    "\(message.sender.role) \(message.isNotification ? "~>" : "->") \(message.receiver.role)"
  }

  /// A stage on which that has been done.
  static func stage(_ specimen: String, after steps: String) throws -> Stage {
    let (feature, found) = try Catalog.specimen(specimen)
    var steps = steps.components(separatedBy: ", ")
    let modes: [String: Service.Mode] = [
      "slow load": .slow, "failing load": .fail, "local load": .local,
    ]
    let mode = steps.first.flatMap { modes[$0] }
    if steps.first?.split(separator: " ").last == "load" { steps.removeFirst() }
    let stage = Stage(feature: feature, firstModes: mode.map { ["": $0] } ?? [:])
    stage.open(found)
    for step in steps { try stage.fire(event(step), at: stage.open) }
    return stage
  }

  private static func event(_ step: String) -> Event {
    if step == "deliver" { return .delivery() }
    if step == "fail" { return .service(.fail) }
    let words = step.split(separator: " ")
    return Event(String(words[0]), value: words.dropFirst().first.flatMap { Int($0) })
  }
}

extension String {
  func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
