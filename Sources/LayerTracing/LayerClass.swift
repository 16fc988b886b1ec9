@_spi(Reflection) import Swift

/// What the class of a layer tells before any of its objects is looked at: its stored properties, and
/// where in an object they are. It is found out once for each class, because to ask takes long beside
/// reading a value.
///
/// This knows types, not messages, so that recorders can share it.
struct LayerClass: Sendable {
  /// A stored property of a class.
  struct Field: Sendable {
    /// What the source says of it.
    let fact: PropertyFact
    /// Where it is, in bytes from the object's beginning.
    let offset: Int
    /// What it is declared as.
    let type: Any.Type
    /// Whether a value of that type can be a layer, or an array of some.
    let mayLead: Bool
  }

  /// A class of the chain: the object's own, or a superclass.
  struct Level: Sendable {
    /// The module that it belongs to; nil if it is no layer's class.
    let module: String?
    /// Its properties as a mirror lists them, the token aside; none where the source tells of more or
    /// fewer, as with properties inside `#if`.
    let fields: [Field]
  }

  /// The object's own class first.
  let levels: [Level]
  /// The strong properties that may lead to layers, those of superclasses last.
  let leads: [Field]

  private static let known = Memo<ObjectIdentifier, LayerClass>()

  /// What can be found in a value, by its type.
  enum Nature {
    /// It is a layer.
    case layer
    /// It holds something, or nothing.
    case optional
    /// It holds several things.
    case collection
    /// It makes its own mirror, and may show itself as one of these.
    case mirrored
    /// It is what it is.
    case plain
  }

  private static let natures = Memo<ObjectIdentifier, Nature>()

  /// What values of a type are.
  static func nature(of type: Any.Type) -> Nature {
    natures(ObjectIdentifier(type)) {
      if type is any LayerObject.Type { return .layer }
      if type is any AnyOptional.Type { return .optional }
      if type is any StringProtocol.Type || type is any Numeric.Type || type == Bool.self {
        return .plain
      }
      if type is any Collection.Type { return .collection }
      return type is any CustomReflectable.Type ? .mirrored : .plain
    }
  }

  /// What is known of a layer's class.
  static func of(_ layer: any LayerObject) -> LayerClass {
    known(ObjectIdentifier(type(of: layer))) { LayerClass(Mirror(reflecting: layer)) }
  }

  private init(_ mirror: Mirror) {
    var levels: [Level] = []
    var next: Mirror? = mirror
    while let level = next {
      next = level.superclassMirror
      levels.append(Level(level.subjectType, below: next?.subjectType))
    }
    self.levels = levels
    leads = levels.flatMap(\.fields).filter { $0.mayLead && $0.fact.ownership == .strong }
  }
}

extension LayerClass.Level {
  /// The reflection of classes, by its value: the constant of that name is a variable.
  private static let classType = _EachFieldOptions(rawValue: 1)

  /// Reads what a class declares itself.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - parent: Its superclass, whose fields come before its own; nil if it has none.
  fileprivate init(_ type: Any.Type, below parent: Any.Type?) {
    let facts = (type as? any LayerObject.Type)?._layerFacts
    module = facts?.source.module
    let properties = facts?.properties ?? []
    var found: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    _forEachField(of: type, options: Self.classType) { _, offset, type, kind in
      found.append((offset, type, kind))
      return true
    }
    var inherited = 0
    if let parent {
      _forEachField(of: parent, options: Self.classType) { _, _, _, _ in
        inherited += 1
        return true
      }
    }
    let own = found.dropFirst(inherited)
    let hasToken = !(parent is any LayerObject.Type)
    guard facts != nil, own.count == properties.count + (hasToken ? 1 : 0) else {
      fields = []
      return
    }
    let isGeneric = "\(type)".contains("<")
    fields = zip(properties, own).map { fact, field in
      // What a property of a generic class is declared as, with the parameter's argument in its place:
      // CountInteractable for InteractorType. An array and the like are written otherwise in source.
      let name = isGeneric ? "\(field.type)" : "<"
      return LayerClass.Field(
        fact: name.contains("<") ? fact : fact.declared(as: name), offset: field.offset,
        type: field.type, mayLead: Self.mayLead(field.type, field.kind))
    }
  }

  private static func mayLead(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
    switch kind {
    case .struct, .enum:
      // A wrapper may show what it holds as if the property held it.
      (type is any Sequence.Type || type is any CustomReflectable.Type)
        && !(type is any Numeric.Type) && type != String.self && type != Bool.self
    case .class, .existential, .optional: true
    default: false
    }
  }
}

extension LayerClass.Field {
  /// What an object holds here, if it holds it strongly. It is read without asking the law of
  /// exclusivity, as a mirror does: the property may just be changed.
  func value(in layer: AnyObject) -> Any {
    func load<T>(_: T.Type) -> Any {
      (Unmanaged.passUnretained(layer).toOpaque() + offset).assumingMemoryBound(to: T.self).pointee
    }
    return withExtendedLifetime(layer) { _openExistential(type, do: load) }
  }

  /// The address that an unowned property holds, 0 for nil; it isn't followed.
  func address(in layer: AnyObject) -> UInt {
    // A class-bound protocol's value begins with the object, and so does an optional's.
    withExtendedLifetime(layer) {
      (Unmanaged.passUnretained(layer).toOpaque() + offset).load(as: UInt.self)
    }
  }
}
