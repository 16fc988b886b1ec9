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
      The parent's router dismisses the child's view, and doesn't detach the child: it stays among the \
      children, active, with its view controller, and answers that come late still reach it. The screen \
      shows nothing of it. What is attached has to be detached: detachChild before the view goes.
      """),
  Build(
    "account", sources: sourceFiles.outsideMocks, framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
