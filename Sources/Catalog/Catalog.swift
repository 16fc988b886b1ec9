import Features
import LayerTracing
import MVC
import MVP
import Staging
import VIPER

/// Every feature in every pattern that it is built in: the only place that knows them all.
public enum Catalog {
  /// The features, in the order of the course.
  public static let features: [Feature] = [counter, greeting, candy]

  /// Source: seed 003.
  private static let counter = Feature(
    name: "counter",
    summary: "a number that goes up and down",
    events: CounterEvent.allCases.map(\.rawValue),
    specimens: [
      mvc("Counter") { _ in MVC.CounterSceneDelegate() },
      mvp("Counter", mock: mvpCounterMock) { _ in MVP.CounterSceneDelegate() },
      viper("Counter", mock: viperCounterMock) { _ in VIPER.CounterSceneDelegate() },
      counterClassic, counterSupervising,
    ] + counterVariants)

  /// Source: seed 001.
  private static let greeting = Feature(
    name: "greeting",
    summary: "a sentence that appears when it is asked for",
    events: GreetingEvent.allCases.map(\.rawValue),
    specimens: [
      mvc("Greeting") { _ in MVC.GreetingSceneDelegate() },
      mvp("Greeting", mock: mvpGreetingMock) { _ in MVP.GreetingSceneDelegate() },
      viper("Greeting", mock: viperGreetingMock) { _ in VIPER.GreetingSceneDelegate() },
    ] + greetingVariants)

  /// Source: seed 000.
  private static let candy = Feature(
    name: "candy",
    summary: "a shop that fetches its goods, sums them up and hands out a receipt",
    events: CandyEvent.allCases.map(\.rawValue),
    usesService: true,
    specimens: [
      mvc("Candy", "Receipt") { MVC.CandySceneDelegate(service: CandyService($0)) },
      mvp("Candy", "Receipt", mock: mvpCandyMock) {
        MVP.CandySceneDelegate(service: CandyService($0))
      },
      viper("Candy", "Receipt", mock: viperCandyMock) {
        VIPER.CandySceneDelegate(service: CandyService($0))
      },
    ] + candyVariants)
}
