@_spi(Reflection) import Swift

/// What the class of a layer tells before any of its objects is looked at: its stored properties, and
/// where in an object they are. It is found out once for each class, because to ask takes long beside
/// reading a value.
///
/// This knows types, not messages, so that recorders can share it. It is an object, and so is each property: they are
/// asked for in every layer that is looked at, and to copy them would take longer than the look.
final class LayerClass: Sendable {
  /// A stored property of a class.
  final class Field: Sendable {
    /// What the source says of it.
    let fact: PropertyFact
    /// Where it is, in bytes from the object's beginning.
    let offset: Int
    /// What it is declared as.
    let type: Any.Type
    /// Whether a value of that type can be a layer, or hold some.
    let mayLead: Bool
    /// Whether it begins with a reference to an object, or to none: that can be read as it is.
    let isReference: Bool
    /// Its type, if that is an array.
    let array: (any AnyArray.Type)?
    /// Whether the elements of that array begin with references.
    let holdsReferences: Bool

    init(_ fact: PropertyFact, at offset: Int, of type: Any.Type) {
      self.fact = fact
      self.offset = offset
      self.type = type
      mayLead = ValueCategory.mayLead(type)
      isReference = LayerClass.isReference(type)
      array =
        LayerTracing.kind(of: type) == .struct && !isBits(type) ? type as? any AnyArray.Type : nil
      holdsReferences = array.map { LayerClass.isReference($0.element) } ?? false
    }
  }

  /// A class of the chain: the object's own, or a superclass.
  struct Level: Sendable {
    /// The module that it belongs to; nil if it is no layer's class.
    let module: String?
    /// Its properties that the source tells of and that are stored: not those inside `#if`.
    let fields: [Field]
    /// Whether it stores nothing else but what makes it a layer.
    let isWhole: Bool
  }

  /// The properties that the classes of the object's own module declare, those of superclasses first.
  let own: [Field]
  /// The strong properties that may lead to layers, those of superclasses last.
  let leads: [Field]
  /// All stored properties, those of superclasses last; nil if there are some that the source doesn't tell of.
  let stored: [Field]?

  private static let known = AddressMemo<LayerClass>()

  private static let holders = AddressMemo<Bool>()

  /// Whether an object that is no layer may hold some.
  static func mayHold(_ object: AnyObject) -> Bool {
    holders(ObjectIdentifier(type(of: object))) {
      var mayHold = false
      _forEachField(of: type(of: object), options: Level.classType) { _, _, type, _ in
        mayHold = mayHold || ValueCategory.mayLead(type)
        return true
      }
      return mayHold
    }
  }

  /// A class as a layer's, if it is one. Sendable, because nothing of the class is called.
  private struct Conformance: @unchecked Sendable { let type: (any LayerObject.Type)? }

  private static let conformances = AddressMemo<Conformance>()

  /// An object as a layer; nil if it is none.
  static func layer(_ object: AnyObject) -> (any LayerObject)? {
    let type: AnyClass = type(of: object)
    // To ask an object itself takes a search among conformances each time.
    let known = conformances(ObjectIdentifier(type)) {
      Conformance(type: type as? any LayerObject.Type)
    }
    func cast<T: LayerObject>(_: T.Type) -> any LayerObject { unsafeDowncast(object, to: T.self) }
    return known.type.map { cast($0) }
  }

  private static let reflectables = AddressMemo<Bool>()

  /// Whether a mirror may show an object that is no layer as a list: its class says then what its mirror shows.
  static func mayBeCollection(_ object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    return reflectables(ObjectIdentifier(type)) { type is any CustomReflectable.Type }
  }

  /// What is known of a layer's class.
  static func of(_ layer: any LayerObject) -> LayerClass {
    known(ObjectIdentifier(type(of: layer))) { LayerClass(type(of: layer)) }
  }

  private init(_ type: AnyClass) {
    var levels: [Level] = []
    var next: AnyClass? = type
    while let level = next {
      next = _getSuperclass(level)
      levels.append(Level(level, below: next))
    }
    own = levels.filter { $0.module == levels[0].module }.reversed().flatMap(\.fields)
    leads = levels.flatMap(\.fields).filter { $0.mayLead && $0.fact.ownership == .strong }
    stored = levels.allSatisfy(\.isWhole) ? levels.flatMap(\.fields) : nil
  }
}

extension LayerClass.Level {
  /// The reflection of classes, by its value: the constant of that name is a variable.
  fileprivate static let classType = _EachFieldOptions(rawValue: 1)

  /// Reads what a class declares itself; the fields of its superclass, if it has one, come before its
  /// own.
  fileprivate init(_ type: AnyClass, below parent: AnyClass?) {
    let facts = (type as? any LayerObject.Type)?._layerFacts
    module = facts?.source.module
    let properties = facts?.properties ?? []
    var found: [(name: String, offset: Int, type: Any.Type)] = []
    _forEachField(of: type, options: Self.classType) { name, offset, type, _ in
      found.append((String(cString: name), offset, type))
      return true
    }
    let standIn = type as? any AnyLayerStandIn.Type
    if let standIn {
      found = Self.properties(of: standIn.valueType, at: found.first { $0.name == "value" }?.offset)
    }
    var inherited = 0
    if let parent {
      _forEachField(of: parent, options: Self.classType) { _, _, _, _ in
        inherited += 1
        return true
      }
    }
    let own = found.dropFirst(inherited)
    let isGeneric = "\(type)".contains("<")
    fields = properties.compactMap { fact in
      // Wrappers and other macros, such as Observable, store what they make computed below another name.
      let names = [fact.name, "_\(fact.name)", "$__lazy_storage_$_\(fact.name)"]
      guard let field = names.lazy.compactMap({ name in own.first { $0.name == name } }).first
      else { return nil }
      // What a property of a generic class is declared as, with the parameter's argument in its place:
      // CountInteractable for InteractorType. An array and the like are written otherwise in source.
      let name = isGeneric ? "\(field.type)" : "<"
      return LayerClass.Field(
        name.contains("<") ? fact : fact.declared(as: name), at: field.offset, of: field.type)
    }
    isWhole =
      module != nil && standIn == nil
      && own.count(where: { !$0.name.hasPrefix("_layer") }) == fields.count
  }
}

extension LayerClass.Level {
  /// The properties of a structure, of which a value is so far behind an object's beginning.
  private static func properties(
    of structure: Any.Type, at start: Int?
  ) -> [(name: String, offset: Int, type: Any.Type)] {
    var found: [(name: String, offset: Int, type: Any.Type)] = []
    guard let start else { return found }
    _forEachField(of: structure) { name, offset, type, _ in
      found.append((String(cString: name), start + offset, type))
      return true
    }
    return found
  }
}

extension LayerClass {
  /// Whether a value of a type begins with a reference to an object, or to none.
  static func isReference(_ type: Any.Type) -> Bool {
    switch kind(of: type) {
    case .class: return true
    case .existential:
      // What is no class's alone has room for three words of a value before its type and its protocols.
      func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
      return _openExistential(type, do: size) < 4 * MemoryLayout<UInt>.size
    case .optional:
      return (type as? any AnyOptional.Type).map { isReference($0.wrapped) } ?? false
    default: return false
    }
  }
}

extension LayerClass.Field {
  /// What an object holds here, if it holds it strongly. It is read without asking the law of
  /// exclusivity, as a mirror does: the property may just be changed.
  func content(in layer: AnyObject) -> LayerProperty.Content {
    isReference
      ? content(object(in: layer)) : LayerProperty.Content(at: place(in: layer), as: type)
  }

  /// The object that a property holds that begins with a reference.
  func object(in layer: AnyObject) -> AnyObject? { place(in: layer).load(as: AnyObject?.self) }

  /// The elements of an array that is held here; nil if the property is none.
  func elements(in layer: AnyObject) -> [Any]? { array?.elements(at: place(in: layer)) }

  /// What an object holds here, or only knows; an unowned reference isn't followed.
  func knownContent(in layer: AnyObject) -> LayerProperty.Content {
    switch fact.ownership {
    case .strong: content(in: layer)
    case .weak: weakContent(in: layer)
    case .unowned: .untouched
    }
  }

  /// What a weak property refers to.
  func weakContent(in layer: AnyObject) -> LayerProperty.Content {
    content(weakObject(in: layer))
  }

  /// The object that a weak property refers to, if it is still there.
  func weakObject(in layer: AnyObject) -> AnyObject? {
    place(in: layer).assumingMemoryBound(to: WeakReference.self).pointee.object
  }

  /// The address that an unowned property holds, 0 for nil; it isn't followed.
  func address(in layer: AnyObject) -> UInt {
    // A class-bound protocol's value begins with the object, and so does an optional's.
    place(in: layer).load(as: UInt.self)
  }

  private func content(_ object: AnyObject?) -> LayerProperty.Content {
    guard let object else { return .empty }
    return LayerClass.layer(object).map { .layer($0) } ?? LayerProperty.Content(object)
  }

  /// Where the property is; the caller keeps the layer.
  func place(in layer: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(layer).toOpaque()) + offset
  }

  /// What a weak property begins with, whatever it is declared as.
  private struct WeakReference { weak var object: AnyObject? }
}

extension LayerProperty.Content {
  /// What lies at an address as a value of a type, which is no reference.
  init(at address: UnsafeRawPointer, as type: Any.Type) {
    func value<T>(_: T.Type) -> Any { address.assumingMemoryBound(to: T.self).pointee }
    self.init(_openExistential(type, do: value))
  }
}
