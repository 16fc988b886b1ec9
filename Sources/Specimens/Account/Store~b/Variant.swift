import Features
import LayerTracing
import Staging

/// Store~b of the account: what is wrong with it.
public let variant = Variant(
  "Store~b", of: "Store",
  Flaw(
    .place, messages: [],
    paths: ["reducer.account"], layers: ["reducer"],
    explanation: """
      The parent's reducer switches over its child's internal actions. It knows the child's \
      buttons, and decides a second time when the child is finished. If the child decides \
      differently, the parent doesn't notice. A child should inform its parent by an action made \
      for that: .delegate(.finished).
      """),
  Build(
    "account", sources: sourceFiles.of("Account", "Main"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
