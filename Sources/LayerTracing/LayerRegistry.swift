/// The layers that were made in a recorder, by their numbers: 0 is the user, 1 the app.
public final class LayerRegistry {
  /// What is known of each layer; an id is an index. 0 is the user, 1 the app.
  public var instances: [LayerInstance] {
    releasedElsewhere.note { known[$0].isAlive = false }
    return known
  }
  private var known: [LayerInstance] = [.user, .app]
  let releasedElsewhere = ReleasesElsewhere()
  /// The instances as ends of messages, until they change: a session that stops at each of many
  /// messages would put them together anew each time.
  private var knownParties: [Party]?

  /// How many there are, the user and the app included.
  public var count: Int { known.count }

  /// The layers that exist and have been told apart by a message or a name, the oldest first.
  public var living: [any LayerObject] { known.indices.compactMap(layer) }

  init() {}

  /// Gives a new layer its number, before the object itself is known.
  func register() -> UInt32 {
    knownParties = nil
    known.append(LayerInstance())
    return UInt32(known.count - 1)
  }

  /// Notes which object has a number.
  func identify(_ id: UInt32, as layer: any LayerObject) {
    knownParties = nil
    known[Int(id)].type = type(of: layer)
    known[Int(id)].address = UInt(
      bitPattern: Unmanaged.passUnretained(layer as AnyObject).toOpaque())
  }

  /// Notes which structure a layer that has a number, and is no object, is a value of.
  func identify(_ id: UInt32, as type: any LayerObject.Type) {
    knownParties = nil
    known[Int(id)].type = type
  }

  /// Notes that the object is gone.
  func release(_ id: UInt32) { known[Int(id)].isAlive = false }

  /// Notes that all objects are gone, with the process that they were in.
  func releaseAll() { for id in known.indices.dropFirst(2) { known[id].isAlive = false } }

  /// Gives a layer the name under which its owner holds it, `amountLabel`, and the owner's module.
  public func name(_ id: UInt32, _ name: String, in module: String? = nil) {
    guard known.indices.contains(Int(id)) else { return }
    knownParties = nil
    known[Int(id)].name = name
    known[Int(id)].ownersModule = module
  }

  /// All as ends of messages.
  var parties: [Party] {
    if let knownParties { return knownParties }
    let parties = known.enumerated().map { $1.party(id: UInt32($0)) }
    knownParties = parties
    return parties
  }

  /// The object with a number; nil if it isn't known yet, or is gone.
  ///
  /// This is no weak reference, because an object that has one is counted in memory of its own, and
  /// whatever is done to it takes several times as long. A layer's token ends with it: while that
  /// lives, the address is the layer's.
  func layer(_ id: Int) -> (any LayerObject)? {
    var found: AnyObject?
    releasedElsewhere.note {
      known[$0].isAlive = false
    } then: {
      let instance = known[id]
      guard instance.isAlive, let address = UnsafeRawPointer(bitPattern: instance.address) else {
        return
      }
      // Its token lives on while it is being released. No weak reference to it can be made then.
      weak var layer: AnyObject?
      layer = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      found = layer
    }
    return found as? any LayerObject
  }

  /// What is at an address: the newest object that was there, because a new one may have got the
  /// address of one that is gone.
  func id(at address: UInt) -> Int? { known.lastIndex { $0.address == address } }
}
