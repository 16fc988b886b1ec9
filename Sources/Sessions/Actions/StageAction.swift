import Features
import Languages
import LayerTracing
import Staging

/// What happens to what is open: features and their specimens.
nonisolated public enum StageAction: Hashable, Sendable {
  /// A feature is opened in these patterns; with none named, in every pattern or as it was left. They
  /// stand beside what is open of it, or, with `isOnly`, in its place.
  case open(String, in: [String] = [], isOnly: Bool = false)
  /// These patterns are closed; with none named, the whole feature.
  case close([String] = [])
  /// An event is fired, or a service does something, at these patterns; with none named, at all.
  case event(Event, on: [String] = [])
  /// A mock takes the place of the layer of this role in these patterns, or, with none, what mocks replaced
  /// comes back.
  case mock(Role?, on: [String] = [])
  /// The patterns that missed events catch up.
  case sync
  /// Everything is loaded anew.
  case reset
  /// What the learner has built takes the place of what it was before, or stands beside what is open.
  case build(OwnBuild)
  /// What the learner has built is closed, and can't be opened any more: a feature's, by its name.
  case discard(String, String)

  /// The roles whose layers a mock can stand in for.
  public static let mockable: [Role] = [.view, .worker, .useCase, .interactor, .router]

  /// Whether specimens are loaded with it as event 0.
  var loads: Bool {
    switch self {
    case .open, .reset, .build: true
    case .close, .event, .mock, .sync, .discard: false
    }
  }
}

nonisolated extension StageAction {
  /// What is left without own builds, of these names; nil if that is nothing.
  func leavingOut(_ names: Set<String>) -> StageAction? {
    func rest(_ patterns: [String]) -> [String]? {
      let rest = patterns.filter { !names.contains($0) }
      return rest.isEmpty && !patterns.isEmpty ? nil : rest
    }
    switch self {
    case .build(let build): return names.contains(build.name) ? nil : self
    case .discard(_, let name): return names.contains(name) ? nil : self
    case .open(let feature, let patterns, let isOnly):
      return rest(patterns).map { .open(feature, in: $0, isOnly: isOnly) }
    case .close(let patterns): return rest(patterns).map(StageAction.close)
    case .event(let event, let patterns): return rest(patterns).map { .event(event, on: $0) }
    case .mock(let role, let patterns): return rest(patterns).map { .mock(role, on: $0) }
    case .sync, .reset: return self
    }
  }
}

nonisolated extension StageAction: CustomStringConvertible {
  /// The line that does it.
  public var description: String {
    switch self {
    case .open(let feature, let names, false): ActionLine.text("open", [feature] + names)
    case .open(let feature, let names, true):
      ActionLine.text(ActionLine.text("open", [feature]) + " only", names)
    case .close(let names): ActionLine.text("close", names)
    case .event(let event, let names):
      switch event.kind {
      case .gesture: ActionLine.text("fire", [event.name], number: event.value, on: names)
      case .service, .delivery, .process:
        ActionLine.text(event.name, number: event.value, on: names)
      }
    case .mock(let role, let names):
      ActionLine.text("mock", [role?.name.lowercased() ?? "off"], on: names)
    case .sync: "sync"
    case .reset: "reset"
    case .build(let build): ActionLine.text("build", build.arguments)
    case .discard(let feature, let name): ActionLine.text("discard", [feature, name])
    }
  }

  /// Reads its line; nil if it is anything else.
  init?(_ head: String, _ line: ActionLine) {
    var line = line
    switch head {
    case "open":
      guard let feature = line.word() else { return nil }
      let isOnly = line.rest.count > 1 && line.keyword("only")
      self = .open(feature, in: line.texts, isOnly: isOnly)
    case "close": self = .close(line.texts)
    case "fire":
      guard let name = line.word() else { return nil }
      let value = line.number()
      guard let names = line.names() else { return nil }
      self = .event(Event(name, value: value), on: names)
    case "service":
      guard let choice = line.word() else { return nil }
      let place = choice == "deliver" ? line.number() : nil
      guard let names = line.names() else { return nil }
      if let mode = Service.Mode(rawValue: choice) {
        self = .event(.service(mode), on: names)
      } else if choice == "deliver" {
        self = .event(.delivery(place), on: names)
      } else {
        return nil
      }
    case "kill", "relaunch":
      guard let change = Event.ProcessChange(rawValue: head), let names = line.names() else {
        return nil
      }
      self = .event(.process(change), on: names)
    case "mock":
      guard let choice = line.word() else { return nil }
      let role = StageAction.mockable.first { $0.name.lowercased() == choice }
      guard role != nil || choice == "off", let names = line.names() else { return nil }
      self = .mock(role, on: names)
    case "sync" where line.isAtEnd: self = .sync
    case "reset" where line.isAtEnd: self = .reset
    case "build":
      guard line.rest.count == 4, let feature = line.word(), let name = line.word(),
        let original = line.word(), let digest = line.word()
      else { return nil }
      self = .build(OwnBuild(feature: feature, name: name, original: original, digest: digest))
    case "discard":
      guard line.rest.count == 2, let feature = line.word(), let name = line.word() else {
        return nil
      }
      self = .discard(feature, name)
    default: return nil
    }
  }
}

extension State {
  /// Does it in the workspace in front.
  func perform(_ action: StageAction) throws(Refusal) -> Outcome {
    switch action {
    case .open(let feature, let names, let isOnly):
      return try workspace.open(feature, names, isOnly: isOnly)
    case .close(let names): return try workspace.close(names)
    case .event(let event, let names):
      switch event.kind {
      case .gesture: return try workspace.fire(event, on: names)
      case .service(let mode): return try workspace.set(mode, event, on: names)
      case .delivery: return try workspace.deliver(event, on: names)
      case .process(let change): return try workspace.change(change, on: names)
      }
    case .mock(let role, let names): return try workspace.mock(role, names)
    case .sync: return .synced(try stage().sync())
    case .reset:
      let stage = try stage()
      let count = stage.events.count
      stage.reset()
      return .reset(events: count)
    case .build(let build):
      let original = try workspace.original(of: build)
      guard let builds = environment.builds else { throw .build(.absent(build.name)) }
      let specimen: Specimen
      do throws(BuildError) { specimen = try builds.specimen(build, like: original) } catch {
        throw .build(error)
      }
      return try workspace.put(specimen, build)
    case .discard(let feature, let name): return try workspace.discard(name, of: feature)
    }
  }
}
