import Features
import MVC
import MVP
import MVVM
import RIBs
import Staging
import VIPER

/// Every feature in every pattern that it is built in: the only place that knows them all.
public enum Catalog {
  /// The patterns, in the order of the course.
  private static let patterns: [Pattern] = [
    MVC.pattern, MVP.pattern, MVVM.pattern, VIPER.pattern, RIBs.pattern,
  ]

  // no text: each is worded by the key `feature.NAME` where it is shown
  /// The features, in the order of the course.
  public static let features: [Feature] = [
    // Source: seed 003.
    Feature(
      "counter", "a number that goes up and down", events: CounterEvent.self,
      wishes: [
        Wish(
          "limit", "No more than ten, and the + says so.", countedBy: CounterEvent.increase)
      ], in: patterns),
    // Source: seed 001.
    Feature(
      "greeting", "a sentence that appears when it is asked for", events: GreetingEvent.self,
      in: patterns),
    // Source: seed 000.
    Feature(
      "candy", "a shop that fetches its goods, sums them up and hands out a receipt",
      events: CandyEvent.self, usesService: true, in: patterns),
    // Source: seed 002.
    Feature(
      "news", "a list of articles that is fetched anew when it is pulled", events: NewsEvent.self,
      usesService: true, in: patterns),
    // Source: seed 004.
    Feature(
      "account", "an account that asks where to go, and can be left", events: AccountEvent.self,
      usesService: true, in: patterns),
  ]
}
