/// The layers that were made in a recorder.
extension Recorder {
  /// What is known of each layer; an id is an index. 0 is the user, 1 the app.
  public var instances: [LayerInstance] { layers.instances }

  /// How many there are, the user and the app included.
  public var layerCount: Int { layers.instances.count }

  /// The layers that exist and have been told apart by a message or a name, the oldest first.
  public var livingLayers: [any LayerObject] { instances.indices.compactMap(layers.layer) }

  /// Gives a layer the name under which its owner holds it, `amountLabel`, and the owner's module.
  public func name(_ id: UInt32, _ name: String, in module: String? = nil) {
    layers.name(id, name, in: module)
  }
}
