/// Which action of a timeline fired which event: a few numbers, because usually one follows the other.
nonisolated struct EventIndex: Sendable {
  /// The action at `place` fired the event `number`, the next action the next one, and so on.
  private struct Stretch: Sendable {
    var place: Int
    var number: Int
    var length: Int

    var end: Int { place + length }
  }

  private var stretches: [Stretch] = []

  /// Notes an event; its action comes after those that were noted before, or is the same.
  mutating func note(_ number: Int, firedBy place: Int) {
    if let last = stretches.last, last.end == place, last.number + last.length == number {
      stretches[stretches.count - 1].length += 1
    } else {
      stretches.append(Stretch(place: place, number: number, length: 1))
    }
  }

  /// The place behind the newest action that forgot all events, which is noted as event 0: what was fired before it can't
  /// be gone back to.
  private var beginning: Int { stretches.last { $0.number == 0 }.map { $0.place + 1 } ?? 0 }

  /// The place of the action that fired an event. Numbers that were given twice mean the newest.
  func place(of number: Int) -> Int? {
    stretches.last { $0.number <= number && number < $0.number + $0.length }
      .map { $0.place + number - $0.number }.flatMap { $0 >= beginning ? $0 : nil }
  }

  /// The newest event that an action before a place fired.
  func newest(before place: Int) -> Int? {
    stretches.last { $0.place < place }.map { $0.number + min($0.end, place) - $0.place - 1 }
  }

  /// The place of the action that fired the last event before a place, or one so many before that; of
  /// the first one if there are fewer.
  func place(back number: Int, before place: Int) -> Int? {
    var left = max(1, number)
    var found: Int?
    let beginning = beginning
    for stretch in stretches.reversed() where stretch.place < place {
      let (start, end) = (max(stretch.place, beginning), min(stretch.end, place, found ?? place))
      guard end > start else { continue }
      if end - start >= left { return end - left }
      left -= end - start
      found = start
    }
    return found
  }

  /// The first place from one on at which an action fired an event.
  func firstPlace(from place: Int) -> Int? {
    stretches.first { $0.end > place }.map { max($0.place, place) }
  }

  /// Forgets what the actions from a place on fired.
  mutating func cut(at place: Int) {
    while let last = stretches.last, last.end > place {
      stretches.removeLast()
      if last.place < place {
        stretches.append(
          Stretch(place: last.place, number: last.number, length: place - last.place))
      }
    }
  }

  /// Makes room for an action that fires nothing.
  mutating func insert(at place: Int) {
    stretches = stretches.flatMap { stretch -> [Stretch] in
      if stretch.end <= place { return [stretch] }
      var later = stretch
      later.place = max(stretch.place, place) + 1
      later.number += later.place - 1 - stretch.place
      later.length = stretch.end + 1 - later.place
      var earlier = stretch
      earlier.length = stretch.length - later.length
      return earlier.length > 0 ? [earlier, later] : [later]
    }
  }

  /// Takes an action away that fired nothing.
  mutating func remove(at place: Int) {
    for index in stretches.indices where stretches[index].place > place {
      stretches[index].place -= 1
    }
  }
}
