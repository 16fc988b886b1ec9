import Features
import MVC
import MVP
import MVVM
import RIBs
import Staging
import Store
import VIPER

/// Every feature in every pattern that it is built in: the only place that knows them all.
public enum Catalog {
  /// The patterns, in the order of the course.
  private static let patterns: [Pattern] = [
    MVC.pattern, MVP.pattern, MVVM.pattern, VIPER.pattern, RIBs.pattern, Store.pattern,
  ]

  // no text: each is worded by the key `feature.NAME` where it is shown
  /// The features, in the order of the course.
  public static let features: [Feature] = [
    // Source: seed 003.
    Feature(
      "counter", "a number that goes up and down", events: CounterEvent.self,
      wishes: [
        Wish(
          "limit", "Stop at ten, and disable the + there.", countedBy: CounterEvent.increase),
        Wish(
          "undo", "A second screen with the number, please, where I can undo my taps.",
          adding: UndoEvent.allCases, countedBy: UndoEvent.takeBack),
        Wish(
          "restore",
          "When I come back, let me go on where I was, even if the system ended the app.",
          surviving: .kill),
      ],
      whatIfs: [
        WhatIf(
          "listener strong", "the view holds its listener strongly",
          builtAs: "ribs~a"),
        WhatIf(
          "closure strong",
          "the closure that observes the model captures self strongly",
          builtAs: "mvc~a"),
        WhatIf(
          "view writes", "the view changes the model itself to count down",
          builtAs: "mvp~a"),
        WhatIf(
          "handler writes", "the handler that observes the number also sets it",
          builtAs: "mvc~b"),
        WhatIf(
          "presenter counts", "the presenter counts, and the interactor only stores the number",
          builtAs: "viper~a"),
      ], in: patterns),
    // Source: seed 001.
    Feature(
      "greeting", "a sentence that appears on request", events: GreetingEvent.self,
      whatIfs: [
        WhatIf(
          "view strong", "the presenter holds its view strongly",
          builtAs: "mvp~a"),
        WhatIf(
          "viewmodel tells", "the view model knows its view, and tells it what to show",
          builtAs: "mvvm~a"),
      ], in: patterns),
    // Source: seed 000.
    Feature(
      "candy", "a shop that fetches its goods, adds them up and gives a receipt",
      events: CandyEvent.self, usesService: true,
      links: [CandyLink.event],
      wishes: [
        Wish(
          "source", "Read the goods from the file that we send, not from the network.",
          countedBy: CandyEvent.quantity),
        Wish(
          "wording", "Prices in KRW, please; and say 1 piece, but 2 pieces.",
          countedBy: CandyEvent.quantity),
      ],
      whatIfs: [
        WhatIf(
          "view formats", "the presenter formats nothing, and the view turns the totals into text",
          builtAs: "mvp~a"),
        WhatIf(
          "failure dropped", "the view model does nothing when the candy can't be fetched",
          builtAs: "mvvm~a"),
        WhatIf(
          "entity crosses", "the interactor hands its entities to the presenter",
          builtAs: "viper~a"),
        WhatIf(
          "child kept", "the interactor doesn't ask to detach the receipt after its view is gone",
          builtAs: "ribs~a"),
      ], in: patterns),
    // Source: seed 002.
    Feature(
      "news", "a list of articles; pulling it fetches it again", events: NewsEvent.self,
      usesService: true, links: [NewsLink.event],
      wishes: [
        Wish(
          "offline", "No network on the train? Show what was there before.",
          countedBy: NewsEvent.reload)
      ],
      whatIfs: [
        WhatIf(
          "view pushes", "the view creates the next screen and pushes it itself",
          builtAs: "viper~c")
      ], in: patterns),
    // Source: seed 004.
    Feature(
      "account", "an account that asks where to go, and can be closed", events: AccountEvent.self,
      usesService: true,
      whatIfs: [
        WhatIf(
          "wiring forgotten",
          "a line of the wiring is forgotten: nothing is registered for the repository",
          builtAs: "ribs~a")
      ], in: patterns),
  ]
}
