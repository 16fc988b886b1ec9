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

  /// The features, in the order of the course.
  public static let features: [Feature] = [
    // Source: seed 003.
    feature("counter", "a number that goes up and down", CounterEvent.self),
    // Source: seed 001.
    feature("greeting", "a sentence that appears when it is asked for", GreetingEvent.self),
    // Source: seed 000.
    feature(
      "candy", "a shop that fetches its goods, sums them up and hands out a receipt",
      CandyEvent.self, usesService: true),
    // Source: seed 002.
    feature(
      "news", "a list of articles that is fetched anew when it is pulled, and each article",
      NewsEvent.self, usesService: true),
    // Source: seed 004.
    feature(
      "account", "an account that asks where to go, and can be left", AccountEvent.self,
      usesService: true),
  ]

  private static func feature<Event: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ summary: String, _ events: Event.Type, usesService: Bool = false
  ) -> Feature {
    Feature(
      name: name, summary: summary, events: events.allCases.map(\.rawValue),
      usesService: usesService, specimens: Pattern.specimens(of: name, in: patterns))
  }
}
