import Testing

@testable import Features
@testable import RIBs

/// How long the RIBs of a tree are active: an app with two screens, one on the other.
@Suite struct RouterLifetimeTests {
  private var root: (any LaunchRouting)?
  private let resigned = Lines()

  private final class Lines {
    var all: [String] = []
  }

  init() throws {
    let app = CandyAppComponent(service: CandyService(Service()))
    let root = CandyRootBuilder(dependency: app).build().launchRouter
    self.root = root
    root.interactable.activate()
    root.load()
    let candy = try #require(root.children.first?.interactable as? CandyInteractor)
    candy.update(candyQuantity: 1)
    candy.buy()
    let receipt = try #require(root.children.first?.children.first?.interactable)
    for (name, interactable) in [
      ("root", root.interactable), ("candy", candy), ("receipt", receipt),
    ] {
      let interactor = try #require(interactable as? Interactor)
      // What goes on while an interactor is active ends with it at the latest: then it is nil here.
      Disposable { [resigned, weak interactor] in
        resigned.all.append(interactor?.isActive == true ? name : "\(name), released")
      }.disposeOnDeactivate(interactor: interactor)
    }
  }

  @Test mutating func `in an app that ends each interactor resigns once, the parent first`() {
    root = nil
    #expect(resigned.all == ["root", "candy", "receipt"])
  }

  @Test func `a router that is detached takes those below it along`() throws {
    let candy = try #require(root?.children.first)
    let receipt = try #require(candy.children.first)
    root?.detachChild(candy)
    #expect(resigned.all == ["candy", "receipt"])
    #expect(![candy, receipt].contains { $0.interactable.isActive })
    #expect(root?.interactable.isActive == true)
  }

  @Test func `an interactor that no router has resigns when it is released`() {
    final class Noting: Interactor {
      let lines: Lines
      init(_ lines: Lines) {
        self.lines = lines
        super.init()
      }
      override func willResignActive() { lines.all.append("alone") }
    }
    let lines = Lines()
    for isActive in [true, false] {
      let interactor = Noting(lines)
      if isActive { interactor.activate() }
    }
    #expect(lines.all == ["alone"])
  }

  @Test func `a router is loaded once`() {
    root?.load()
    #expect(root?.children.count == 1)
  }
}
