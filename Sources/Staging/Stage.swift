import Features
import Languages
import LayerTracing
import Widgets

/// One feature with the specimens that are open side by side, and the events they were sent.
///
/// Everything is deterministic, so a specimen that is opened late, or that missed an event, catches
/// up by living through the same events.
public final class Stage {
  /// Messages by the names of specimens and the numbers of events.
  public typealias Pins = [String: [Int: Set<Message.Position>]]

  /// The most specimens that can ever be told apart on one stage.
  public static let mostSpecimens = EventLog.Targets.bitWidth

  /// The feature that is played.
  public private(set) var feature: Feature
  /// The language that services are asked to answer in (BCP 47): that which was spoken when the stage was set.
  public let language: String
  /// The open specimens, in the order of the feature's list.
  public private(set) var open: [OpenSpecimen] {
    get {
      if !copied.isEmpty { liveThroughEvents() }
      return opened
    }
    set { opened = newValue }
  }
  private var opened: [OpenSpecimen] = []
  /// What is to be opened when it is first asked for: many copies are made in case they are needed.
  private var copied: [Specimen] = []
  /// The places of specimens' bits in the log, by their names.
  private var slots: [String: Int] = [:]
  /// The events so far.
  public private(set) var events = EventLog()
  /// Counts the resets, so that an event isn't taken for one that had the same number before a
  /// reset.
  public private(set) var run = 0
  /// How services answer from the start, by the names of specimens; under the empty name those of all
  /// others.
  public private(set) var firstModes: [String: Service.Mode] = [:]
  /// The roles of the layers in whose places mocks stand, by the names of specimens.
  public private(set) var mocked: [String: Role]
  /// How many messages of a specimen are kept, and which.
  public let kept: KeptMessages
  /// The messages that are never dropped, by the names of specimens and the numbers of events.
  public private(set) var pins: Pins = [:]
  /// What is called while specimens are loaded and events are fired; not while they catch up.
  public let hooks: EventHooks

  /// Sets an empty stage; services answer from the start as their specimens' modes say, which under the
  /// empty name are those of all others, and mocks stand in the places of these roles.
  public init(
    feature: Feature, kept: KeptMessages = KeptMessages(), language: String? = nil,
    firstModes: [String: Service.Mode] = [:], mocked: [String: Role] = [:],
    hooks: EventHooks = EventHooks()
  ) {
    self.language = language ?? Language.spoken.code
    self.feature = feature
    self.kept = kept
    self.firstModes = firstModes
    self.mocked = mocked
    self.hooks = hooks
  }

  /// How many messages of each open specimen came on another thread, by its name, where any did: they are
  /// in no event.
  public var strays: [(specimen: String, count: Int)] {
    // Copied specimens that weren't asked for yet have sent no message.
    opened.compactMap { $0.recorder.strays > 0 ? ($0.name, $0.recorder.strays) : nil }
  }

  /// The number of the newest event; 0 if there is none.
  public var newestEvent: Int { events.newest }

  /// The open specimen of a pattern, by the name that people type.
  public subscript(name: String) -> OpenSpecimen? { open.first { $0.specimen.name == name } }

  /// Opens a specimen of the feature unless it is open, and lets it live through all events so far. If
  /// messages wouldn't end while it was loaded, they are told, and it isn't opened.
  @discardableResult
  public func open(_ specimen: Specimen) -> Runaway? {
    guard self[specimen.name] == nil else { return nil }
    let before = events
    events.receive(all: slot(specimen.name))
    restart(specimen, calling: hooks)
    guard let opened = self[specimen.name],
      let runaway = Runaway(in: opened, event: 0)
    else { return nil }
    close(specimen.name)
    events = before
    return runaway
  }

  /// Takes a feature that has other specimens in place of the one that is played.
  public func adopt(_ feature: Feature) { self.feature = feature }

  /// Puts a specimen in the place of one of its name, or among the open ones, and lets it live through the
  /// events. If messages wouldn't end while it was loaded, they are told; what was there before is gone.
  public func put(_ specimen: Specimen) -> Runaway? {
    guard self[specimen.name] != nil else { return open(specimen) }
    restart(specimen, calling: hooks)
    guard let fresh = self[specimen.name], let runaway = Runaway(in: fresh, event: 0) else {
      return nil
    }
    close(specimen.name)
    return runaway
  }

  /// Closes a specimen; its layers and its trace are gone. What is left of it helps to find leaks and
  /// late answers; nil if it wasn't open.
  @discardableResult
  public func close(_ name: String) -> ClosedSpecimen? {
    guard let index = open.firstIndex(where: { $0.specimen.name == name }) else { return nil }
    var specimen: OpenSpecimen? = open.remove(at: index)
    let closed = specimen.map { ClosedSpecimen($0, on: copy(with: [$0.specimen])) }
    specimen = nil
    closed?.endCancelledTasks()
    return closed
  }

  /// Takes all but some specimens from the stage, and gives them; they aren't closed: opened again,
  /// each has lived through all events.
  public func putAside(allBut names: [String]) -> [Specimen] {
    let aside = open.map(\.specimen).filter { !names.contains($0.name) }
    open.removeAll { !names.contains($0.specimen.name) }
    return aside
  }

  /// Fires an event at `targets`: at all of them, or, if one refuses, at none.
  ///
  /// If its messages wouldn't end, all is as it was before: each specimen that has changed by then
  /// is replaced by a new one, which has lived through the same events.
  ///
  /// - Parameters:
  ///   - event: What happens, or what services do.
  ///   - targets: The specimens that receive it.
  ///   - number: Its number, where other stages have events, too; by default the one that comes next.
  ///   - isForAll: Whether what services do is meant for specimens that are opened later, too.
  /// - Returns: The event's number.
  /// - Throws: The first refusal.
  @discardableResult
  public func fire(
    _ event: Event, at targets: [OpenSpecimen], as number: Int? = nil, isForAll: Bool = false
  ) throws(EventError) -> Int {
    // The first one's stands by itself: most events are fired at one specimen, and a list takes as long as a message.
    let control = try targets.first?.admit(event)
    let others = try targets.dropFirst().map { other throws(EventError) in try other.admit(event) }
    let number = number ?? newestEvent + 1
    var slots: EventLog.Targets = isForAll ? .max : 0
    for target in targets { slots |= target.slot }
    events.append(event, targets: slots, number: number)
    for (index, target) in targets.enumerated() {
      hooks.attached(to: target) {
        target.perform(event, at: index == 0 ? control : others[index - 1], number: number)
      }
      if !pins.isEmpty { pin(number, of: target) }
      guard let runaway = Runaway(in: target, event: number) else { continue }
      events.removeLast()
      for changed in targets[...index] { restart(changed.specimen) }
      throw .runaway(runaway)
    }
    return number
  }

  /// Never drops a message of an open specimen, even if the specimen is loaded anew.
  public func pin(_ message: Message, of specimen: OpenSpecimen) {
    specimen.recorder.messages.pin(message)
    pins[specimen.specimen.name, default: [:]][message.event, default: []].insert(message.position)
  }

  /// Treats a message that was pinned as any other.
  public func unpin(_ message: Message, of specimen: OpenSpecimen) {
    specimen.recorder.messages.unpin(message.id)
    pins[specimen.specimen.name]?[message.event]?.remove(message.position)
  }

  /// Lets every specimen that has missed events catch up, and gives those. Events come in their own
  /// order, so a specimen that missed an early one starts over.
  @discardableResult
  public func sync() -> [OpenSpecimen] {
    let behind = open.filter { missed(by: $0) > 0 }
    for specimen in behind {
      events.receive(all: specimen.slot)
      restart(specimen.specimen)
    }
    return open.filter { now in behind.contains { $0.specimen.name == now.specimen.name } }
  }

  /// Puts a mock in the place of an open specimen's layer of a role, or the layer back, and lets it live
  /// through the same events: a mock of the view leaves out those that only a widget knows. The numbers of
  /// the events that can't be lived through there, and were left out, are given.
  @discardableResult
  public func mock(_ name: String, _ role: Role? = .view) -> [Int] {
    guard let specimen = self[name]?.specimen,
      role.map(specimen.replaceable.contains) ?? true
    else { return [] }
    mocked[name] = role
    return restart(specimen)
  }

  /// Forgets all events and loads every open specimen anew.
  ///
  /// Services go on answering as they do.
  public func reset() {
    for specimen in open { firstModes[specimen.specimen.name] = specimen.service.mode }
    events = EventLog()
    pins = [:]
    run += 1
    // All are assembled before the first is loaded, so that no hook sees one of before beside it.
    open = open.map { assemble($0.specimen) }
    for specimen in open { specimen.load(calling: hooks) }
  }

  /// Another stage with the same specimens, or with some of them, which live through the same events.
  public func copy(
    with specimens: [Specimen]? = nil, calling hooks: EventHooks = EventHooks()
  ) -> Stage {
    let copy = Stage(
      feature: feature, kept: kept, language: language, firstModes: firstModes, mocked: mocked,
      hooks: hooks)
    copy.events = events
    copy.pins = pins
    copy.slots = slots
    // A copy that wasn't asked for anything is copied as it is.
    copy.copied = specimens ?? (copied.isEmpty ? opened.map(\.specimen) : copied)
    return copy
  }

  /// Opens what a copy has open, and lets it live through the events.
  private func liveThroughEvents() {
    let specimens = copied
    copied = []
    for specimen in specimens { restart(specimen) }
  }

  /// Puts a new specimen in the place of an open one, or among them, and lets it live through the
  /// events that it received; it is among the open ones while it is loaded. An event in which its
  /// messages don't end is taken out of those, and its number is given.
  @discardableResult
  private func restart(_ specimen: Specimen, calling hooks: EventHooks = EventHooks()) -> [Int] {
    var skipped: [Int] = []
    while true {
      let fresh = assemble(specimen)
      fresh.skippedEvents = skipped
      put(fresh)
      fresh.load(calling: hooks)
      pin(0, of: fresh)
      var leftOut: [Int] = []
      let failed = events.first(receivedBy: fresh.slot) { number, event in
        self.hooks.attached(to: fresh, isRelived: true) {
          if !fresh.relive(event, number: number) { leftOut.append(number) }
        }
        pin(number, of: fresh)
        return fresh.recorder.runaway != nil
      }
      guard let failed else { return leftOut }
      events.spare(fresh.slot, failed)
      skipped.append(failed)
    }
  }

  private func assemble(_ specimen: Specimen) -> OpenSpecimen {
    OpenSpecimen(
      specimen, of: feature, slot: slot(specimen.name), kept: kept,
      mode: firstMode(of: specimen.name), language: language, mocked: mocked[specimen.name])
  }

  /// Puts a specimen among the open ones, in the order of the feature's list.
  private func put(_ fresh: OpenSpecimen) {
    open.removeAll { $0.specimen.name == fresh.specimen.name }
    if open.isEmpty { return open.append(fresh) }
    let order = feature.all.map(\.name)
    func rank(_ specimen: OpenSpecimen) -> Int {
      order.firstIndex(of: specimen.specimen.name) ?? 0
    }
    open.insert(fresh, at: open.firstIndex { rank($0) > rank(fresh) } ?? open.count)
  }

  /// Pins those messages of an event that were pinned before.
  private func pin(_ number: Int, of specimen: OpenSpecimen) {
    guard let places = pins[specimen.specimen.name]?[number] else { return }
    for message in specimen.recorder.messages.trace(events: number...number)
    where places.contains(message.position) {
      specimen.recorder.messages.pin(message)
    }
  }

  /// How a specimen's service answers from the start.
  func firstMode(of name: String) -> Service.Mode {
    firstModes[name] ?? firstModes[""] ?? .ok
  }

  /// The bit that stands for a specimen in the log: one that was never opened here gets the next.
  private func slot(_ name: String) -> EventLog.Targets {
    let index = slots[name] ?? min(slots.count, Stage.mostSpecimens - 1)
    slots[name] = index
    return 1 << EventLog.Targets(index)
  }
}
