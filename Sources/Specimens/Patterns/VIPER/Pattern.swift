import CandyVIPERA
import CandyVIPERAsync
import CandyVIPERB
import CandyVIPERC
import CandyVIPERD
import CandyVIPERE
import CandyVIPERSource
import CandyVIPERWording
import CounterVIPERA
import CounterVIPERLimit
import CounterVIPERRestore
import CounterVIPERUndo
import Features
import GreetingVIPERA
import LayerTracing
import NewsVIPERA
import NewsVIPERB
import NewsVIPERC
import NewsVIPERD
import NewsVIPEROffline
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// VIPER; only the interactor holds entities. Source: seeds 000, 001 and 002.
public let pattern = Pattern(
  "VIPER", summary: "View, Interactor, Presenter, Entity; a Router to other screens",
  drawing: [.view, .router],
  rules: PatternRules.viper.forbidding(
    .no("entity", entities, leaves: .interactor, butTo: .worker)),
  builds: [
    Build(
      "counter", sources: sourceFiles.of("Counter"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable
      ) { _ in MockedCounterModule() },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "Count"), [.interactor], make: CountDoubles.scene)
    ) { _ in CounterSceneDelegate() },
    Build(
      "greeting", sources: sourceFiles.of("Greeting"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Greeting"), events: GreetingEvent.drivable
      ) { _ in MockedGreetingModule() },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "Greeting"), [.interactor], make: GreetingDoubles.scene)
    ) { _ in GreetingSceneDelegate() },
    Build(
      "candy", sources: sourceFiles.of("Candy", "Receipt"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Candy"), events: CandyEvent.drivable
      ) { MockedCandyModule(service: CandyService($0)) },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "Candy"), [.worker, .interactor, .router],
        make: CandyDoubles.scene)
    ) { CandySceneDelegate(service: CandyService($0)) },
    Build(
      "news", sources: sourceFiles.of("News", "Article"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(of: "News"), events: NewsEvent.drivable) {
        MockedNewsModule(service: NewsService($0))
      },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "News"), [.worker, .interactor, .router],
        make: NewsDoubles.scene)
    ) { NewsSceneDelegate(service: NewsService($0)) },
    Build(
      "account", sources: sourceFiles.of("Account", "Main"),
      mock: Specimen.Mock(
        sources: sourceFiles.mocks(of: "Account"), events: AccountEvent.drivable
      ) { MockedAccountModule(service: AccountService($0)) },
      doubles: Specimen.Doubles(
        sources: sourceFiles.doubles(of: "Account"), [.worker, .interactor, .router],
        make: AccountDoubles.scene)
    ) { AccountSceneDelegate(service: AccountService($0)) },
  ],
  dialects: [CandyVIPERAsync.dialect],
  variants: [
    CounterVIPERA.variant,
    GreetingVIPERA.variant,
    CandyVIPERA.variant,
    CandyVIPERB.variant,
    CandyVIPERC.variant,
    CandyVIPERD.variant,
    CandyVIPERE.variant,
    NewsVIPERA.variant,
    NewsVIPERB.variant,
    NewsVIPERC.variant,
    NewsVIPERD.variant,
  ],
  solutions: [
    CounterVIPERLimit.solution, CounterVIPERRestore.solution, CandyVIPERWording.solution,
    NewsVIPEROffline.solution,
    CandyVIPERSource.solution,
    CounterVIPERUndo.solution,
  ])

/// What the Interactor alone holds.
private let entities: [Any.Type] = [
  Person.self, CandyEntity.self, CandyOffer.self, LiveNewsModel.self, AccountSettings.self,
]
