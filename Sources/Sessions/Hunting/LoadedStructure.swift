import LayerTracing
import Staging

/// Which layers a specimen has, and who holds whom: as long as that is as it was, nothing more can be found in it.
struct LoadedStructure {
  private let footprint: LayerFootprint?
  private let closures: [HandedClosure]

  init(_ specimen: OpenSpecimen) {
    footprint = specimen.roots.flatMap {
      LayerFootprint(LayerGraph(roots: $0), roots: $0, of: specimen.recorder)
    }
    closures = specimen.recorder.handedClosures
  }

  func isCurrent(_ specimen: OpenSpecimen) -> Bool {
    guard let footprint else { return false }
    return specimen.isCurrent(footprint) && specimen.recorder.handedClosures == closures
  }
}
