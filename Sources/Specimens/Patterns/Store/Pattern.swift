import AccountStoreA
import AccountStoreB
import AccountStoreC
import CandyStoreA
import CandyStoreSource
import CandyStoreWording
import CounterStoreA
import CounterStoreLimit
import CounterStoreRestore
import CounterStoreUndo
import Features
import LayerTracing
import NewsStoreOffline
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// Store: state, action, reducer, effect, store, view, and one way round. Its schools are Redux (Abramov, 2015),
/// which took it from Elm (Czaplicki, 2012), and The Composable Architecture (Brandt and Celis, 2020).
///
/// Where this one stands between them: reducers are values that are composed, and views are handed scopes, as in The
/// Composable Architecture; what is to be done outside a reducer only names, as Elm's commands do, and does not hand
/// back as something that can run: effects as data with a handler are Mobius' (Spotify, 2017); there is a store for
/// each scene, and not one for the app, as in Redux. An effect that has an id can be cancelled, as in The Composable
/// Architecture.
public let pattern = Pattern(
  "Store", summary: "one direction: State, Action, Reducer, Effect, Store, View", drawing: [.view],
  rules: PatternRules.store.forbidding(.no("effect", effectTypes, reaches: .view)),
  builds: [
    Build(
      "counter", sources: sourceFiles.of("Counter"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) { _ in
        MockedCounterModule()
      }
    ) { _ in CounterSceneDelegate() },
    Build(
      "greeting", sources: sourceFiles.of("Greeting"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: GreetingEvent.drivable) { _ in
        MockedGreetingModule()
      }
    ) { _ in GreetingSceneDelegate() },
    Build(
      "candy", sources: sourceFiles.of("Candy", "Receipt"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
        MockedCandyModule(service: CandyService($0))
      }
    ) { CandySceneDelegate(service: CandyService($0)) },
    Build(
      "news", sources: sourceFiles.of("News", "Article"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
        MockedNewsModule(service: NewsService($0))
      }
    ) { NewsSceneDelegate(service: NewsService($0)) },
    Build(
      "account", sources: sourceFiles.of("Account", "Main"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: AccountEvent.drivable) {
        MockedAccountModule(service: AccountService($0))
      }
    ) { AccountSceneDelegate(service: AccountService($0)) },
  ],
  variants: [
    CounterStoreA.variant,
    CandyStoreA.variant,
    AccountStoreA.variant,
    AccountStoreB.variant,
    AccountStoreC.variant,
  ],
  solutions: [
    CounterStoreLimit.solution, CounterStoreRestore.solution, CandyStoreWording.solution,
    NewsStoreOffline.solution,
    CandyStoreSource.solution,
    CounterStoreUndo.solution,
  ])

/// What reducers ask for: it goes no farther than to who carries it out.
private let effectTypes: [Any.Type] = [
  CandyEffect.self, LiveNewsListEffect.self, AccountEffect.self, MainEffect.self,
]
