import Features
import Lessons
import Queries
import Staging

nonisolated extension Action: CustomStringConvertible {
  /// The line that does it: `fire quantity 3 on mvp`.
  public var description: String {
    switch self {
    case .open(let feature, let names, false): Action.line("open", [feature] + names)
    case .open(let feature, let names, true):
      Action.line(Action.line("open", [feature]) + " only", names)
    case .close(let names): Action.line("close", names)
    case .event(let event, let names):
      switch event.kind {
      case .gesture:
        Action.line("fire", [event.name], number: event.value, on: names)
      case .service, .delivery: Action.line(event.name, number: event.value, on: names)
      }
    case .mock(let isOn, let names): Action.line("mock", [isOn ? "view" : "off"], on: names)
    case .sync: "sync"
    case .reset: "reset"
    case .note(let text, let place): "note \(place.map { "\($0) " } ?? "")\(text.asWord)"
    case .pin(let message): "pin \(message)"
    case .unpin(let message): "unpin \(message)"
    case .visit(let message): "goto \(message)"
    case .looked(let look): look.description
    case .lesson(let name, let step, let seed):
      Action.line("lesson", [name]) + " at \(step.asWord)" + (seed == 0 ? "" : " shuffled \(seed)")
    case .reply(let words): (["answer", "="] + words.map(\.asWord)).joined(separator: " ")
    case .predict(let question):
      Action.line(
        "predict", [question.event.name], number: question.event.value, on: [question.specimen])
        + " \(question.subject.kind.rawValue)" + (question.path.map { " of \($0.asWord)" } ?? "")
    case .explain(let text): "because \(text.asWord)"
    case .back: "lesson back"
    case .cancelPrediction: "predict"
    case .answer(let choice): "answer \(Action.letter(choice))"
    case .next: "next"
    case .skip: "skip"
    case .play: "play"
    }
  }

  private static let keywords = ["on", "at", "only"]

  private static func line(
    _ head: String, _ words: [String] = [], number: Int? = nil, on names: [String] = []
  ) -> String {
    let words = words.map { keywords.contains($0.lowercased()) ? $0.quotedAsWord : $0.asWord }
    let number = number.map { [String($0)] } ?? []
    let clause = names.isEmpty ? [] : ["on"] + names.map(\.asWord)
    return ([head] + words + number + clause).joined(separator: " ")
  }

  /// What was answered, without the command.
  var answer: String {
    switch self {
    case .answer(let choice): Action.letter(choice)
    case .reply(let words): words.joined(separator: " ")
    default: ""
    }
  }

  /// The letter of an answer: `a` for the first; from the 27th on its number from 1.
  public static func letter(_ choice: Int) -> String {
    choice < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(choice))) : String(choice + 1)
  }

  /// Reads the text form of an action; nil if the line is anything else.
  ///
  /// - Parameter line: The line, as ``description`` writes it; blanks between words don't matter.
  public init?(_ line: String) {
    guard let commands = try? Lexer.commands(in: line), commands.count == 1,
      let action = Action(commands[0])
    else { return nil }
    self = action
  }

  private init?(_ words: [Word]) {
    var rest = words[...]
    guard let head = rest.popFirst(), !head.isQuoted else { return nil }
    switch head.text {
    case "open":
      guard let feature = rest.popFirst() else { return nil }
      let isOnly = rest.count > 1 && rest.first?.text == "only" && rest.first?.isQuoted == false
      if isOnly { rest.removeFirst() }
      self = .open(feature.text, in: rest.map(\.text), isOnly: isOnly)
    case "close": self = .close(rest.map(\.text))
    case "fire":
      guard let name = rest.popFirst() else { return nil }
      let value = Action.number(&rest)
      guard let names = Action.clause(&rest) else { return nil }
      self = .event(Event(name.text, value: value), on: names)
    case "service":
      guard let what = rest.popFirst()?.text else { return nil }
      let place = what == "deliver" ? Action.number(&rest) : nil
      guard let names = Action.clause(&rest) else { return nil }
      if let mode = Service.Mode(rawValue: what) {
        self = .event(.service(mode), on: names)
      } else if what == "deliver" {
        self = .event(.delivery(place), on: names)
      } else {
        return nil
      }
    case "mock":
      guard let what = rest.popFirst()?.text, ["view", "off"].contains(what),
        let names = Action.clause(&rest)
      else { return nil }
      self = .mock(what == "view", on: names)
    case "note":
      let place = rest.first.flatMap {
        MessageReference.looksLike($0) ? Action.message(&rest) : nil
      }
      guard rest.count == 1, let text = rest.first else { return nil }
      self = .note(text.text, at: place)
    case "pin", "unpin", "goto":
      guard let message = Action.message(&rest), rest.isEmpty else { return nil }
      switch head.text {
      case "pin": self = .pin(message)
      case "unpin": self = .unpin(message)
      default:
        guard message.crossing != nil else { return nil }
        self = .visit(message)
      }
    case "lesson":
      if rest.count == 1, rest.first?.text == "back", rest.first?.isQuoted == false {
        self = .back
        return
      }
      guard let name = rest.popFirst(), rest.popFirst()?.text == "at", let step = rest.popFirst()
      else { return nil }
      if rest.isEmpty {
        self = .lesson(name.text, at: step.text)
        return
      }
      guard rest.popFirst()?.text == "shuffled", let seed = Action.number(&rest), seed != 0,
        rest.isEmpty
      else { return nil }
      self = .lesson(name.text, at: step.text, seed: seed)
    case "blame", "inspect", "source", "compare":
      guard let look = TakenLook(words) else { return nil }
      self = .looked(look)
    case "predict" where rest.isEmpty: self = .cancelPrediction
    case "predict":
      guard let name = rest.popFirst() else { return nil }
      let value = Action.number(&rest)
      guard let on = rest.popFirst(), on.text == "on", !on.isQuoted, let specimen = rest.popFirst(),
        let kind = rest.popFirst().flatMap({ PredictionSubject.Kind(rawValue: $0.text) })
      else { return nil }
      var path: String?
      if let of = rest.popFirst() {
        guard of.text == "of", let word = rest.popFirst(), rest.isEmpty else { return nil }
        path = word.text
      }
      guard let subject = PredictionSubject(kind, of: path) else { return nil }
      self = .predict(Prediction(Event(name.text, value: value), on: specimen.text, subject))
    case "because":
      guard rest.count == 1, let text = rest.first else { return nil }
      self = .explain(text.text)
    case "answer" where rest.first?.text == "=" && rest.first?.isQuoted == false:
      self = .reply(rest.dropFirst().map(\.text))
    case "answer":
      guard rest.count == 1, let choice = rest.first.flatMap({ Action.choice($0.text) }) else {
        return nil
      }
      self = .answer(choice)
    default:
      let bare: [String: Action] = [
        "sync": .sync, "reset": .reset, "next": .next, "skip": .skip, "play": .play,
      ]
      guard rest.isEmpty, let action = bare[head.text] else { return nil }
      self = action
    }
  }

  private static func choice(_ text: String) -> Int? {
    if let byte = text.utf8.first, text.utf8.count == 1, (97...122).contains(byte) {
      return Int(byte) - 97
    }
    return Int(text).flatMap { $0 > 26 ? $0 - 1 : nil }
  }

  private static func number(_ words: inout ArraySlice<Word>) -> Int? {
    guard let word = words.first, !word.isQuoted, let number = Int(word.text) else { return nil }
    words.removeFirst()
    return number
  }

  private static func message(_ words: inout ArraySlice<Word>) -> MessageReference? {
    words.popFirst().flatMap { try? MessageReference($0) }
  }

  /// The names behind `on`, which end the line; none if there is no such clause, nil if other words
  /// are left.
  private static func clause(_ words: inout ArraySlice<Word>) -> [String]? {
    guard let on = words.popFirst() else { return [] }
    guard on.text == "on", !on.isQuoted, !words.isEmpty else { return nil }
    return words.map(\.text)
  }
}
