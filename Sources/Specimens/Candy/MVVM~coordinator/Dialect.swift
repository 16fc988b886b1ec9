import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVVM whose screens follow one another by a coordinator. Source: Soroush Khanlou, The Coordinator,
/// 2015.
public let dialect = Dialect(
  "MVVM~coordinator", of: "MVVM", summary: "MVVM in which a Coordinator pushes the next screen",
  rules: PatternRules(
    name: "MVVM~coordinator",
    ways: [
      .call(.view, .viewModel), .notification(.viewModel, .view), .call(.viewModel, .model),
      .notification(.model, .viewModel), .call(.app, .coordinator),
      .call(.coordinator, .viewModel), .notification(.viewModel, .coordinator),
      .call(.coordinator, .view), .call(.coordinator, .coordinator),
    ],
    ownerships: [
      .init(.view, .viewModel), .init(.viewModel, .model), .init(.coordinator, .viewModel),
      .init(.coordinator, .view), .init(.coordinator, .coordinator),
    ]),
  builds: [
    Build(
      "candy", sources: sourceFiles.outsideMocks,
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
        MockedCandyModule(service: CandyService($0))
      }
    ) { CandySceneDelegate(service: CandyService($0)) }
  ])
