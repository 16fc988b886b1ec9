import Features
import LayerTracing
import Staging

/// MVVM~a of the account: what is wrong with it.
public let variant = Variant(
  "MVVM~a", of: "MVVM",
  Flaw(
    .screen, messages: [],
    paths: ["viewModel.isApplyingForCard"], layers: ["viewModel"],
    explanation: """
      The request for a card is kept as state, and nothing resets it. The second time true \
      becomes true: that is no change, so the view isn't notified. A view that binds later would \
      be notified of an old request. Something that happens once is an event: it is sent, and \
      nobody keeps it.
      """),
  Build(
    "account", sources: sourceFiles.of("Account", "Main"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
