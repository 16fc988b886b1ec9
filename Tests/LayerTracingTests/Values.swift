import LayerTracing

struct Point: Equatable { var x = 1, y = -2 }
struct Empty {}
struct Holder { let plain: Plain; let name = "x" }
struct Nested { let points: [Point]; let holder: Holder? }
struct Log { let number: Int; let lines: [String] }
/// Looks empty from outside.
struct Secretive: CustomReflectable {
  let plain: Plain
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

enum Answer {
  case nothing
  case number(Int)
  case labelled(n: Int)
  case pair(Int, text: String)
  indirect case more(Answer)
}

enum Spoken: CustomStringConvertible {
  case yes
  var description: String { "oh yes" }
}

/// Is handed values, one by one or two at once.
@Layer(.model)
final class Receiver {
  func take<T>(_ value: T) {}
  func takeTwo<T>(_ value: T, and number: Int) {}
  func number(_ value: Int) {}
  func rate(_ value: Double) {}
  func flag(_ value: Bool) {}
  func text(_ value: String) {}
  func layer(_ value: Receiver) {}
  func existential(_ value: any LayerObject) {}
  func give<T>(_ value: T) -> T { value }
}
