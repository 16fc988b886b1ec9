import LayerTracing
import Queries
import Staging

/// Reads the values at the ends of one line's paths again and again, while events run.
///
/// To find the layer that a path begins at takes a walk through all of a specimen's layers. That is done again
/// only when one of them holds another than before.
final class PathReader {
  /// Where a path begins, as long as the layers hold one another as they did.
  private final class Start {
    let recorder: Recorder
    let footprint: LayerFootprint
    /// The layer by its place in the graph, and how many steps lead there, or why none do.
    let place: Result<(node: Int, steps: Int), PathError>
    /// What was read last at the path's end, if that is a plain value of this layer.
    var last: (bits: StoredBits, value: QueryValue)?

    init(
      _ recorder: Recorder, _ footprint: LayerFootprint,
      _ place: Result<(node: Int, steps: Int), PathError>
    ) {
      (self.recorder, self.footprint, self.place) = (recorder, footprint, place)
    }
  }

  /// By where the paths stand in their line.
  private var starts: [Int: Start] = [:]

  /// The value at a path's end, if it is known to be the one that was read last.
  func knownValue(of path: PathReference, in specimen: OpenSpecimen) -> QueryValue? {
    guard let start = starts[path.specimenSpan.lowerBound], let last = start.last,
      start.recorder === specimen.recorder, let roots = specimen.roots,
      start.footprint.isCurrent(roots), last.bits.isCurrent
    else { return nil }
    return last.value
  }

  /// Keeps the value that was just read at a path's end.
  func keep(
    _ value: QueryValue, of property: PropertyFact, in layer: any LayerObject,
    at path: PathReference
  ) {
    guard let start = starts[path.specimenSpan.lowerBound],
      case .success(let place) = start.place, place.steps + 1 == path.steps.count
    else { return }
    start.last = StoredBits(of: property, in: layer).map { ($0, value) }
  }

  /// Follows a path, as ``Inspection/find(_:)`` does.
  func find(
    _ path: PathReference, in inspection: Inspection
  ) throws(PathError) -> Inspection.Finding {
    guard let (layer, count) = try start(of: path, in: inspection) else {
      return try inspection.find(path.steps)
    }
    var finding = Inspection.Finding.layer(layer)
    for step in path.steps.dropFirst(count) {
      finding = try inspection.follow(step, from: finding)
    }
    return finding
  }

  /// The layer that a path begins at; nil if it takes the whole walk each time.
  private func start(
    of path: PathReference, in inspection: Inspection
  ) throws(PathError) -> (layer: any LayerObject, count: Int)? {
    let specimen = inspection.specimen
    guard let root = specimen.root, let roots = specimen.roots else { return nil }
    let key = path.specimenSpan.lowerBound
    if let start = starts[key], start.recorder === specimen.recorder,
      start.footprint.isCurrent(roots)
    {
      let place = try start.place.get()
      return start.footprint.layer(place.node).map { ($0, place.steps) }
    }
    starts[key] = nil
    let graph = LayerGraph(roots: roots)
    guard let footprint = LayerFootprint(graph, roots: roots, of: specimen.recorder) else {
      return nil
    }
    func keep(_ place: Result<(node: Int, steps: Int), PathError>) {
      starts[key] = Start(specimen.recorder, footprint, place)
    }
    do throws(PathError) {
      let (layer, count) = try inspection.start(of: path.steps, in: graph, root)
      // A layer that nothing leads to any more may be gone the next time.
      guard let node = graph.nodes.firstIndex(where: { $0.layer === layer }) else { return nil }
      keep(.success((node, count)))
      return (layer, count)
    } catch {
      keep(.failure(error))
      throw error
    }
  }
}
