import Synchronization

/// What the recorders of an app know of one layer: found out at its first message, and kept by its token.
final class AppLayer: Sendable {
  let party: Party
  /// The number of the recorder that knows what the layer refers to; 0 for none.
  private let knownTo = Atomic<Int>(0)

  /// The number of the newest layer: the user and the app come before the first.
  private static let newest = Atomic<UInt32>(LayerInstance.appID)

  /// What is the same for all layers of a class: made once, as each message refers to it.
  private static let kinds = AddressMemo<Party>()

  private init(_ type: any Layered.Type) {
    let kind = AppLayer.kinds(ObjectIdentifier(type)) {
      let facts = type._layerFacts
      return Party(role: facts.role, type: facts.name, id: 0, name: nil, module: facts.module)
    }
    party = kind.numbered(AppLayer.newest.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Tells whether a recorder has to be told what the layer refers to, and notes that it is.
  func isNew(to recorder: Int) -> Bool {
    knownTo.load(ordering: .relaxed) != recorder
      && knownTo.exchange(recorder, ordering: .relaxed) != recorder
  }

  /// What is known of the layer whose token this is.
  ///
  /// - Parameters:
  ///   - token: The token, which knows the type of a value.
  ///   - layer: The layer, if that is an object.
  /// - Returns: The same for each of its messages; nil for what is no layer.
  static func of(_ token: LayerToken, _ layer: AnyObject) -> AppLayer? {
    if let known = token.ofApp.load() { return known }
    guard let type = token.valueType ?? LayerClass.layer(layer).map({ type(of: $0) }) else {
      return nil
    }
    // Another thread may be faster: then its one is given.
    return token.ofApp.storeIfNil(AppLayer(type))
  }
}

/// Who holds whom: a property of a layer that refers to another one, or to none any more.
struct AppReference: Sendable {
  let story: AppStory
  let owner: Party
  let property: String
  let ownership: PropertyFact.Ownership
  /// The layer that it refers to; nil for none.
  let held: Party?
}

extension AppLayer {
  /// What a layer refers to by properties that no other thread can be changing: constants, and weak references, which
  /// are read as one. A variable is told of when it is set.
  static func references(of layer: AnyObject, _ owner: Party, in story: AppStory) -> [AppReference]
  {
    guard let layer = LayerClass.layer(layer) else { return [] }
    return LayerClass.of(layer).own.compactMap { field in
      guard field.mayLead, field.fact.isConstant || field.fact.ownership == .weak,
        case .layer(let held) = field.knownContent(in: layer),
        let known = of(held._layerToken, held)
      else { return nil }
      return AppReference(
        story: story, owner: owner, property: field.fact.name, ownership: field.fact.ownership,
        held: known.party)
    }
  }
}
