/// The classes of ``Traced`` without tracing, line for line: what a traced one is compared with.
enum Plain {
  /// Hears one thing and keeps a sum, which is the least that a layer can do.
  final class Listener {
    var sum = 0

    @inline(never) func hear(number: Int) { sum &+= number }
    @inline(never) func hear(text: String) { sum &+= text.utf8.count }
    @inline(never) func hear(card: Values.Card) { sum &+= card.count }
    @inline(never) func hear(frame: Values.Frame) { sum &+= frame.width }
    @inline(never) func hear(answer: @escaping (_ number: Int) -> Void) { answer(1) }
  }

  /// Has a property to set.
  final class Holder {
    var number = 0

    @inline(never) func hold(_ number: Int) { self.number = number }
  }

  @inline(never) static func tell(_ listener: Listener, numbers count: Int) -> Int {
    for number in 0..<count { listener.hear(number: number) }
    return listener.sum
  }

  @inline(never) static func tell(_ listener: Listener, _ text: String, _ count: Int) -> Int {
    for _ in 0..<count { listener.hear(text: text) }
    return listener.sum
  }

  @inline(never) static func tell(_ listener: Listener, _ card: Values.Card, _ count: Int) -> Int {
    for _ in 0..<count { listener.hear(card: card) }
    return listener.sum
  }

  @inline(never) static func tell(_ listener: Listener, _ frame: Values.Frame, _ count: Int) -> Int
  {
    for _ in 0..<count { listener.hear(frame: frame) }
    return listener.sum
  }

  /// Asks for something, and adds up the answers, which come at once.
  @inline(never) static func ask(_ listener: Listener, _ count: Int) -> Int {
    for _ in 0..<count { listener.hear { number in listener.sum &+= number } }
    return listener.sum
  }

  @inline(never) static func set(_ holder: Holder, _ count: Int) -> Int {
    for number in 0..<count { holder.hold(number) }
    return holder.number
  }
}
