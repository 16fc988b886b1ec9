import LayerTracing
import Testing

/// What one subscribes to: no layer.
private final class Output<Value> {
  private var handlers: [(Value) -> Void] = []

  func bind(_ handler: @escaping (Value) -> Void) {
    LayerOutput.handing(handler, to: self, by: "bind(_:)") { handlers.append($0) }
  }

  func send(_ value: Value) { for handler in handlers { handler(value) } }

  func end() { handlers = [] }
}

@Layer(.viewModel)
private final class OfferingViewModel {
  let total = Output<Int>()
  let closed = Output<Void>()

  func watch() { total.bind { _ in } }
  func change(_ total: Int) { self.total.send(total) }
  func close() { closed.send(()) }
}

@Layer(.view)
private final class BindingView {
  private let viewModel: OfferingViewModel
  private weak var known: OfferingViewModel?
  private(set) var shown = 0

  init(_ viewModel: OfferingViewModel) {
    self.viewModel = viewModel
    known = viewModel
  }

  func load() {
    viewModel.total.bind { [weak self] in self?.show($0) }
    viewModel.closed.bind { [weak self] in self?.show(-1) }
  }

  func show(_ total: Int) { shown = total }
}

@Suite struct OutputTests {
  private let session = Session()
  private let viewModel: OfferingViewModel
  private let view: BindingView

  init() {
    (viewModel, view) = session.make {
      let viewModel = OfferingViewModel()
      return (viewModel, BindingView(viewModel))
    }
  }

  @Test
  func `to subscribe to an output is a message to its owner, and what it tells comes by its name`()
  {
    session.event(1) { view.load() }
    session.event(2) { viewModel.change(3) }
    session.event(3) { viewModel.close() }
    #expect(
      session.lines == [
        "User -> View load()",
        "View -> ViewModel total.bind({ … })",
        "View -> ViewModel closed.bind({ … })",
        "User -> ViewModel change(3)",
        "ViewModel ~> View total = 3",
        "View -> View show(3)",
        "View -> View shown = 3",
        "User -> ViewModel close()",
        "ViewModel ~> View closed()",
        "View -> View show(-1)",
        "View -> View shown = -1",
      ])
    #expect(session.messages.map { $0.cause ?? 0 } == [0, 1, 1, 0, 4, 5, 6, 0, 8, 9, 10])
  }

  @Test func `the place of such a message is the output's declaration`() throws {
    session.event { view.load() }
    let bind = try #require(session.messages.first { $0.site.baseName == "total.bind" })
    #expect(bind.site.type == "OfferingViewModel")
    #expect(bind.site.source.fileName == "OutputTests.swift")
    #expect(bind.site.source.line == 19)
  }

  @Test func `the closure is known for as long as the output keeps it`() throws {
    session.event(1) { view.load() }
    let handed = try #require(session.recorder.handedClosures.first)
    #expect(handed.keeper == viewModel._layerToken.id)
    #expect(handed.owner == view._layerToken.id)
    #expect(handed.site?.name == "load()")
    viewModel.total.end()
    viewModel.closed.end()
    #expect(session.recorder.handedClosures.isEmpty)
  }

  @Test func `an owner that watches its own output sends no message`() {
    session.event { viewModel.watch() }
    #expect(session.lines == ["User -> ViewModel watch()"])
  }

  @Test func `without a recorder an output works as ever`() {
    let viewModel = OfferingViewModel()
    let view = BindingView(viewModel)
    view.load()
    viewModel.change(3)
    #expect(view.shown == 3)
  }
}
