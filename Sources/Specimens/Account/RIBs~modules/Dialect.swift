import AccountDomain
import AccountPresentation
import AccountRepository
import AccountUserInterface
import Features
import LayerTracing
import RIBsFramework
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// RIBs in several modules. Source: seed 004, whose account consists of such.
public let dialect = Dialect(
  "RIBs~modules", of: "RIBs",
  summary: "RIBs in separate modules",
  rules: PatternRules(
    name: "RIBs~modules",
    ways: [
      .call(.app, .router), .call(.app, .interactor), .call(.router, .router),
      .call(.router, .interactor), .call(.router, .view), .call(.router, .presenter),
      .call(.view, .mapper), .call(.mapper, .interactor), .notification(.interactor, .mapper),
      .notification(.mapper, .view), .call(.interactor, .presenter), .call(.presenter, .view),
      .call(.interactor, .router), .call(.interactor, .interactor),
      .call(.interactor, .useCase), .notification(.useCase, .interactor),
      .call(.useCase, .repository), .notification(.repository, .useCase),
    ],
    payloads: [
      .no("view model", viewTypes, reaches: .interactor),
      .no(
        "Presentation type", AccountPresentation.presentationTypes + viewTypes,
        reaches: .useCase, .repository),
    ],
    ownerships: [
      .init(.router, .interactor), .init(.router, .view), .init(.router, .presenter),
      .init(.interactor, .presenter), .init(.presenter, .view), .init(.presenter, .mapper),
      .init(.interactor, .useCase), .init(.useCase, .repository),
    ]),
  builds: [
    Build(
      "account",
      sources: sourceFiles.outsideMocks + AccountUserInterface.sourceFiles
        + AccountPresentation.sourceFiles.outsideMocks + AccountDomain.sourceFiles
        + AccountRepository.sourceFiles,
      framework: RIBsFramework.sourceFiles,
      mock: Specimen.Mock(
        sources: AccountPresentation.sourceFiles.mocks(), events: AccountEvent.drivable
      ) { answers in
        let component = AccountAppComponent(service: AccountService(answers))
        return MockedAccountModule(
          useCase: FeatureUseCaseImpl(container: component.container))
      }
    ) { AccountSceneDelegate(service: AccountService($0)) }
  ])

/// What is made for the screen.
private let viewTypes: [Any.Type] = [
  FeaturePresentableAction.self, FeaturePresentableState.self,
]
