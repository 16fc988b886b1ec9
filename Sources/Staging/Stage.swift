import Features
import LayerTracing
import Widgets

/// One feature with the specimens that are open side by side, and the events they were sent.
///
/// Everything is deterministic, so a specimen that is opened late, or that missed an event, catches
/// up by living through the same events.
public final class Stage {
  /// The most specimens that can ever be opened on one stage.
  public static let mostSpecimens = 32

  /// What is played.
  public let feature: Feature
  /// The open specimens, in the order of the feature's list.
  public private(set) var open: [OpenSpecimen] = []
  /// The events so far.
  public private(set) var events = EventLog()
  /// Counts how often all was begun anew, so that the same number of an event isn't taken for the
  /// same event.
  public private(set) var run = 0
  /// How services answer from the start, by the names of specimens; under the empty name those of all
  /// others.
  public private(set) var firstModes: [String: Service.Mode] = [:]
  /// The names of the specimens whose view is a mock.
  public private(set) var mocked: Set<String> = []
  private let capacity: Int
  /// The number of the next event: events count through the whole session.
  private let nextNumber: ((Stage) -> Int)?

  /// Sets an empty stage.
  ///
  /// - Parameters:
  ///   - feature: What is played.
  ///   - capacity: The most messages to keep, per specimen.
  ///   - firstModes: How services answer from the start, by the names of specimens; under the empty
  ///     name those of all others.
  ///   - nextNumber: Says which number the next event has, where other stages have events, too.
  public init(
    feature: Feature, capacity: Int = Recorder.defaultCapacity,
    firstModes: [String: Service.Mode] = [:], nextNumber: ((Stage) -> Int)? = nil
  ) {
    self.feature = feature
    self.capacity = capacity
    self.firstModes = firstModes
    self.nextNumber = nextNumber
  }

  /// The open specimen of a pattern, by the name that people type.
  public subscript(name: String) -> OpenSpecimen? { open.first { $0.specimen.name == name } }

  /// Opens a specimen of the feature unless it is open, and lets it live through all events so far.
  public func open(_ specimen: Specimen) {
    guard self[specimen.name] == nil else { return }
    events.receive(all: slot(specimen.name))
    restart(specimen)
  }

  /// Closes a specimen; its layers and its trace are gone.
  ///
  /// - Returns: What is left of it, for those who want to know; nil if it wasn't open.
  @discardableResult
  public func close(_ name: String) -> ClosedSpecimen? {
    guard let index = open.firstIndex(where: { $0.specimen.name == name }) else { return nil }
    return ClosedSpecimen(open.remove(at: index))
  }

  /// Fires an event at `targets`: at all of them, or, if one refuses, at none.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - targets: To whom.
  /// - Returns: The event's number.
  /// - Throws: The first refusal.
  @discardableResult
  public func fire(_ event: Event, at targets: [OpenSpecimen]) throws(EventRefusal) -> Int {
    guard event.kind == .gesture else { return serve(event, at: targets) }
    var mask: UInt32 = 0
    var controls: [Control] = []
    for target in targets {
      controls.append(try target.control(for: event))
      mask |= target.slot
    }
    let number = numberOfNext
    events.append(event, targets: mask, number: number)
    for (target, control) in zip(targets, controls) {
      target.fire(control, event.value, number: number)
    }
    return number
  }

  /// Lets services do something, which nobody can refuse.
  ///
  /// - Parameters:
  ///   - event: What they do.
  ///   - targets: Whose services.
  ///   - isForAll: Whether it is meant for whoever is opened later, too.
  /// - Returns: The event's number.
  @discardableResult
  public func serve(
    _ event: Event, at targets: [OpenSpecimen], isForAll: Bool = false
  ) -> Int {
    let number = numberOfNext
    let mask = targets.reduce(0) { $0 | $1.slot }
    events.append(event, targets: isForAll ? .max : mask, number: number)
    for target in targets { target.serve(event, number: number) }
    return number
  }

  /// How many events an open specimen has missed.
  public func missed(by specimen: OpenSpecimen) -> Int {
    events.count(missedBy: specimen.slot)
  }

  /// Whether an open specimen has received the event of this number.
  public func hasReceived(_ number: Int, _ specimen: OpenSpecimen) -> Bool {
    events.isReceived(number, by: specimen.slot)
  }

  /// The number of the newest event that an open specimen received; 0, loading, if none.
  public func newest(receivedBy specimen: OpenSpecimen) -> Int {
    events.newest(receivedBy: specimen.slot)
  }

  /// Lets every specimen that has missed events catch up.
  ///
  /// Events come in their own order, so a specimen that missed an early one starts over.
  ///
  /// - Returns: Those that had something to catch up with.
  @discardableResult
  public func sync() -> [OpenSpecimen] {
    let behind = open.filter { missed(by: $0) > 0 }
    for specimen in behind {
      events.receive(all: specimen.slot)
      restart(specimen.specimen)
    }
    return open.filter { now in behind.contains { $0.specimen.name == now.specimen.name } }
  }

  /// Puts a mock in the place of an open specimen's view, or the view back, and lets it live through
  /// the same events: a mock leaves out those that only a widget knows.
  ///
  /// - Parameters:
  ///   - name: The specimen's name.
  ///   - isMocked: Whether the mock comes, or the view.
  /// - Returns: The numbers of the events that can't be lived through there, and were left out.
  @discardableResult
  public func mock(_ name: String, _ isMocked: Bool = true) -> [Int] {
    guard let specimen = self[name]?.specimen, specimen.mock != nil else { return [] }
    if isMocked { mocked.insert(name) } else { mocked.remove(name) }
    return restart(specimen)
  }

  /// Forgets all events and loads every open specimen anew.
  ///
  /// Services go on answering as they do.
  public func reset() {
    for specimen in open { firstModes[specimen.specimen.name] = specimen.service.mode }
    events = EventLog()
    run += 1
    for specimen in open { restart(specimen.specimen) }
  }

  /// Another stage with the same specimens, which live through the same events.
  ///
  /// - Parameter nextNumber: Says which number its next event has.
  /// - Returns: The other stage.
  public func copy(nextNumber: ((Stage) -> Int)? = nil) -> Stage {
    let copy = Stage(
      feature: feature, capacity: capacity, firstModes: firstModes, nextNumber: nextNumber)
    copy.events = events
    copy.mocked = mocked
    for specimen in open { copy.restart(specimen.specimen) }
    return copy
  }

  /// A copy of an open specimen as it was when it was loaded, for playing its events again on the
  /// side; nothing that it does is recorded.
  public func rehearsal(of name: String) -> OpenSpecimen? {
    self[name].map {
      OpenSpecimen(
        $0.specimen, of: feature.name, slot: $0.slot, capacity: 1,
        mode: firstMode(of: $0.specimen.name), isMocked: $0.isMocked)
    }
  }

  /// Plays one event with a rehearsal, if the specimen received it.
  ///
  /// - Returns: Whether it did.
  public func rehearse(_ number: Int, with copy: OpenSpecimen) -> Bool {
    guard let event = events[number],
      events.isReceived(number, by: copy.slot)
    else { return false }
    copy.relive(event, number: number)
    return true
  }

  @discardableResult
  private func restart(_ specimen: Specimen) -> [Int] {
    let fresh = OpenSpecimen(
      specimen, of: feature.name, slot: slot(specimen.name), capacity: capacity,
      mode: firstMode(of: specimen.name), isMocked: mocked.contains(specimen.name))
    var leftOut: [Int] = []
    events.each(receivedBy: fresh.slot) { if !fresh.relive($1, number: $0) { leftOut.append($0) } }
    open.removeAll { $0.specimen.name == specimen.name }
    let order = feature.specimens.map(\.name)
    let place = open.firstIndex {
      order.firstIndex(of: $0.specimen.name) ?? 0 > order.firstIndex(of: specimen.name) ?? 0
    }
    open.insert(fresh, at: place ?? open.count)
    return leftOut
  }

  private var numberOfNext: Int { nextNumber?(self) ?? events.newest + 1 }

  private func firstMode(of name: String) -> Service.Mode {
    firstModes[name] ?? firstModes[""] ?? .ok
  }

  /// The bit that stands for a specimen in the log.
  private func slot(_ name: String) -> UInt32 {
    let index = feature.specimens.firstIndex { $0.name == name } ?? Stage.mostSpecimens - 1
    return 1 << UInt32(min(index, Stage.mostSpecimens - 1))
  }
}
