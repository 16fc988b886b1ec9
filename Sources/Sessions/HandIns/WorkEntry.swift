import Lessons
import Queries

/// A line of the record of what a learner did of a lesson: what was done and taken back, and what was read
/// meanwhile.
nonisolated public enum WorkEntry: Hashable, Sendable {
  /// Something was done.
  case action(Action)
  /// Something was done before, and is there again after going back and forth in time: it counts once.
  case again(Action)
  /// So many of the newest actions were taken back, or left behind by going back in time.
  case undo(Int)
  /// What the next answer says, by the choices' own texts: a lesson may have them in another order later.
  case choices([String])
  /// Something was read that helps.
  case saw(Aid)
  /// So many seconds passed.
  case pause(Int)
}

/// What a learner read that helps.
nonisolated public enum Aid: Hashable, Sendable {
  /// A hint, by its number from 1.
  case hint(Int)
  /// How the step can be done.
  case solution
  /// The answers of a whole lesson, as `handout --key` writes them.
  case key(lesson: String)
}

nonisolated extension Aid: CustomStringConvertible {
  /// The words that say so.
  public var description: String {
    // no text: words of a file
    switch self {
    case .hint(let number): "saw hint \(number)"
    case .solution: "saw solution"
    case .key(let lesson): "saw key \(lesson.asWord)"
    }
  }

  /// Reads the words; nil if they say anything else.
  init?(_ words: [Word]) {
    guard words.count > 1, words[0].text == "saw" else { return nil }
    switch (words[1].text, words.count) {
    case ("hint", 3):
      guard let number = Int(words[2].text), (1...1_000).contains(number) else { return nil }
      self = .hint(number)
    case ("solution", 2): self = .solution
    case ("key", 3): self = .key(lesson: words[2].text)
    default: return nil
    }
  }
}

nonisolated extension WorkEntry: CustomStringConvertible {
  /// The longest time that is read, in seconds: a year.
  private static let longest = 31_536_000

  /// The line.
  public var description: String {
    // no text: lines of a file
    switch self {
    case .action(let action): action.description
    case .again(let action): "again \(action)"
    case .undo(let count): count == 1 ? "undo" : "undo \(count)"
    case .choices(let digests): (["choices"] + digests).joined(separator: " ")
    case .saw(let aid): aid.description
    case .pause(let seconds): "after \(seconds)"
    }
  }

  /// Reads a line; nil if it is none of these.
  init?(_ line: String) {
    let head = line.prefix { $0 != " " }
    let rest = line.dropFirst(head.count + 1)
    switch head {
    case "again":
      guard let action = Action(String(rest)) else { return nil }
      self = .again(action)
    case "undo":
      guard let count = rest.isEmpty ? 1 : Int(rest), (1...HandIn.mostActions).contains(count)
      else { return nil }
      self = .undo(count)
    case "choices": self = .choices(rest.split(separator: " ").map(String.init))
    case "saw":
      guard let words = try? Lexer.commands(in: line), words.count == 1, let aid = Aid(words[0])
      else { return nil }
      self = .saw(aid)
    case "after":
      guard let seconds = Int(rest), (1...WorkEntry.longest).contains(seconds) else { return nil }
      self = .pause(seconds)
    default:
      guard let action = Action(line) else { return nil }
      self = .action(action)
    }
  }

  /// What was done, now or again.
  var action: Action? {
    switch self {
    case .action(let action), .again(let action): action
    case .undo, .choices, .saw, .pause: nil
    }
  }

  /// Whether it tells what was done: times, and what choices are called, aren't.
  var isDeed: Bool {
    switch self {
    case .action, .again, .undo, .saw: true
    case .choices, .pause: false
    }
  }
}

nonisolated extension Sequence<WorkEntry> {
  /// The actions that weren't taken back.
  var standing: [Action] {
    reduce(into: []) { actions, entry in
      switch entry {
      case .action(let action), .again(let action): actions.append(action)
      case .undo(let count): actions.removeLast(Swift.min(count, actions.count))
      case .choices, .saw, .pause: break
      }
    }
  }
}
