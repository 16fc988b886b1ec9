import Features
import LayerTracing
import Staging

// Source: seed 004, which doesn't show its registration.
/// RIBs~a of the account: what is wrong with it.
public let variant = Variant(
  "RIBs~a", of: "RIBs",
  Flaw(
    .screen, messages: [Flaw.Clue(.useCase, .interactor, "result")],
    paths: ["useCase.repository"], layers: ["useCase", "interactor"],
    explanation: """
      The app registers no repository in its container, so the use case gets none and sends no \
      request. The compiler can't see that, because the app asks a container only at run time. An \
      argument of an initialiser can't be forgotten. Here AccountAppComponent has to register \
      FeatureRepositoryImpl for FeatureRepository.
      """),
  Build(
    "account", sources: sourceFiles.outsideMocks, framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
