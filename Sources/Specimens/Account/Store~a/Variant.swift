import Features
import LayerTracing
import Staging

/// Store~a of the account: what is wrong with it.
public let variant = Variant(
  "Store~a", of: "Store",
  Flaw(
    .place,
    messages: [Flaw.Clue(.reducer, .reducer, "reduce(into:action:)", bringing: "MainState")],
    paths: ["reducer.account"], layers: ["reducer"],
    explanation: """
      The account's reducer is handed the whole state of its parent, and closes itself there. No \
      other parent can run it, and no test without this one. A child changes its own part, and \
      says that it is through; what becomes of it, its parent's reducer decides.
      """),
  Build(
    "account", sources: sourceFiles.of("Account", "Main"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
