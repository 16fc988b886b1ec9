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

  /// The stored properties of a layer, read where they lie, as a mirror does: that is safe while one of
  /// them is being changed, where an accessor would break the law of exclusivity.
  ///
  /// Unowned references are never followed: to follow one to a released object ends the program.
  /// Which layer one refers to, and whether that is still there, the recorder knows.
  ///
  /// - Parameter layer: The layer.
  /// - Returns: The properties that the classes of the layer's own module declare, superclass
  ///   first; a superclass from another module is left out.
  public static func all(of layer: any LayerObject) -> [LayerProperty] {
    LayerClass.of(layer).own.map { LayerProperty($0, of: layer) }
  }

  /// The first of those that is meant, without a look at the others.
  public static func first(
    of layer: any LayerObject, where isMeant: (PropertyFact) -> Bool
  ) -> LayerProperty? {
    LayerClass.of(layer).own.first { isMeant($0.fact) }.map { LayerProperty($0, of: layer) }
  }

  /// Whether a layer stands for a value: then it belongs to the layer that holds it.
  public static func isValue(_ layer: any LayerObject) -> Bool { layer is any AnyLayerStandIn }

  private init(_ field: LayerClass.Field, of layer: any LayerObject) {
    fact = field.fact
    content =
      switch field.fact.ownership {
      case .unowned: layer._layerToken.content(at: field.address(in: layer))
      case .strong: field.content(in: layer)
      case .weak: field.weakContent(in: layer)
      }
  }

  /// What the source says of the stored properties that ``all(of:)`` reads; nothing of the layer is read.
  public static func facts(of layer: any LayerObject) -> [PropertyFact] {
    LayerClass.of(layer).own.map(\.fact)
  }
}

extension LayerProperty.Content {
  /// Sorts out what a property holds, looking through optionals.
  init(_ value: Any) {
    switch ValueCategory.of(type(of: value)) {
    case .layer:
      let layer =
        type(of: value) is AnyClass
        ? LayerClass.layer(value as AnyObject) : (value as? any Layered)?.standIn
      self = layer.map { .layer($0) } ?? .value(value)
    case .optional: self = (value as? any AnyOptional)?.held.map { Self($0) } ?? .empty
    case .mirrored:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else {
        self = .value(value)
        return
      }
      self = mirror.children.first.map { Self($0.value) } ?? .empty
    case .collection, .plain: self = .value(value)
    }
  }
}

extension SourceLocation {
  /// The module that the file belongs to.
  public var module: String { fileID.prefix { $0 != "/" }.description }
}
