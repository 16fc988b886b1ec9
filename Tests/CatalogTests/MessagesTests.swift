import Catalog
import CatalogSupport
import LayerTracing
import TestSupport
import Testing

/// What the layers of each specimen tell each other: a file for each specimen, with the same events in every
/// pattern, is compared whole.
@MainActor
@Suite struct MessagesTests {
  /// What is done in each feature, from its loading on; the messages of the last step are told.
  nonisolated static let steps: [String: [String]] = [
    "counter": ["load", "increase", "increase, decrease"],
    "greeting": [
      "load", "show",
      // The second greeting is equal to the first: what is bound isn't sent again.
      "show, show",
    ],
    "candy": [
      "load", "slow load", "local load", "failing load", "failing load, retry",
      // The failure is known already: what is bound isn't sent again.
      "failing load, buy",
      "slow load, deliver", "slow load, quantity 3", "slow load, quantity 3, deliver",
      // What was said of the goods is no longer so when they are there.
      "slow load, buy, deliver",
      "quantity 3",
      // The second totals are equal to the first.
      "quantity 3, quantity 3",
      "quantity 1000000001", "buy", "quantity 3, buy", "quantity 3, buy, back",
      // The second receipt is equal to the first, and is sent: to buy is to do something. In RIBs another
      // child is built and attached.
      "quantity 3, buy, back, buy",
      // A link comes from outside: with nothing bought, from the candy, and from the receipt itself.
      "link", "quantity 3, link", "failing load, link", "quantity 3, buy, back, link",
      "quantity 3, buy, link", "quantity 3, buy, back, link, back",
    ],
    "news": [
      "load", "failing load", "slow load, deliver", "slow load, reload",
      // The rows are equal to those that are there.
      "reload",
      "select 2", "select 2, back",
      // The same article again is something that happens again.
      "select 2, back, select 2",
      // A link comes from outside: from the list, from another article, before the news are there, to nowhere.
      "link 2", "select 3, link 2", "slow load, link 2", "slow load, link 2, deliver",
      "failing load, link 2", "select 3, link 13",
    ],
    "account": [
      "load", "failing load", "slow load", "slow load, deliver", "slow load, fail, deliver",
      // In RIBs the interactor is not there any more to take it.
      "slow load, finish, deliver",
      "applyCheckCard",
      // A repeat changes nothing.
      "applyCheckCard, applyCheckCard",
      "moveToMain",
      // Nothing was asked yet.
      "confirm",
      "applyCheckCard, confirm", "applyCheckCard, confirm, back",
      // To go there is something that happens, and happens again.
      "applyCheckCard, confirm, back, confirm",
      "moveToMain, confirm", "finish",
    ],
  ]

  /// The features whose messages within a role are told, too.
  private static let whole: Set<String> = ["counter", "greeting", "candy"]

  @Test(arguments: await MainActor.run { Catalog.soundNames })
  func `an event's messages are these`(specimen: String) throws {
    let feature = try Catalog.specimen(specimen).feature.name
    var text = ""
    for steps in try #require(Self.steps[feature], "no steps are written down for \(feature)") {
      let stage = try Crossings.stage(specimen, after: steps)
      let newest = stage.events.newest
      text += text.isEmpty ? "\(steps)\n" : "\n\(steps)\n"
      for message in stage.open[0].recorder.messages.trace(events: newest...newest)
      where message.isCrossing || Self.whole.contains(feature) {
        text += told(message) + "\n"
      }
    }
    #expect(SnapshotFile("Messages/\(specimen)").mismatch(with: text) == nil)
  }

  /// A message in a line: between roles `View -> Presenter load()`, and further in by the names of types.
  private func told(_ message: Message) -> String {
    if message.isCrossing { return "  \(Crossings.hop(message)) \(message.brief)" }
    let (sender, receiver) = (message.sender, message.receiver)
    let arrow = message.isNotification ? "~>" : "->"
    let way = sender.id == receiver.id ? receiver.type : "\(sender.type) \(arrow) \(receiver.type)"
    return "      \(way) \(message.brief)"
  }
}
