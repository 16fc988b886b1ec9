import LayerTracing
import Queries
import Staging

/// Reads the values at the ends of one line's paths again and again, while events run.
///
/// To find the layer that a path begins at takes a walk through all of a specimen's layers. That is done again
/// only when one of them holds another than before.
final class PathReader {
  /// Where a path begins, as long as the layers hold one another as they did.
  private struct Start {
    let recorder: Recorder
    let footprint: LayerFootprint
    /// The layer by its place in the graph, and how many steps lead there, or why none do.
    let place: Result<(node: Int, steps: Int), PathError>
  }

  /// By where the paths stand in their line.
  private var starts: [Int: Start] = [:]

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
      starts[key] = Start(recorder: specimen.recorder, footprint: footprint, place: place)
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
