import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVVM as it is begun today: an `@Observable` view model with `async` methods, and the view's tasks. Source: SE-0296,
/// Async/await, 2021; SE-0395, Observability, 2023; UIKit's `updateProperties()`, 2025.
public let dialect = Dialect(
  "MVVM~async", of: "MVVM", summary: "MVVM whose view awaits an observable view model",
  rules: PatternRules(
    name: "MVVM~async",
    ways: [
      .call(.view, .viewModel), .notification(.viewModel, .view), .call(.viewModel, .model),
      .notification(.model, .viewModel),
    ],
    ownerships: [.init(.view, .viewModel), .init(.viewModel, .model)]),
  builds: [
    Build(
      "candy", sources: sourceFiles.of("Candy", "Receipt"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Candy"), events: CandyEvent.drivable) {
        MockedCandyModule(service: CandyService($0))
      }
    ) { CandySceneDelegate(service: CandyService($0)) },
    Build(
      "news", sources: sourceFiles.of("News", "Article"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(of: "News"), events: NewsEvent.drivable) {
        MockedNewsModule(service: NewsService($0))
      }
    ) { NewsSceneDelegate(service: NewsService($0)) },
  ])
