import LayerTracing
import Testing

/// Looking at layers: the graph and the properties.
@Suite struct GraphTests {
  private let view = SceneView()
  private let interactor = SceneInteractor()

  init() {
    let presenter = ScenePresenter(view: view, interactor: interactor)
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

  @Test func `a cycle ends`() {
    let amounts = Amounts()
    amounts.other = amounts
    #expect(LayerGraph(root: amounts).nodes.count == 1)
    amounts.other = nil
  }

  /// The presenter's properties as text.
  private func properties(readsUnowned: Bool) throws -> [String] {
    let presenter = try #require(view.presenter)
    return LayerProperty.all(of: presenter, readsUnowned: readsUnowned).map {
      "\($0.fact.ownership.rawValue) \($0.fact.name): \(text($0.content))"
    }
  }

  private func text(_ content: LayerProperty.Content) -> String {
    switch content {
    case .layer(let layer): "\(type(of: layer))"
    case .value(let value): describe(value)
    case .empty: "empty"
    case .untouched: "untouched"
    }
  }

  @Test func `properties are told as they are, a superclass's first`() throws {
    #expect(
      try properties(readsUnowned: true) == [
        "strong router: SceneRouter", "strong low: 1", "strong high: 2",
        "weak view: SceneView", "unowned owner: SceneView", "strong interactor: SceneInteractor",
        "strong late: empty", "strong count: 0", "strong onDone: empty",
      ])
  }

  @Test func `an unowned reference is not touched unless it is safe`() throws {
    #expect(try properties(readsUnowned: false).contains("unowned owner: untouched"))
    #expect(try properties(readsUnowned: false).contains("weak view: SceneView"))
  }

  @Test func `a dead unowned reference does no harm`() {
    var view: SceneView? = SceneView()
    let presenter = view.map { ScenePresenter(view: $0, interactor: interactor) }
    let router = view.map { ConditionalRouter(view: $0) }
    view = nil
    guard let presenter, let router else { return }
    let contents = LayerProperty.all(of: presenter, readsUnowned: false).map { text($0.content) }
    #expect(contents.contains("untouched"))
    #expect(contents.contains("empty"))
    #expect(LayerGraph(root: presenter).nodes.count == 3)
    #expect(LayerGraph(root: router).nodes.map(\.path) == [[], ["amounts"]])
    #expect(
      LayerProperty.all(of: router, readsUnowned: false).map { text($0.content) }
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
