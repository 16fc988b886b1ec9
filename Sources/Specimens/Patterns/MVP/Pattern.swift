import CandyMVPA
import CandyMVPSource
import CandyMVPWording
import CounterMVPA
import CounterMVPB
import CounterMVPC
import CounterMVPLimit
import CounterMVPRestore
import CounterMVPUndo
import Features
import GreetingMVPA
import LayerTracing
import MVPAsync
import MVPSupervising
import NewsMVPA
import NewsMVPB
import NewsMVPOffline
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVP with a passive view. Source: seed 003.
public let pattern = Pattern(
  "MVP", summary: "Model-View-Presenter", drawing: [.view, .router],
  rules: PatternRules.mvp.forbidding(.no("Model type", modelTypes, reaches: .view)),
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
  dialects: [MVPAsync.dialect, MVPSupervising.dialect],
  variants: [
    CounterMVPA.variant,
    CounterMVPB.variant,
    CounterMVPC.variant,
    GreetingMVPA.variant,
    CandyMVPA.variant,
    NewsMVPA.variant,
    NewsMVPB.variant,
  ],
  solutions: [
    CounterMVPLimit.solution, CounterMVPRestore.solution, CandyMVPWording.solution,
    NewsMVPOffline.solution,
    CandyMVPSource.solution,
    CounterMVPUndo.solution,
  ])

/// What the Model is made of: the View gets none of it.
private let modelTypes: [Any.Type] = [
  Amount.self, Person.self, CandyEntity.self, CandyOffer.self, CandyOrder.self, CandyTotals.self,
  CandyReceipt.self, LiveNewsModel.self, LiveNewsList.self, Account.self, AccountState.self,
]
