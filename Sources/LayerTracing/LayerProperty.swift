/// One stored property of a layer, as it is at this moment.
public struct LayerProperty {
  /// What the property holds.
  public enum Content {
    /// Another layer.
    case layer(any LayerObject)
    /// A value, or an object that is no layer.
    case value(Any)
    /// Nothing: an optional that is nil, or a weak reference to what is gone.
    case empty
    /// An unowned reference to a layer that is gone: to follow it would end the program.
    case gone
    /// An unowned reference to an object that the recorder doesn't know: it may be gone.
    case untouched
  }

  /// What the source says of it.
  public let fact: PropertyFact
  /// What it holds.
  public let content: Content

  /// The stored properties of a layer, read with a mirror: that is safe while one of them is being
  /// changed, where an accessor would break the law of exclusivity.
  ///
  /// Unowned references are never followed: to follow one to a released object ends the program.
  /// Which layer one refers to, and whether that is still there, the recorder knows.
  ///
  /// - Parameter layer: The layer.
  /// - Returns: The properties that the classes of the layer's own module declare, superclass
  ///   first; a superclass from another module is left out.
  public static func all(of layer: any LayerObject) -> [LayerProperty] {
    let module = type(of: layer)._layerFacts.source.module
    var properties: [LayerProperty] = []
    var mirror: Mirror? = Mirror(reflecting: layer)
    for level in LayerClass.of(layer).levels {
      defer { mirror = mirror?.superclassMirror }
      guard level.module == module, let children = mirror?.children else { continue }
      properties =
        zip(level.fields, children.indices).map { field, index in
          let content =
            field.fact.ownership == .unowned
            ? layer._layerToken.content(at: field.address(in: layer))
            : Content(children[index].value)
          return LayerProperty(fact: field.fact, content: content)
        } + properties
    }
    return properties
  }
}

extension LayerProperty.Content {
  /// Sorts out what a mirror found, looking through optionals.
  init(_ value: Any) {
    // A mirror takes as long as all else of a property, and most hold one of these.
    let type = type(of: value)
    if type == Int.self || type == String.self || type == Bool.self || type == Double.self {
      self = .value(value)
      return
    }
    if let layer = value as? any LayerObject {
      self = .layer(layer)
      return
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else {
      self = .value(value)
      return
    }
    self = mirror.children.first.map { Self($0.value) } ?? .empty
  }
}

extension SourceLocation {
  /// The module that the file belongs to.
  public var module: String { fileID.prefix { $0 != "/" }.description }
}
