/// What an action meant for the events of the session.
nonisolated enum EventChange: Sendable {
  /// It fired the events of these numbers.
  case fired(ClosedRange<Int>)
  /// It forgot the newest events, down to the event of this number; 0 if none is left.
  case forgot(downTo: Int)
}

/// Which action of a timeline fired which event: a few numbers, because usually one follows the other.
nonisolated struct EventIndex: Sendable {
  /// The action at `place` fired the event `number`, the next action the next one, and so on; or it forgot the events
  /// after that one.
  private struct Stretch: Sendable {
    var place: Int
    var number: Int
    var length: Int
    var isForgetting = false

    var end: Int { place + length }
  }

  private var stretches: [Stretch] = []

  /// Notes what an action meant for the events; it comes after those that were noted before, or is the same.
  mutating func note(_ change: EventChange, by place: Int) {
    switch change {
    case .fired(let numbers): for number in numbers { note(number, firedBy: place) }
    case .forgot(let number):
      stretches.append(Stretch(place: place, number: number, length: 1, isForgetting: true))
    }
  }

  private mutating func note(_ number: Int, firedBy place: Int) {
    if let last = stretches.last, !last.isForgetting, last.end == place,
      last.number + last.length == number
    {
      stretches[stretches.count - 1].length += 1
    } else {
      stretches.append(Stretch(place: place, number: number, length: 1))
    }
  }

  /// The actions that fired events which weren't forgotten later, the newest first: the others can't be gone back to.
  private var kept: [Stretch] {
    var most = Int.max
    return stretches.reversed().compactMap { stretch in
      if stretch.isForgetting {
        most = min(most, stretch.number)
        return nil
      }
      guard stretch.number <= most else { return nil }
      var kept = stretch
      kept.length = min(stretch.length, most - stretch.number + 1)
      return kept
    }
  }

  /// The place of the action that fired an event. Numbers that were given twice mean the newest.
  func place(of number: Int) -> Int? {
    kept.first { $0.number <= number && number < $0.number + $0.length }
      .map { $0.place + number - $0.number }
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
    for stretch in kept where stretch.place < place {
      let (start, end) = (stretch.place, min(stretch.end, place, found ?? place))
      guard end > start else { continue }
      if end - start >= left { return end - left }
      left -= end - start
      found = start
    }
    return found
  }

  /// The first place from one on at which an action fired an event.
  func firstPlace(from place: Int) -> Int? {
    kept.last { $0.end > place }.map { max($0.place, place) }
  }

  /// Forgets what the actions from a place on fired.
  mutating func cut(at place: Int) {
    while let last = stretches.last, last.end > place {
      stretches.removeLast()
      if last.place < place {
        var earlier = last
        earlier.length = place - last.place
        stretches.append(earlier)
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
