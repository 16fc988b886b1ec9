// Demonstrates a test's Presentable: like the real one it makes a mapper
// for its listener, and puts a mock in front of it.

import LayerTracing

@Layer(.presenter)
final class FeaturePresentableMock: FeaturePresentable {
  let view: FeatureViewMock
  private var listenerMapper: FeaturePresentableListenerMapper?

  weak var listener: (any FeaturePresentableListener)? {
    didSet {
      listenerMapper = listener.map {
        FeaturePresentableListenerMapper(interactor: $0)
      }
      view.listener = listenerMapper
    }
  }

  init(notes: AccountNotes) {
    view = FeatureViewMock(notes: notes)
  }
}
