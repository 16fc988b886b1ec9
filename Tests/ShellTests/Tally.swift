import LayerTracing
import Staging
import Widgets

/// A feature that a host brings along in a pattern of its own, with roles of its own.
enum Tally {
  nonisolated enum Event: String, CaseIterable {
    case add
  }

  static let rules = PatternRules(
    name: "Redux",
    ways: [
      .call(.view, .store), .call(.store, .reducer), .call(.store, .effect),
      .notification(.store, .view),
    ],
    ownerships: [
      .init(.view, .store), .init(.store, .reducer), .init(.store, .effect),
    ])

  static let pattern = Pattern(
    "Redux", summary: "one store, which nothing but actions change", drawing: [.view],
    rules: rules, builds: [Build("tally", sources: [], scene: { _ in TallyScene() })])

  static let feature = Feature("tally", "counts what is added", events: Event.self, in: [pattern])
}

extension Role {
  nonisolated static let store = Role("Store")
  nonisolated static let reducer = Role("Reducer")
  nonisolated static let effect = Role("Effect")
}

final class TallyScene: SceneDelegate {
  func scene(willConnectTo window: Window) { window.rootViewController = TallyViewController() }
}

@Layer(.reducer)
final class TallyReducer {
  func reduce(_ count: Int) -> Int { count + 1 }
}

@Layer(.effect)
final class TallyEffect {
  func remember(_ count: Int) {}
}

@Layer(.store)
final class TallyStore {
  private let reducer = TallyReducer()
  private let effect = TallyEffect()
  private var count = 0
  private var render: ((_ count: Int) -> Void)?

  func subscribe(_ render: @escaping (_ count: Int) -> Void) { self.render = render }

  func dispatch() {
    count = reducer.reduce(count)
    effect.remember(count)
    render?(count)
  }
}

@Layer(.view)
final class TallyViewController: ViewController {
  private let store = TallyStore()
  private let countLabel = Label()
  private let add = Button(title: "Add", identifier: Tally.Event.add)

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "0"
    view.addSubview(StackView(.vertical, [countLabel, add]))
    add.addTarget(self, action: TallyViewController.addTouched)
    store.subscribe { [weak self] count in self?.countLabel.text = String(count) }
  }

  private func addTouched(_ sender: Button) { store.dispatch() }
}
