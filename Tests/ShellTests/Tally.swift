import LayerTracing
import Staging
import Widgets

/// A feature that a host brings along in a pattern of its own, with roles of its own.
enum Tally {
  nonisolated enum Event: String, CaseIterable {
    case add
  }

  static let rules = PatternRules(
    name: "Bank",
    ways: [
      .call(.view, .ledger), .call(.ledger, .teller), .call(.ledger, .herald),
      .notification(.ledger, .view),
    ],
    ownerships: [
      .init(.view, .ledger), .init(.ledger, .teller), .init(.ledger, .herald),
    ])

  static let pattern = Pattern(
    "Bank", summary: "one ledger, which its teller alone writes", drawing: [.view],
    rules: rules, builds: [Build("tally", sources: [], scene: { _ in TallyScene() })])

  static let feature = Feature("tally", "counts what is added", events: Event.self, in: [pattern])
}

extension Role {
  nonisolated static let ledger = Role("Ledger")
  nonisolated static let teller = Role("Teller")
  nonisolated static let herald = Role("Herald")
}

final class TallyScene: SceneDelegate {
  func scene(willConnectTo window: Window) { window.rootViewController = TallyViewController() }
}

@Layer(.teller)
final class TallyTeller {
  func reduce(_ count: Int) -> Int { count + 1 }
}

@Layer(.herald)
final class TallyHerald {
  func remember(_ count: Int) {}
}

@Layer(.ledger)
final class TallyLedger {
  private let teller = TallyTeller()
  private let herald = TallyHerald()
  private var count = 0
  private var render: ((_ count: Int) -> Void)?

  func subscribe(_ render: @escaping (_ count: Int) -> Void) { self.render = render }

  func dispatch() {
    count = teller.reduce(count)
    herald.remember(count)
    render?(count)
  }
}

@Layer(.view)
final class TallyViewController: ViewController {
  private let ledger = TallyLedger()
  private let countLabel = Label()
  private let add = Button(title: "Add", identifier: Tally.Event.add)

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "0"
    view.addSubview(StackView(.vertical, [countLabel, add]))
    add.addTarget(self, action: TallyViewController.addTouched)
    ledger.subscribe { [weak self] count in self?.countLabel.text = String(count) }
  }

  private func addTouched(_ sender: Button) { ledger.dispatch() }
}
