import Features
import LayerTracing
import Staging

/// RIBs: a tree of Routers, Interactors and Builders, driven by business logic and not by views. Source:
/// github.com/uber/RIBs, and seed 004.
public let pattern = Pattern(
  "RIBs", summary: "Router, Interactor, Builder: a tree that business logic grows",
  drawing: [.view, .router],
  rules: PatternRules(
    name: "RIBs",
    ways: [
      .call(.app, .router), .call(.router, .router), .call(.router, .interactor),
      .call(.router, .view), .call(.view, .interactor), .call(.interactor, .view),
      .call(.interactor, .presenter), .call(.interactor, .router),
      .call(.interactor, .interactor), .call(.interactor, .worker),
      .notification(.worker, .interactor), .call(.presenter, .view),
    ],
    payloads: [.no("Presentation type", presentationTypes, reaches: .interactor, .worker)],
    ownerships: [
      .init(.router, .interactor), .init(.router, .view), .init(.interactor, .presenter),
      .init(.interactor, .view), .init(.interactor, .worker), .init(.presenter, .view),
    ]),
  builds: [
    Build(
      "counter", sources: sourceFiles.of("Counter", "Root"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable
      ) { _ in MockedCounterModule() }
    ) { _ in CounterSceneDelegate() },
    Build(
      "greeting", sources: sourceFiles.of("Greeting", "Root"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Greeting"), events: GreetingEvent.drivable
      ) { _ in MockedGreetingModule() }
    ) { _ in GreetingSceneDelegate() },
    Build(
      "candy", sources: sourceFiles.of("Candy", "Receipt", "Root"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Candy") + sourceFiles.mocks(of: "ViewControllable"),
        events: CandyEvent.drivable
      ) { MockedCandyModule(service: CandyService($0)) }
    ) { CandySceneDelegate(service: CandyService($0)) },
  ])

/// What is made for the screen.
private let presentationTypes: [Any.Type] = [
  CandyViewModel.self, TotalPriceViewModel.self, ReceiptViewModel.self,
]
