import CatalogSupport
import Catalog
import LayerTracing
import Queries
import Staging
import Testing

@testable import Sessions

@Layer(.presenter)
private final class DeskPresenter {}

@Layer(.presenter)
private final class LampPresenter {}

/// Where paths lead in a specimen of several modules: screens upon one another, or a tree of RIBs.
@MainActor @Suite struct ModulesTests {
  /// Candy in a pattern, with the receipt upon it.
  private func receipt(in pattern: String) throws -> Inspection {
    let feature = try Catalog.feature("candy")
    let stage = Stage(feature: feature)
    stage.open(try #require(feature.specimens.first { $0.name == pattern }))
    try stage.fire(Event("quantity", value: 3), at: stage.open)
    try stage.fire(Event("buy"), at: stage.open)
    return Inspection(specimen: stage.open[0])
  }

  @Test(arguments: [
    (
      "viper",
      [
        "view CandyViewController", "presenter CandyPresenter", "interactor CandyInteractor",
        "router CandyRouter", "worker CandyAPIWorker", "receipt.view ReceiptViewController",
        "receipt.presenter ReceiptPresenter", "receipt.interactor ReceiptInteractor",
      ]
    ),
    (
      "ribs",
      [
        "router CandyRouter", "view CandyViewController", "interactor CandyInteractor",
        "useCase CandyUseCaseImpl", "presenter CandyPresenter", "candyRoot.router CandyRootRouter",
        "candyRoot.view CandyRootViewController", "candyRoot.interactor CandyRootInteractor",
        "receipt.router ReceiptRouter", "receipt.view ReceiptViewController",
        "receipt.interactor ReceiptInteractor", "receipt.presenter ReceiptPresenter",
      ]
    ),
  ])
  func `each layer has a path, by its module and its role`(
    pattern: String, expected: [String]
  ) throws {
    let layers = try receipt(in: pattern).ownLayers
    #expect(
      Set(layers.map { "\($0.path) \(type(of: $0.layer)._layerFacts.name)" }) == Set(expected))
  }

  @Test(arguments: [
    ("ribs", "CandyRouter"), ("ribs.router", "CandyRouter"), ("ribs.interactor", "CandyInteractor"),
    ("ribs.interactor.router", "CandyRouter"), ("ribs.receipt", "ReceiptRouter"),
    ("ribs.receipt.interactor", "ReceiptInteractor"),

    ("ribs.candyRoot.view", "CandyRootViewController"),
    ("ribs.receipt.interactor.listener", "CandyInteractor"), ("viper", "CandyViewController"),
    ("viper.receipt", "ReceiptViewController"), ("viper.receipt.presenter", "ReceiptPresenter"),
    ("ribs.router.children[0]", "ReceiptRouter"),
    ("ribs.router.children[0].interactor.presenter", "ReceiptPresenter"),
    ("ribs.view.listener.router", "CandyRouter"),
    ("ribs.candyRoot.router.children[0]", "CandyRouter"),
  ])
  func `a path leads to a layer`(path: String, type: String) throws {
    let inspection = try receipt(in: String(path.prefix { $0 != "." }))
    let steps = try PathReference(Word(path, span: 0..<path.utf8.count), features: []).steps
    guard case .layer(let layer) = try inspection.find(steps) else {
      Issue.record("\(path) leads to no layer")
      return
    }
    #expect(Swift.type(of: layer)._layerFacts.name == type)
  }

  /// The paths to the layers of the account, after some events.
  private func account(_ pattern: String, after events: [String]) throws -> Set<String> {
    let feature = try Catalog.feature("account")
    let stage = Stage(feature: feature)
    stage.open(try #require(feature.specimens.first { $0.name == pattern }))
    for event in events { try stage.fire(Event(event), at: stage.open) }
    return Set(
      Inspection(specimen: stage.open[0]).ownLayers.map {
        "\($0.path) \(type(of: $0.layer)._layerFacts.name)"
      })
  }

  @Test(arguments: [
    (
      "mvc", ["applyCheckCard", "confirm"],
      [
        "controller AccountViewController", "model Account", "main.controller MainViewController",
        "applyCard.controller ApplyCardViewController",
      ]
    ),
    (
      "mvp", [],
      [
        "view AccountViewController", "presenter AccountPresenter", "model Account",
        "main.view MainViewController",
      ]
    ),
    ("mvvm", ["finish"], ["view MainViewController"]),
    (
      "ribs", [],
      [
        "router FeatureRouter", "interactor FeatureInteractor", "presenter FeaturePresenter",
        "view FeatureViewController", "mapper FeaturePresentableListenerMapper",
        "useCase FeatureUseCaseImpl", "repository FeatureRepositoryImpl", "main.router MainRouter",
        "main.view MainViewController", "main.interactor MainInteractor",
      ]
    ),
    (
      "ribs", ["finish"],
      ["router MainRouter", "view MainViewController", "interactor MainInteractor"]
    ),
  ])
  func `paths begin at the lowest screen with a part of its own, or at the first RIB`(
    pattern: String, events: [String], expected: [String]
  ) throws {
    #expect(try account(pattern, after: events) == Set(expected))
  }

  @Test func `what is alive and reached from nowhere has a path, too`() {
    let recorder = Recorder()
    let (desk, one, other) = recorder.assembling {
      (DeskPresenter(), LampPresenter(), LampPresenter())
    }
    let modules = Modules(LayerGraph(root: desk), alive: [desk, one, other])
    #expect(modules.others.map(\.name) == ["lamp", "lamp2"])
    #expect(modules.others.map { $0.root === one } == [true, false])
  }
}
