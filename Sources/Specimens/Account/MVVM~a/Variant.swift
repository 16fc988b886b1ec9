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
      To apply for a card is kept as state, and nothing sets it back: the second time true becomes \
      true, which is no change, and the view isn't told. A view that bound itself later would be \
      told of it without being asked. What happens once is an event: it is told, and kept by \
      nobody.
      """),
  Build(
    "account", sources: sourceFiles.of("Account", "Main"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
