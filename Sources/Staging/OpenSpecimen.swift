import Features
import LayerTracing
import Widgets

/// A specimen that is running: its layers exist, its window shows something, its messages are
/// recorded.
public final class OpenSpecimen {
  /// What was opened.
  public let specimen: Specimen
  /// `counter.mvp`.
  public let name: String
  /// Records its messages.
  public let recorder: Recorder
  /// Its app; nil while that was ended and not started again.
  private var app: AppProcess?
  /// What its app has left behind to go on with, when it was ended.
  public private(set) var activity: UserActivity?
  /// The service that it asks, if it asks one.
  public let service: Service
  /// The bit that stands for it in the log.
  let slot: EventLog.Targets
  /// The role of the layer in whose place a mock stands; nil if none does.
  public let mocked: Role?
  /// Whether a mock stands in the view's place.
  public var isMocked: Bool { mocked == .view }
  private var named = 0
  /// The feature's links; they come from outside the window.
  private let links: [Link]
  /// What the learner's own code made, held once more.
  private var held: [Unmanaged<AnyObject>] = []
  /// Ends its tasks with it. The last of what it holds, so that its layers are gone by then, and what they have
  /// cancelled ends, too.
  let tasks: Tasks
  /// The events that it left out when it caught up with the other specimens: in them its messages
  /// wouldn't end.
  public internal(set) var skippedEvents: [Int] = []

  /// Assembles the specimen; ``load(calling:)`` comes next. The slot is the bit that stands for it in
  /// the log; a mock takes a layer's place only if it can.
  init(
    _ specimen: Specimen, of feature: Feature, slot: EventLog.Targets, kept: KeptMessages,
    mode: Service.Mode = .ok, language: String, mocked: Role? = nil
  ) {
    self.specimen = specimen
    self.slot = slot
    name = "\(feature.name).\(specimen.name)"
    links = feature.links
    let recorder = Recorder(capacity: kept.capacity, within: kept.budget)
    recorder.messages.retains = kept.retains
    let service = Service(
      mode: mode, language: language,
      origin: { [unowned recorder] in
        Service.Origin(layer: recorder.running.layer, message: recorder.running.message)
      }, suspends: { [unowned recorder] in recorder.suspend(for: $0) },
      wakes: { [weak recorder] in recorder?.waking($0) })
    recorder.holdsSleep = { [unowned service] wake in
      service.hold("sleep", until: wake, orAbandoned: wake)
    }
    (self.recorder, self.service) = (recorder, service)
    tasks = Tasks(recorder, service)
    let replaced = mocked.flatMap { specimen.replaceable.contains($0) ? $0 : nil }
    self.mocked = replaced
    start()
  }

  /// Its layers go while its recorder takes jobs: a task that their going cancels is woken in its queue, and on no other
  /// thread; ``tasks`` lets it end.
  isolated deinit {
    recorder.waking { app = nil }
  }

  /// Starts the app, which isn't shown yet.
  private func start() {
    let app = AppProcess(
      specimen, asking: service, mocked: mocked, restoring: activity, in: recorder)
    if specimen.original != nil { held += app.parts.map { Unmanaged.passRetained($0) } }
    self.app = app
  }

  /// Lets go of what the learner's own code made.
  ///
  /// Without it that is kept for good: another build, `undo` and copies that are only compared let many
  /// specimens go, and a `deinit` that ends the process must not stand in the way of any of them.
  public func letGo() {
    for object in held { object.release() }
    held = []
  }

  /// Loads it as event 0, which comes from the app.
  func load(calling hooks: EventHooks = EventHooks()) {
    hooks.attached(to: self) {
      recorder.recording(event: 0, sender: LayerInstance.appID) {
        app?.show()
      }
      runUpdatePass(number: 0)
    }
    nameLayers()
  }

  /// Whether its app runs: it doesn't between the events `kill` and `relaunch`.
  public var isRunning: Bool { app != nil }

  /// Where it is shown; an empty window while its app doesn't run.
  public var window: Window { app?.window ?? Window() }

  /// What is seen as lines of text, in English where the program itself says something: that the app doesn't run.
  public var screen: [String] {
    // no text: recorded in English, and put into the reader's language where it is shown
    app?.window.draw() ?? ["(not running)"]
  }

  /// The layer that the window shows.
  public var root: (any LayerObject)? { window.rootViewController }

  /// The layers that the scene's delegate owns: in RIBs the router at the root of the tree.
  public var ownedByScene: [any LayerObject] { app?.ownedByScene ?? [] }

  /// The calls that the double in the place of a layer behind the view recorded, the oldest first; nil if there is
  /// no double.
  public var recordedByDouble: [String]? { app?.double?.recorded }

  /// The specimen's source files, those of its mock while one is in place, and those of the framework
  /// that it stands on.
  public var sources: [SourceFile] {
    let mocks =
      isMocked ? specimen.mock?.sources : mocked.flatMap { _ in specimen.doubles?.sources }
    return specimen.sources + (mocks ?? []) + specimen.framework
  }

  /// The module that the specimen's own code is in: `MVP`.
  public var module: String {
    specimen.sources.first?.module ?? root.map { type(of: $0)._layerFacts.source.module } ?? ""
  }

  /// The layers that all others are reached from; nil if nothing is shown.
  public var roots: [any LayerObject]? {
    guard let root = window.rootViewController else { return nil }
    if isMocked, let mock = root as? MockScreen { return mock.roots }
    let owned = ownedByScene
    return owned.isEmpty ? [root] : owned + [root]
  }

  /// Whether its layers hold one another as they did when a footprint of them was taken.
  public func isCurrent(_ footprint: LayerFootprint) -> Bool {
    guard let app, let root = app.window.rootViewController else { return false }
    if isMocked || app.sceneOwnsLayers { return roots.map { footprint.isCurrent($0) } ?? false }
    return footprint.isCurrent(root)
  }

  /// The layers that exist now, by way of strong references.
  public var layers: LayerGraph? { roots.map { LayerGraph(roots: $0) } }

  /// What an event of this name would happen to, if it can be reached: a control that can be seen, or a link, which
  /// always can.
  public func control(named identifier: String) -> (any Touchable)? {
    if let control = window.control(named: identifier) { return control }
    guard let scene = app?.scene, let link = links.first(where: { $0.event == identifier }) else {
      return nil
    }
    return IncomingLink(link, to: scene)
  }

  /// The control that an event would happen to now; throws an ``EventError`` if there is none that
  /// would react.
  package func control(for event: Event) throws(EventError) -> any Touchable {
    guard isRunning else { throw .notRunning(specimen: name) }
    guard let control = control(named: event.name) else { throw .absent(specimen: name) }
    guard control.isEnabled else { throw .disabled(specimen: name) }
    guard let values = control.values else {
      if event.value != nil { throw .takesNoValue }
      return control
    }
    guard let value = event.value else { throw .needsValue(values) }
    guard values.contains(value) else { throw .outOfReach(values) }
    return control
  }

  /// What an event would happen to now; nil for what a service or the system does. Throws an ``EventError`` if it
  /// can't happen.
  func admit(_ event: Event) throws(EventError) -> (any Touchable)? {
    switch event.kind {
    case .gesture: return try control(for: event)
    case .process(let change): try allow(change)
    case .service, .delivery: break
    }
    return nil
  }

  /// Does an event that was admitted, and records it as event number `number`.
  func perform(_ event: Event, at control: (any Touchable)?, number: Int) {
    switch event.kind {
    case .gesture: if let control { fire(event, at: control, number: number) }
    case .process(let change): self.change(change, number: number)
    case .service, .delivery: serve(event, number: number)
    }
  }

  /// Does what the user does, or opens a link.
  private func fire(_ event: Event, at control: any Touchable, number: Int) {
    let isLink = links.contains { $0.event == event.name }
    recorder.recording(event: number, sender: isLink ? LayerInstance.appID : LayerInstance.userID) {
      control.perform(event.value)
    }
    runUpdatePass(number: number)
    if recorder.layers.count != named { nameLayers() }
  }

  /// Lets the service do something, and records what comes of it.
  private func serve(_ event: Event, number: Int) {
    if case .service(let mode) = event.kind { service.mode = mode }
    guard event.kind == .delivery else { return }
    OpenSpecimen.deliver(event.value ?? 1, of: service, in: recorder, number: number)
    runUpdatePass(number: number)
    if recorder.layers.count != named { nameLayers() }
  }

  /// Lets an answer through: it comes from the layer that asked, because of the message that made it
  /// ask.
  static func deliver(_ place: Int, of service: Service, in recorder: Recorder, number: Int) {
    guard place > 0, place <= service.pending.count else { return }
    let origin = service.pending[place - 1].origin
    recorder.recording(event: number, sender: origin.layer, cause: origin.message) {
      _ = service.deliver(place)
    }
  }

  /// Says whether the process of its app can change so now; throws an ``EventError`` if it can't.
  private func allow(_ change: Event.ProcessChange) throws(EventError) {
    switch change {
    case .kill where !isRunning: throw .notRunning(specimen: name)
    case .relaunch where isRunning: throw .alreadyRunning(specimen: name)
    case .kill, .relaunch: break
    }
  }

  /// Ends or starts the process of its app, and records what the system asks the app for.
  private func change(_ change: Event.ProcessChange, number: Int) {
    switch change {
    case .kill:
      recorder.recording(event: number, sender: LayerInstance.appID) {
        activity = app.flatMap { app in app.scene?.stateRestorationActivity(for: app.window) }
      }
      recorder.endProcess {
        app = nil
        service.abandon()
      }
    case .relaunch:
      service.reconnect()
      start()
      recorder.recording(event: number, sender: LayerInstance.appID) {
        app?.show()
      }
      runUpdatePass(number: number)
      nameLayers()
    }
  }

  /// Does an event of before again; it is as possible as it was then, unless a mock has come or gone.
  /// False if it couldn't be done.
  @discardableResult
  func relive(_ event: Event, number: Int) -> Bool {
    do throws(EventError) {
      perform(event, at: try admit(event), number: number)
    } catch {
      return false
    }
    return true
  }

  /// Names the layers by the properties that hold them, while they exist.
  private func nameLayers() {
    named = recorder.layers.count
    for node in layers?.nodes ?? [] {
      node.layer._layerToken.identify(node.layer)
      guard let name = node.property else { continue }
      // Every owner of a view controller, or of what stands for one, calls it that; its class says
      // which one it is.
      if node.layer is ViewController || name == "viewController" { continue }
      if recorder.layers.instances[Int(node.layer._layerToken.id)].name == nil {
        recorder.layers.name(
          node.layer._layerToken.id, name,
          in: node.owner.flatMap { type(of: $0)._layerFacts.module })
      }
    }
  }
}
