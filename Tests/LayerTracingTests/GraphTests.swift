import LayerTracing
import Testing

@Layer(.router)
private class Holding<Held> {
  let held: Held
  let all: [any Showing] = []
  init(_ held: Held) { self.held = held }
}

@Layer(.router)
private final class HoldingView: Holding<any Showing> {}

private protocol Storing<Item>: AnyObject { associatedtype Item }

@Layer(.model)
private final class Stock: Storing { typealias Item = Int }

@Layer(.presenter)
private final class Clerk {
  let stock: any Storing<Int> = Stock()
  var spare: (any Storing<Int>)? = Stock()
  let others: [any Storing<Int>] = [Stock()]
}

/// Looking at layers: the graph and the properties.
@Suite struct GraphTests {
  private let session = Session()
  private let view: SceneView
  private let interactor: SceneInteractor

  init() {
    (view, interactor) = session.make { (SceneView(), SceneInteractor()) }
    let presenter = session.make { [view, interactor] in
      ScenePresenter(view: view, interactor: interactor)
    }
    view._layerToken.identify(view)
    view.presenter = presenter
    view.rows = [SceneView.Row(0), SceneView.Row(1)]
    interactor.presenter = presenter
  }

  @Test func `strong references are followed, nearest first, a class's own before inherited ones`()
  {
    let nodes = LayerGraph(root: view).nodes
    #expect(
      nodes.map { "\($0.facts.name) \($0.path.joined(separator: "."))" } == [
        "SceneView ", "ScenePresenter presenter", "Row rows[0]", "Row rows[1]",
        "SceneInteractor presenter.interactor", "SceneRouter presenter.router",
      ])
  }

  @Test func `people mean the nearest layer of a role`() {
    let graph = LayerGraph(root: view)
    #expect(graph.first(.view)?.layer === view)
    #expect(graph.first(.router)?.path == ["presenter", "router"])
    #expect(graph.first(.worker) == nil)
  }

  @Test func `weak references are not followed`() {
    #expect(LayerGraph(root: interactor).nodes.map(\.facts.name) == ["SceneInteractor"])
  }

  @Test func `each layer knows its nearest owner`() {
    let owners = LayerGraph(root: view).nodes.map { $0.owner.map { type(of: $0)._layerFacts.name } }
    #expect(
      owners == [
        nil, "SceneView", "SceneView", "SceneView", "ScenePresenter", "ScenePresenter",
      ])
  }

  @Test func `what is held as a protocol with its associated types is reached`() {
    let nodes = LayerGraph(root: session.make { Clerk() }).nodes
    #expect(
      nodes.dropFirst().map { $0.path.joined(separator: ".") } == ["stock", "spare", "others[0]"])
  }

  @Test func `what is left out is not entered`() throws {
    let presenter = try #require(view.presenter)
    let nodes = LayerGraph(roots: [view], without: [presenter]).nodes
    #expect(nodes.map(\.facts.name) == ["SceneView", "Row", "Row"])
  }

  @Test func `what an object holds that is no layer is found, in arrays and optionals, too`() {
    final class Holder {
      let number = 1
      let first: SceneView?
      let others: [SceneInteractor]
      init(_ first: SceneView, _ other: SceneInteractor) {
        self.first = first
        others = [other]
      }
    }
    let held = LayerGraph.layers(heldBy: Holder(view, interactor))
    #expect(held.map { type(of: $0)._layerFacts.name } == ["SceneView", "SceneInteractor"])
  }

  @Test func `a generic class's property is declared as what its parameter stands for`() {
    let holding = session.make { HoldingView(view) }
    #expect(LayerProperty.all(of: holding).map(\.fact.type) == ["Showing", "[any Showing]"])
  }

  @Test func `a cycle ends`() {
    let amounts = Amounts()
    amounts.other = amounts
    #expect(LayerGraph(root: amounts).nodes.count == 1)
    amounts.other = nil
  }

  /// The presenter's properties as text.
  private func properties() throws -> [String] {
    let presenter = try #require(view.presenter)
    return LayerProperty.all(of: presenter).map {
      "\($0.fact.ownership.rawValue) \($0.fact.name): \(text($0.content))"
    }
  }

  private func text(_ content: LayerProperty.Content) -> String {
    switch content {
    case .layer(let layer): "\(type(of: layer))"
    case .value(let value): describe(value)
    case .empty: "empty"
    case .gone: "gone"
    case .untouched: "untouched"
    }
  }

  @Test func `properties are told as they are, a superclass's first`() throws {
    #expect(
      try properties() == [
        "strong router: SceneRouter", "strong low: 1", "strong high: 2",
        "weak view: SceneView", "unowned owner: SceneView", "strong interactor: SceneInteractor",
        "strong late: empty", "strong count: 0", "strong onDone: empty",
      ])
  }

  @Test func `an unowned reference that the recorder doesn't know is not touched`() throws {
    let stranger = SceneView()
    let presenter = session.make { ScenePresenter(view: stranger, interactor: interactor) }
    #expect(contents(of: presenter).contains("untouched"))
  }

  private func contents(of layer: any LayerObject) -> [String] {
    LayerProperty.all(of: layer).map { text($0.content) }
  }

  @Test func `a dead unowned reference is said to be dead, and does no harm`() {
    var view: SceneView? = session.make { SceneView() }
    let presenter = view.map { view in
      session.make { ScenePresenter(view: view, interactor: interactor) }
    }
    let router = view.map { ConditionalRouter(view: $0) }
    if let view { view._layerToken.identify(view) }
    view = nil
    guard let presenter, let router else { return }
    #expect(contents(of: presenter).contains("gone"))
    #expect(contents(of: presenter).contains("empty"))
    #expect(LayerGraph(root: presenter).nodes.count == 3)
    #expect(LayerGraph(root: router).nodes.map(\.path) == [[], ["amounts"]])
    #expect(
      contents(of: router)
        == ["untouched", "Amounts"])
  }

  @Test func `facts tell type, line and what is an object's own affair`() throws {
    let facts = SceneView._layerFacts
    #expect(facts.properties.map(\.name) == ["presenter", "rows", "cache", "title"])
    #expect(facts.properties.map(\.type) == ["ScenePresenter?", "[Row]", nil, nil])
    #expect(facts.properties.map(\.isUnrecorded) == [false, false, true, false])
    #expect(facts.properties.map(\.line) == [8, 9, 10, 11])
    #expect(facts.source == SourceLocation(fileID: "LayerTracingTests/Scenes.swift", line: 7))
    #expect(facts.inherits == ["Showing"])
    #expect(facts.role == .view)
  }

  @Test func `facts tell what closures capture, by a list or by naming self`() {
    let captures = CandyInteractor._layerFacts.captures
    #expect(
      captures.map(\.captures) == [
        ["weak self"], ["self"], ["self"], ["self"], ["unowned self"], ["unowned self"],
        ["unowned self"], ["self"], ["self"],
      ])
    #expect(captures.map(\.line) == [59, 66, 68, 73, 75, 76, 81, 88, 90])
  }
}
