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
    let specimen: OpenSpecimen
    let footprint: LayerFootprint
    /// The layer by its place in the graph, and how many steps lead there, or why none do.
    let place: Result<(node: Int, steps: Int), PathError>
    /// What was read last at the path's end, if that is a plain value of this layer.
    var last: (bits: StoredBits, value: QueryValue)?

    init(
      _ specimen: OpenSpecimen, _ footprint: LayerFootprint,
      _ place: Result<(node: Int, steps: Int), PathError>
    ) {
      (self.specimen, self.footprint, self.place) = (specimen, footprint, place)
    }

    /// Whether the path still leads to the same value.
    var isCurrent: Bool {
      guard let last, specimen.isCurrent(footprint) else { return false }
      return last.bits.isCurrent
    }

    /// The value at the path's end now, if it is known where it lies.
    func value() -> QueryValue? {
      guard var last, specimen.isCurrent(footprint) else { return nil }
      if last.bits.isCurrent { return last.value }
      last.value = QueryValue(last.bits.renew().any.map { Value(reflecting: $0) } ?? .none)
      self.last = last
      return last.value
    }
  }

  /// By where the paths stand in their line.
  private var starts: [Int: Start] = [:]
  /// What the newest answer is made of; nil if it isn't of values alone that can be looked at again in a moment.
  private var looked: [Start]?
  /// How many paths were followed of which nothing could be kept, since the newest answer was asked for.
  private var unkept = 0
  private var answer = false

  /// What a line comes to, which is found out again only if a value that its newest answer was made of may be another.
  ///
  /// - Parameter find: Finds it out, by the values that this reader reads and by nothing else, in specimens that stay
  ///   open for as long as the reader is asked.
  /// - Returns: What it comes to.
  /// - Throws: Why it can't be decided.
  func answer(_ find: () throws(QueryError) -> Bool) throws(QueryError) -> Bool {
    if looked?.allSatisfy(\.isCurrent) == true { return answer }
    (looked, unkept) = ([], 0)
    do throws(QueryError) { answer = try find() } catch {
      looked = nil
      throw error
    }
    if unkept > 0 { looked = nil }
    return answer
  }

  /// The value at a path's end, if it is known where that lies.
  func knownValue(of path: PathReference, in specimen: OpenSpecimen) -> QueryValue? {
    guard let start = starts[path.specimenSpan.lowerBound], start.specimen === specimen,
      let value = start.value()
    else { return nil }
    looked?.append(start)
    return value
  }

  /// Keeps the value that was just read at a path's end.
  func keep(
    _ value: QueryValue, of property: PropertyFact, in layer: any LayerObject,
    at path: PathReference
  ) {
    guard let start = starts[path.specimenSpan.lowerBound],
      case .success(let place) = start.place, place.steps + 1 == path.steps.count,
      let bits = StoredBits(of: property, in: layer)
    else { return }
    start.last = (bits, value)
    looked?.append(start)
    unkept -= 1
  }

  /// Follows a path, as ``Inspection/find(_:)`` does.
  func find(
    _ path: PathReference, in inspection: Inspection
  ) throws(PathError) -> Inspection.Finding {
    unkept += 1
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
    let key = path.specimenSpan.lowerBound
    if let start = starts[key], start.specimen === specimen, specimen.isCurrent(start.footprint) {
      let place = try start.place.get()
      return start.footprint.layer(place.node).map { ($0, place.steps) }
    }
    starts[key] = nil
    guard let root = specimen.root, let roots = specimen.roots else { return nil }
    let graph = LayerGraph(roots: roots)
    guard let footprint = LayerFootprint(graph, roots: roots, of: specimen.recorder) else {
      return nil
    }
    func keep(_ place: Result<(node: Int, steps: Int), PathError>) {
      starts[key] = Start(specimen, footprint, place)
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
