public import Observation

// A class may be a layer and `@Observable` at once. That macro makes each stored property computed, so that
// no observer can be added to it; but whatever is read or written goes through the object's registrar, which
// tells the property by its key path. For a layer these overloads are chosen, as they ask for more than the
// registrar's own, which they call: reads and writes are recorded without a word in the class.

extension ObservationRegistrar {
  /// Records that a property of a layer is read, if that is of interest, and tells Observation.
  public func access<Subject: Observable & LayerObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    func access<Other: Observable>(_ subject: Other, _ keyPath: KeyPath<Other, Member>) {
      self.access(subject, keyPath: keyPath)
    }
    subject._layerToken.noteRead(of: keyPath, in: subject)
    access(subject, keyPath)
  }

  /// Tells Observation that a property of a layer is about to be changed.
  public func willSet<Subject: Observable & LayerObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    func willSet<Other: Observable>(_ subject: Other, _ keyPath: KeyPath<Other, Member>) {
      self.willSet(subject, keyPath: keyPath)
    }
    subject._layerToken.identify(subject)
    willSet(subject, keyPath)
  }

  /// Records that a property of a layer was changed, and tells Observation.
  ///
  /// Observation tells of a change before it is made, and without the new value: those who read the
  /// property hear of it earlier than the trace has it.
  public func didSet<Subject: Observable & LayerObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    func didSet<Other: Observable>(_ subject: Other, _ keyPath: KeyPath<Other, Member>) {
      self.didSet(subject, keyPath: keyPath)
    }
    subject._layerToken.noteWrite(to: keyPath, in: subject)
    didSet(subject, keyPath)
  }

  /// Changes a property of a layer between ``willSet(_:keyPath:)`` and ``didSet(_:keyPath:)``.
  public func withMutation<Subject: Observable & LayerObject, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}

/// A property that `@Observable` makes computed, as the macro `@Layer` sees it.
///
/// Sendable, because a key path that the macro writes captures nothing.
public struct ObservedFact: @unchecked Sendable {
  let keyPath: AnyKeyPath
  let name: String
  let read: StaticString
  let write: StaticString

  /// Made by the macro.
  public init(_ keyPath: AnyKeyPath, name: String, read: StaticString, write: StaticString) {
    self.keyPath = keyPath
    self.name = name
    self.read = read
    self.write = write
  }

  /// Calls what the macro wrote, which is isolated as its class is: a key path to an actor's property may be
  /// written nowhere else. Nothing of the actor is touched.
  public static func all<Function>(_ function: Function) -> [ObservedFact] {
    unsafeBitCast(function, to: (() -> [ObservedFact]).self)()
  }
}

/// What is observed in each class, by key path: asked once, because the facts are put together anew each time.
private struct ObservedFacts: @unchecked Sendable {
  private let facts: [AnyKeyPath: ObservedFact]

  private static let known = AddressMemo<ObservedFacts>()

  /// The property that a key path means.
  static func fact<Subject: LayerObject>(
    _ keyPath: AnyKeyPath, of subject: Subject.Type
  ) -> ObservedFact? {
    let all = known(ObjectIdentifier(subject)) {
      let observed = subject._layerFacts.observed
      return ObservedFacts(
        facts: Dictionary(
          observed.map { ($0.keyPath, $0) }, uniquingKeysWith: { first, _ in first }))
    }
    return all.facts[keyPath]
  }
}

extension LayerToken {
  /// Runs `body`, in which what is read of observed layers is recorded: of each property the first read, which
  /// is the one that subscribes.
  public func recordingReads(_ body: () -> Void) {
    guard let recorder, state.recordsHere else { return body() }
    let before = recorder.reads
    recorder.reads = []
    defer { recorder.reads = before }
    body()
  }

  /// Runs `body`, and gives the number of its first message if that comes to this layer; else that of the message
  /// that is being handled.
  public func firstMessage(in body: () -> Void) -> UInt32 {
    guard let recorder, state.recordsHere else {
      body()
      return 0
    }
    let first = recorder.messages.count + 1
    body()
    guard first <= recorder.messages.count, first >= recorder.messages.oldest,
      recorder.messages.record(first).receiver == id
    else { return state.frame.message }
    return UInt32(first)
  }

  /// A way back to this layer for what runs as it later, and is kept by what is no layer.
  public var ownPort: LayerPort {
    LayerPort(state: state, recorder: recorder, owner: id, life: nil)
  }

  fileprivate func noteRead<Subject: LayerObject>(of keyPath: AnyKeyPath, in layer: Subject) {
    guard let recorder, state.recordsHere, recorder.reads != nil,
      let fact = ObservedFacts.fact(keyPath, of: Subject.self),
      recorder.reads?.insert(TrackedRead(layer: id, site: fact.read.utf8Start)).inserted == true
    else { return }
    let entry = enter(fact.read, layer)
    // Messages that don't end are neither recorded nor answered.
    if state.frame.message != entry.frame.message {
      returnedSlow(LayerToken.content(fact.name, of: layer))
    }
    leave(entry)
  }

  fileprivate func noteWrite<Subject: LayerObject>(to keyPath: AnyKeyPath, in layer: Subject) {
    guard state.recordsHere || isInApp, let fact = ObservedFacts.fact(keyPath, of: Subject.self)
    else { return }
    let value = LayerToken.content(fact.name, of: layer)
    if state.recordsHere {
      wroteSlow(fact.write, layer, value)
    } else {
      wroteInApp(fact.write, layer, value)
    }
  }

  /// What a property holds now, read where it lies: its getter would subscribe.
  private static func content(_ name: String, of layer: some LayerObject) -> StoredValue {
    func stored<T>(_ value: T) -> StoredValue { StoredValue(value) }
    return switch LayerProperty.first(of: layer, where: { $0.name == name })?.content {
    case .layer(let layer): StoredValue(layer: layer)
    case .value(let value): _openExistential(value, do: stored)
    case .empty, .gone, .untouched, nil: .none
    }
  }
}

/// A property that was read while that was of interest.
struct TrackedRead: Hashable {
  let layer: UInt32
  let site: UnsafePointer<UInt8>
}
