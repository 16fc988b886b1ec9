import Features
import LayerTracing
import Lessons
import Staging

/// What is there when a question is asked: a build, or the sound one beside a flawed one, after some events.
struct ExamScene {
  let feature: Feature
  let names: [String]
  /// How the service answers; nil where none is asked.
  let mode: Service.Mode?
  private(set) var fired: [Event] = []
  /// Whether an event of a name may be fired: one that no lesson has shown may not.
  private let isKnown: (String) -> Bool
  private(set) var workspace: Workspace

  /// Opens builds, at which only some events are fired; nil if they can't be opened so.
  init?(
    _ feature: Feature, _ names: [String], _ mode: Service.Mode?,
    firing isKnown: @escaping (String) -> Bool
  ) {
    (self.feature, self.names, self.mode, self.isKnown) = (feature, names, mode, isKnown)
    workspace = Workspace([feature], kept: HuntPlan.kept)
    if let mode {
      guard (try? workspace.set(mode, .service(mode), on: [])) != nil else { return nil }
    }
    guard (try? workspace.open(feature.name, names, isOnly: false)) != nil else { return nil }
  }

  /// The events that the user could fire now, with values that are drawn, in an order that is drawn.
  func events(_ draw: inout SplitMix64) -> [Event] {
    guard let stage = workspace.current else { return [] }
    return draw.shuffled(stage.controls.filter { isKnown($0.event) }).map { control in
      let values = stage.open.lazy.compactMap { $0.control(named: control.event)?.values }
        .first
      // Small numbers are what one can do sums with.
      return Event(
        control.event,
        value: values.map { draw.number(in: $0.clamped(to: 1...5)) })
    }
  }

  /// Fires some events that are drawn; one that doesn't end, or can't be fired, is left out.
  mutating func fire(_ count: Int, _ draw: inout SplitMix64) {
    for _ in 0..<count {
      guard let event = events(&draw).first, (try? workspace.fire(event, on: [])) != nil else {
        continue
      }
      fired.append(event)
    }
  }

  /// Whether the newest event shows a mistake of a build: a message by which it is known was sent in it.
  func shows(_ flaw: Flaw, of name: String) -> Bool {
    guard let stage = workspace.current, let open = stage[name] else { return false }
    let newest = stage.events.newest
    return open.recorder.messages.trace(events: newest...newest).contains { message in
      flaw.messages.contains { $0.matches(message) }
    }
  }

  /// The roles that are played, but for those outside of every pattern.
  var roles: [Role] {
    (workspace.current?.open.flatMap(\.roles) ?? []).unique.filter { !Role.outside.contains($0) }
  }

  /// The roles that a learner has seen speak: those of the messages so far, but for those outside of every pattern.
  var speaking: [Role] {
    let open = workspace.current?.open ?? []
    let messages = open.flatMap { $0.recorder.messages.trace() }
    let speaking = Set(messages.flatMap { [$0.sender.role, $0.receiver.role] })
    return roles.filter { speaking.contains($0) }
  }

  // no text: lines that are typed
  /// The lines that lead here.
  var lines: [String] {
    (mode.map { ["service \($0.rawValue)"] } ?? [])
      + ["open \(([feature.name] + names).joined(separator: " "))"] + fired.map { "fire \($0)" }
  }

  /// The lines that show what is asked about: what the last build sent, and who holds whom there.
  var looks: [String] {
    guard let name = names.last else { return [] }
    return ["trace \(name) --inside", "owners \(name)"]
  }
}
