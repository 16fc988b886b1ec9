import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// RIBs with a RIB that can't be seen. Source: github.com/uber/RIBs-iOS, the template of a RIB that owns
/// no view.
public let dialect = Dialect(
  "RIBs~viewless", of: "RIBs", summary: "RIBs in which one RIB has no view",
  rules: PatternRules(
    name: "RIBs~viewless",
    ways: [
      .call(.app, .router), .call(.app, .interactor), .call(.router, .router),
      .call(.router, .interactor), .call(.router, .view), .call(.view, .interactor),
      .call(.interactor, .presenter), .call(.interactor, .router),
      .call(.interactor, .interactor), .call(.interactor, .useCase),
      .notification(.useCase, .interactor), .call(.presenter, .view),
    ],
    payloads: [.no("view model", viewTypes, reaches: .interactor, .useCase)],
    ownerships: [
      .init(.router, .interactor), .init(.router, .view), .init(.interactor, .presenter),
      .init(.interactor, .useCase), .init(.presenter, .view),
    ]),
  builds: [
    Build(
      "candy", sources: sourceFiles.of("Candy", "Checkout", "Receipt"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
        MockedCandyModule(service: CandyService($0))
      }
    ) { CandySceneDelegate(service: CandyService($0)) }
  ])

/// What is made for the screen.
private let viewTypes: [Any.Type] = [
  CandyViewModel.self, TotalPriceViewModel.self, ReceiptViewModel.self,
]
