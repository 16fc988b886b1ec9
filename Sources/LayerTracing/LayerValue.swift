extension Layered {
  /// A layer that is a value as an object, for what follows references from layer to layer: the same one for as long as
  /// something keeps it, with the value as it was when it was asked for last.
  var standIn: any LayerObject {
    if let known = _layerToken.standIn as? LayerStandIn<Self> {
      known.value = self
      return known
    }
    let made = LayerStandIn(self)
    _layerToken.standIn = made
    return made
  }
}

/// Stands for a layer that is a value where layers are objects: in a graph, a path or a list of owners.
final class LayerStandIn<Value: Layered>: AnyLayerStandIn {
  static var _layerFacts: LayerFacts { Value._layerFacts }
  static var valueType: Any.Type { Value.self }
  let _layerToken: LayerToken
  fileprivate(set) var value: Value

  fileprivate init(_ value: Value) {
    _layerToken = value._layerToken
    self.value = value
  }
}

/// A stand-in for a value of any type.
protocol AnyLayerStandIn: LayerObject {
  /// The structure that the value is of.
  static var valueType: Any.Type { get }
}

extension LayerToken {
  /// Makes the token of a new value of a structure, in the recorder that is bound at this moment. Which structure it
  /// is needn't be found out from the first message, as with a class, of which there may be subclasses.
  public convenience init<Value: Layered>(of type: Value.Type) {
    self.init(valueType: LayerStandIn<Value>.self)
    identify(as: LayerStandIn<Value>.self)
  }
}
