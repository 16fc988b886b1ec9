import LayerTracing
import Staging
import Testing
import Widgets

@testable import Shell

/// What is repeated is told once, and everything can be searched.
@Suite struct TraceFoldingTests {
  private func learner(rows: Int, isPlain: Bool = false) -> Learner {
    let learner = Learner(isPlain: isPlain, features: [Shelf.feature])
    learner.type("open shelf", "fire fill \(rows)")
    return learner
  }

  @Test func `messages that are alike, with all that they cause, are told once`() {
    let answer = learner(rows: 600).type("trace mvp")
    #expect(answer.contains("×600, to #1.1201"))
    #expect(answer.lines.count == 6, "\(answer)")
  }

  @Test func `two of a kind are told one by one`() {
    let answer = learner(rows: 2).type("trace mvp")
    #expect(!answer.contains("×"))
    #expect(answer.lines.count == 8, "\(answer)")
    #expect(learner(rows: 3).type("trace mvp").contains("×3, to #1.7"))
  }

  @Test func `with --each every message is told`() {
    #expect(learner(rows: 600).type("trace mvp --each").lines.count == 4 + 1200)
  }

  @Test func `one below the other they are told once, too`() {
    let answer = learner(rows: 600).type("trace mvp from Presenter name put")
    #expect(answer.lines.count == 2, "\(answer)")
    #expect(answer.contains("put(row: 1)  ×600, to #1.1201"))
  }

  @Test func `in plain mode it is said in words`() {
    #expect(
      learner(rows: 600, isPlain: true).type("trace mvp").contains(
        "put(row: 1), 600 times, up to mvp#1.1201."))
  }

  @Test func `a trace is searched by what messages say, in all events`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "fire increase")
    #expect(
      learner.type("trace mvp find onvalue") == """
        counter.mvp, event 0, loading
        mvp#0.3  Presenter -> View  onValueChange(number: 0)
        counter.mvp, event 1, increase
        mvp#1.5  Presenter -> View  onValueChange(number: 1)
        counter.mvp, event 2, increase
        mvp#2.5  Presenter -> View  onValueChange(number: 2)

        """)
    #expect(learner.type("trace mvp find 'number: 2'").lines.count == 2)
    #expect(learner.type("trace mvp find nothing") == "No message matches.\n")
    #expect(learner.type("trace mvp event 1 find number").lines.count == 4)
  }

  @Test func `a long event is folded without delay`() {
    // Twelve thousand messages: what grows with their square would not end.
    #expect(learner(rows: 6_000).type("trace mvp").lines.count == 6)
  }
}

/// A feature whose presenter fills a view row by row.
enum Shelf {
  static let feature = Feature(
    name: "shelf", summary: "many rows", events: ["fill"],
    specimens: [Specimen(pattern: "MVP", summary: "", sources: []) { _ in ShelfSceneDelegate() }])
}

private final class ShelfSceneDelegate: SceneDelegate {
  func scene(willConnectTo window: Window) {
    let view = ShelfViewController()
    view.presenter = ShelfPresenter(view: view)
    window.rootViewController = view
  }
}

private enum ShelfEvent: String { case fill }

@Layer(.view)
private final class ShelfViewController: ViewController {
  var presenter: ShelfPresenter?
  private let stepper = Stepper(identifier: ShelfEvent.fill)

  override func viewDidLoad() {
    super.viewDidLoad()
    stepper.maximumValue = 10_000
    view.addSubview(stepper)
    stepper.addTarget(self, action: ShelfViewController.stepped, for: .valueChanged)
  }

  @Unrecorded private func stepped(_ sender: Stepper) { presenter?.fill(rows: sender.value) }

  func put(row: Int) { _ = presenter?.text(of: row) }
}

@Layer(.presenter)
private final class ShelfPresenter {
  private weak var view: ShelfViewController?

  init(view: ShelfViewController) { self.view = view }

  func fill(rows: Int) {
    for row in 1...max(1, rows) { view?.put(row: row) }
  }

  func text(of row: Int) -> String { "row \(row)" }
}
