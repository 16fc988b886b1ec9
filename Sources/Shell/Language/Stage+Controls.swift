import Staging
import Widgets

extension Stage {
  /// The name of the event that a word means: by its own name, or by what is written on its control.
  func control(for word: String) -> String? {
    if feature.events.contains(word) { return word }
    let lower = word.lowercased()
    if let event = feature.events.first(where: { $0.lowercased() == lower }) { return event }
    return controls.first { $0.title == word }?.event
  }

  /// The events that can be fired now, with what is written on their controls.
  var controls: [(event: String, title: String, takesValue: Bool)] {
    feature.events.compactMap { event in
      open.lazy.compactMap { $0.window.control(named: event) }.first
        .map { (event, $0.caption, $0.values != nil) }
    }
  }
}
