import LayerTracing

protocol Showing: AnyObject {}

/// Owns the rest, as a view does in VIPER.
@Layer(.view)
final class SceneView: Showing {
  var presenter: ScenePresenter?
  var rows: [Row] = []
  @Unrecorded var cache = 0
  let title = "x"

  @Layer(.view)
  final class Row {
    let index: Int
    init(_ index: Int) { self.index = index }
  }
}

@Layer(.presenter)
class BasePresenter {
  let router = SceneRouter()
  private let (low, high) = (1, 2)
}

@Layer(.presenter)
final class ScenePresenter: BasePresenter {
  weak var view: (any Showing)?
  unowned let owner: any Showing
  let interactor: any Showing
  @Unrecorded private lazy var late = 3
  var count = 0
  var onDone: (() -> Void)?

  init(view: SceneView, interactor: SceneInteractor) {
    self.view = view
    owner = view
    self.interactor = interactor
  }

  func count(up number: Int) { count += number }
}

@Layer(.interactor)
final class SceneInteractor: Showing {
  weak var presenter: ScenePresenter?
  let plain = Plain()
}

@Layer(.router)
final class SceneRouter {}

/// Says less in its source than there is.
@Layer(.router)
final class ConditionalRouter {
  @Unrecorded unowned let view: SceneView
  let amounts = Amounts()

  init(view: SceneView) { self.view = view }
}
