import AccountMVVMA
import CandyMVVMA
import CandyMVVMB
import CandyMVVMC
import CandyMVVMCoordinator
import CandyMVVMSource
import CandyMVVMWording
import CounterMVVMA
import CounterMVVMB
import CounterMVVMC
import CounterMVVMComputed
import CounterMVVMLimit
import CounterMVVMReactor
import CounterMVVMRestore
import CounterMVVMUndo
import Features
import GreetingMVVMA
import LayerTracing
import MVVMAsync
import MVVMObservable
import NewsMVVMA
import NewsMVVMOffline
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVVM: the view binds itself to a view model that doesn't know it. Source: Gossman, Introduction to
/// Model/View/ViewModel pattern for building WPF apps, 2005; the bindings are those of seed 004.
public let pattern = Pattern(
  "MVVM", summary: "Model-View-ViewModel", drawing: [.view, .router, .coordinator],
  rules: PatternRules.mvvm.forbidding(.no("Model type", modelTypes, reaches: .view)),
  builds: [
    Build(
      "counter", sources: sourceFiles.of("Counter"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable
      ) { _ in MockedCounterModule() }
    ) { _ in CounterSceneDelegate() },
    Build(
      "greeting", sources: sourceFiles.of("Greeting"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Greeting"), events: GreetingEvent.drivable
      ) { _ in MockedGreetingModule() }
    ) { _ in GreetingSceneDelegate() },
    Build(
      "candy", sources: sourceFiles.of("Candy", "Receipt"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Candy"), events: CandyEvent.drivable
      ) { MockedCandyModule(service: CandyService($0)) }
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
  ],
  dialects: [
    CandyMVVMCoordinator.dialect, MVVMAsync.dialect, MVVMObservable.dialect,
    CounterMVVMComputed.dialect, CounterMVVMReactor.dialect,
  ],
  variants: [
    CounterMVVMA.variant,
    CounterMVVMB.variant,
    CounterMVVMC.variant,
    GreetingMVVMA.variant,
    CandyMVVMA.variant,
    CandyMVVMB.variant,
    CandyMVVMC.variant,
    NewsMVVMA.variant,
    AccountMVVMA.variant,
  ],
  solutions: [
    CounterMVVMLimit.solution, CounterMVVMRestore.solution, CandyMVVMWording.solution,
    NewsMVVMOffline.solution,
    CandyMVVMSource.solution,
    CounterMVVMUndo.solution,
  ])

/// What the Model is made of: the View gets none of it.
private let modelTypes: [Any.Type] = [
  Amount.self, Person.self, CandyEntity.self, CandyOffer.self, CandyOrder.self, CandyTotals.self,
  CandyReceipt.self, LiveNewsModel.self, LiveNewsList.self, Account.self, AccountState.self,
]
