import Features
import LayerTracing
import Staging

/// Store~c of the account: what is wrong with it.
public let variant = Variant(
  "Store~c", of: "Store",
  Flaw(
    .place,
    messages: [
      Flaw.Clue(.store, .reducer, "reduce(into:action:)", bringing: "MainState(account: nil)")
    ],
    paths: ["store.inFlight"], layers: ["reducer", "effect"],
    explanation: """
      The account closes while it awaits its settings, and nobody cancels that request. The \
      effect outlives its screen, and its answer comes as an action for a child that is gone. \
      Here that does no harm. When a child goes, its parent has to cancel the child's requests. \
      The Composable Architecture's ifLet does that by itself, and warns at run time of an action \
      for a child that is gone.
      """),
  Build(
    "account", sources: sourceFiles.of("Account", "Main"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
