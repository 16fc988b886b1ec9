// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension EnglishTexts {
  /// What is looked at inside.
  static let looks: [String: String] = [
    "leaks.none": "Nothing leaks.",
    "leaks.none-open": "Nothing leaks: nothing is alive that isn't shown. After 'close', ask again.",
    "leaks.alive": "{1}{2=1:, closed}: {3=1:1 layer is|*:{3} layers are} still alive",
    "leaks.layers": "alive: {1&}",
    "leaks.cycle": "the cycle: {1}",
    "leaks.cycle-on": "and {1}",
    "leaks.no-cycle": "no cycle: {1}, which nothing shows",
    "leaks.unseen": "no cycle can be seen: something else holds them",
    "leaks.holds": "{1} holds {2}, as {3}",
    "leaks.captures": "{1} holds {2}, through the closure in {3}",
  ]
}
