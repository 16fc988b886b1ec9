import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVVM whose view reads an `@Observable` view model, and is told when what it has read changes. Source: Swift
/// Evolution, SE-0395, 2023, and UIKit's `updateProperties()`, 2025.
public let dialect = Dialect(
  "MVVM~observable", of: "MVVM", summary: "MVVM whose view reads, and is notified when to reread",
  rules: PatternRules(
    name: "MVVM~observable",
    ways: [
      .call(.view, .viewModel), .notification(.viewModel, .view), .call(.viewModel, .model),
      .notification(.model, .viewModel),
    ],
    ownerships: [.init(.view, .viewModel), .init(.viewModel, .model)]),
  builds: [
    Build(
      "counter", sources: sourceFiles.of("Counter"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable) {
        _ in MockedCounterModule()
      }
    ) { _ in CounterSceneDelegate() },
    Build(
      "greeting", sources: sourceFiles.of("Greeting"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Greeting"), events: GreetingEvent.drivable
      ) { _ in MockedGreetingModule() }
    ) { _ in GreetingSceneDelegate() },
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
    Build(
      "account", sources: sourceFiles.of("Account", "Main"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Account"), events: AccountEvent.drivable
      ) { MockedAccountModule(service: AccountService($0)) }
    ) { AccountSceneDelegate(service: AccountService($0)) },
  ])
