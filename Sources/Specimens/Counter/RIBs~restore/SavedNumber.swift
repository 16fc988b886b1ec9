// Demonstrates what a RIB and the app share: the counter writes it, the
// scene's delegate reads it when the system asks.

final class SavedNumber {
  var value: Int

  init(_ value: Int) {
    self.value = value
  }
}
