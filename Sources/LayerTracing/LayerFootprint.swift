/// What a ``LayerGraph`` was read from, to tell in a moment whether it would be read the same again.
///
/// What is remembered is the references themselves, as they lie in the layers, in the order in which the graph
/// was read: before a layer is looked into, what holds it was found unchanged, so that the layer is there. None
/// is retained, as that would keep alive what the layers let go. A layer at the address of one that is gone
/// would be a new one, and those are counted.
public struct LayerFootprint {
  private let registry: LayerRegistry
  private let count: Int
  private let roots: [ObjectIdentifier]
  private let layers: [Unmanaged<AnyObject>]
  /// What the properties held, in the order in which the graph was read: what leads to a layer comes before what that
  /// layer holds, so that none is looked into which may be gone.
  private var places: [Place] = []

  /// The arrays among those properties.
  private var arrays: [(type: any AnyArray.Type, words: [UInt])] = []

  /// What one property held: the word of a reference, or elements. It is nothing but bits, since all of them are looked
  /// at with each message of a long past.
  private struct Place {
    let address: UnsafeRawPointer
    let word: UInt
    /// Where the elements are among the arrays; nil for a reference.
    let array: Int?
  }

  /// Remembers what a graph of layers that belong to a recorder was read from; nil if a layer holds something in
  /// a way that can't be remembered, as a wrapper's or an existential's value, or is a value itself.
  public init?(_ graph: LayerGraph, roots: [any LayerObject], of recorder: Recorder) {
    // What stands for a value is made anew when nothing keeps it.
    guard !graph.nodes.contains(where: { $0.layer is any AnyLayerStandIn }) else { return nil }
    registry = recorder.layers
    count = registry.count
    self.roots = roots.map { ObjectIdentifier($0) }
    layers = graph.nodes.map { Unmanaged.passUnretained($0.layer) }
    for node in graph.nodes {
      for field in LayerClass.of(node.layer).leads {
        let address = field.place(in: node.layer)
        if field.isReference {
          guard LayerFootprint.isFinal(field.content(in: node.layer)) else { return nil }
          places.append(Place(address: address, word: address.load(as: UInt.self), array: nil))
        } else if let array = field.array, field.holdsReferences {
          let elements = array.elements(at: address).map { LayerProperty.Content($0) }
          guard elements.allSatisfy(LayerFootprint.isFinal) else { return nil }
          places.append(Place(address: address, word: 0, array: arrays.count))
          arrays.append((array, array.words(at: address)))
        } else {
          return nil
        }
      }
    }
  }

  /// Whether a reference alone tells which layers it leads to: that of an object which shows others in its
  /// mirror doesn't.
  private static func isFinal(_ content: LayerProperty.Content) -> Bool {
    guard case .value(let value) = content else { return true }
    return ValueCategory.of(type(of: value)) == .plain
  }

  /// Whether a graph from these roots would be the same.
  public func isCurrent(_ roots: [any LayerObject]) -> Bool {
    roots.count == self.roots.count
      && zip(roots, self.roots).allSatisfy { ObjectIdentifier($0) == $1 } && isUnchanged
  }

  /// Whether a graph from this root alone would be the same: for it the caller needs no list, which would take longer.
  public func isCurrent(_ root: any LayerObject) -> Bool {
    roots.count == 1 && ObjectIdentifier(root) == roots[0] && isUnchanged
  }

  /// Whether all that the graph was read from is as it was.
  private var isUnchanged: Bool {
    registry.count == count
      && places.allSatisfy { place in
        guard let array = place.array else {
          return place.address.load(as: UInt.self) == place.word
        }
        return arrays[array].type.holds(arrays[array].words, at: place.address)
      }
  }

  /// A layer of the graph by its place among the nodes; the footprint must be current.
  public func layer(_ place: Int) -> (any LayerObject)? {
    LayerClass.layer(layers[place].takeUnretainedValue())
  }
}

extension AnyArray {
  /// The elements of an array of this type that lies at an address, as they lie in memory.
  fileprivate static func words(at pointer: UnsafeRawPointer) -> [UInt] {
    withBytes(at: pointer) { bytes in
      stride(from: 0, to: bytes.count, by: MemoryLayout<UInt>.size).map {
        bytes.load(fromByteOffset: $0, as: UInt.self)
      }
    }
  }

  /// Whether ``words(at:)`` would be these.
  fileprivate static func holds(_ words: [UInt], at pointer: UnsafeRawPointer) -> Bool {
    withBytes(at: pointer) { bytes in
      let size = MemoryLayout<UInt>.size
      return bytes.count == words.count * size
        && words.indices.allSatisfy {
          bytes.load(fromByteOffset: $0 * size, as: UInt.self) == words[$0]
        }
    }
  }
}
