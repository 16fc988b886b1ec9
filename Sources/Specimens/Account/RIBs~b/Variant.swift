import Features
import LayerTracing
import Staging

// Source: seed 004, whose parent isn't shown; from practice, the leak that RIBs are known for.
/// RIBs~b of the account: what is wrong with it.
public let variant = Variant(
  "RIBs~b", of: "RIBs",
  Flaw(
    .lifetime,
    messages: [
      Flaw.Clue(.interactor, .router, "detachFeature"), Flaw.Clue(.router, .view, "dismiss"),
    ],
    paths: ["main.router.children"], layers: ["main", "router"],
    explanation: """
      The parent's router dismisses the child's view, but doesn't detach the child. The child \
      stays attached and active, with its view controller, and late answers still reach it. The \
      screen doesn't show that. Each attached child has to be detached: call detachChild before \
      the view goes.
      """),
  Build(
    "account", sources: sourceFiles.outsideMocks, framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
