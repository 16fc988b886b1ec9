import AccountRIBsA
import AccountRIBsB
import AccountRIBsModules
import CandyRIBsA
import CandyRIBsB
import CandyRIBsC
import CandyRIBsSource
import CandyRIBsViewless
import CandyRIBsWording
import CounterRIBsA
import CounterRIBsLimit
import CounterRIBsRestore
import CounterRIBsUndo
import Features
import LayerTracing
import NewsRIBsA
import NewsRIBsOffline
import NewsRIBsWorker
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// RIBs: a tree of Routers, Interactors and Builders, driven by business logic and not by views. Source:
/// github.com/uber/RIBs-iOS, and seed 004.
public let pattern = Pattern(
  "RIBs", summary: "Router, Interactor, Builder: a tree of business logic",
  drawing: [.view, .router, .presenter],
  rules: PatternRules.ribs.forbidding(
    .no("view model", viewTypes, reaches: .interactor, .useCase),
    .no("Presentation type", presentationTypes, reaches: .useCase, .repository)),
  builds: [
    Build(
      "counter", sources: sourceFiles.of("Counter"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable
      ) { _ in MockedCounterModule() },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "Count"), [.interactor], make: CountDoubles.scene)
    ) { _ in CounterSceneDelegate() },
    Build(
      "greeting", sources: sourceFiles.of("Greeting"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Greeting"), events: GreetingEvent.drivable
      ) { _ in MockedGreetingModule() },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "Greeting"), [.interactor], make: GreetingDoubles.scene)
    ) { _ in GreetingSceneDelegate() },
    Build(
      "candy", sources: sourceFiles.of("Candy", "Receipt"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Candy") + sourceFiles.mocks(of: "ViewControllable"),
        events: CandyEvent.drivable
      ) { MockedCandyModule(service: CandyService($0)) },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "Candy"), [.useCase, .interactor, .router],
        make: CandyDoubles.scene)
    ) { CandySceneDelegate(service: CandyService($0)) },
    Build(
      "news", sources: sourceFiles.of("News", "Article"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "News") + sourceFiles.mocks(of: "ViewControllable"),
        events: NewsEvent.drivable
      ) { MockedNewsModule(service: NewsService($0)) },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "News"), [.useCase, .interactor, .router],
        make: NewsDoubles.scene)
    ) { NewsSceneDelegate(service: NewsService($0)) },
    Build(
      "account",
      sources: sourceFiles.of(
        "Account", "UserInterface", "Presentation", "Domain", "Repository", "Main"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Feature") + sourceFiles.mocks(of: "Account")
          + sourceFiles.mocks(of: "ViewControllable"),
        events: AccountEvent.drivable
      ) { MockedAccountModule(service: AccountService($0)) },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "Feature") + sourceFiles.mocks(of: "Account"),
        [.interactor, .router], make: AccountDoubles.scene)
    ) { AccountSceneDelegate(service: AccountService($0)) },
  ],
  dialects: [AccountRIBsModules.dialect, CandyRIBsViewless.dialect, NewsRIBsWorker.dialect],
  variants: [
    AccountRIBsA.variant,
    AccountRIBsB.variant,
    CounterRIBsA.variant,
    CandyRIBsA.variant,
    CandyRIBsB.variant,
    CandyRIBsC.variant,
    NewsRIBsA.variant,
  ],
  solutions: [
    CounterRIBsLimit.solution, CounterRIBsRestore.solution, CandyRIBsWording.solution,
    NewsRIBsOffline.solution,
    CandyRIBsSource.solution,
    CounterRIBsUndo.solution,
  ])

/// What is made for the screen.
private let viewTypes: [Any.Type] = [
  CandyViewModel.self, TotalPriceViewModel.self, ReceiptViewModel.self, LiveNewsViewModel.self,
  ArticleViewModel.self, FeaturePresentableAction.self, FeaturePresentableState.self,
]

/// What the account's Presentation module has for itself: none of it reaches the Domain.
private let presentationTypes: [Any.Type] = [
  PresentationAction.self, PresentationState.self, FeaturePresentableAction.self,
  FeaturePresentableState.self,
]
