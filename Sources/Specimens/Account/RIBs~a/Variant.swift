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
      The app registers no repository in its container, so nothing is injected into the use case, and \
      no request ever leaves it. The compiler can't see that: a container is asked while the app runs. \
      What is passed to an initialiser can't be forgotten; AccountAppComponent has to register \
      FeatureRepositoryImpl for FeatureRepository.
      """),
  Build(
    "account", sources: sourceFiles.outsideMocks, framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
      MockedAccountModule(service: AccountService($0))
    }
  ) { AccountSceneDelegate(service: AccountService($0)) })
