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
      The account's reducer gets the whole state of its parent, and closes the account itself. No \
      other parent can run this reducer, and no test can run it without this parent. A child \
      should change only its own state, and report that it is finished. Its parent's reducer \
      decides what happens next.
      """),
  Build(
    "account", sources: sourceFiles.of("Account", "Main"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
