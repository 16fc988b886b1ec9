import Features
import Lessons
import Queries
import Staging
import Testing
import TestSupport

@testable import Sessions

nonisolated private func subject(
  _ kind: PredictionSubject.Kind, of path: String? = nil
) -> PredictionSubject {
  PredictionSubject(kind, of: path) ?? .path
}

/// Every action has one text form, which reads back as that action.
@Suite struct ActionTests {
  @Test(
    arguments: [
      (.stage(.open("counter")), "open counter"),
      (.stage(.open("counter", in: ["mvp", "mvc~classic"])), "open counter mvp mvc~classic"),
      (.stage(.open("counter", in: ["mvp"], isOnly: true)), "open counter only mvp"),
      (.stage(.open("only", in: ["only"])), "open \"only\" \"only\""),
      (.stage(.close()), "close"), (.stage(.close(["mvp"])), "close mvp"),
      (.stage(.event(Event("increase"))), "fire increase"),
      (
        .stage(.event(Event("quantity", value: -3), on: ["mvp", "viper"])),
        "fire quantity -3 on mvp viper"
      ),
      (.stage(.event(Event("on"))), "fire \"on\""), (.stage(.event(Event("3"))), "fire 3"),
      (.stage(.event(.service(.slow), on: ["mvp"])), "service slow on mvp"),
      (.stage(.event(.service(.local), on: [])), "service local"),
      (.stage(.event(.delivery())), "service deliver"),
      (.stage(.event(.delivery(2))), "service deliver 2"),
      (.stage(.mock(.view, on: ["mvp"])), "mock view on mvp"), (.stage(.mock(nil)), "mock off"),
      (.stage(.mock(.worker, on: ["viper"])), "mock worker on viper"),
      (.stage(.sync), "sync"), (.stage(.reset), "reset"),
      (.note(.write("it's here; really")), "note \"it's here; really\""),
      (.note(.write("2", at: .init(specimen: nil, event: 2))), "note #2 2"),
      (.note(.write("#2")), "note \"#2\""), (.note(.write("")), "note \"\""),
      (.note(.pin(.init(specimen: "mvp", event: 2, crossing: 5, inner: 1))), "pin mvp#2.5+1"),
      (.note(.unpin(.init(specimen: "mvp", event: 2, crossing: 5))), "unpin mvp#2.5"),
      (.note(.brief("a shop; soon", like: "candy")), "brief candy \"a shop; soon\""),
      (.note(.choose("mvp", for: 2, because: "it's small")), "choose 2 mvp \"it's small\""),
      (.observation(.stop(.init(specimen: "mvp", event: 0, crossing: 1))), "goto mvp#0.1"),
      (.lesson(.begin("one-tap", at: "who")), "lesson one-tap at who"),
      (.lesson(.begin("/a b/own.md", at: "1")), "lesson \"/a b/own.md\" at 1"),
      (.question(.answer(0)), "answer a"), (.question(.answer(26)), "answer 27"),
      (.lesson(.next), "next"), (.lesson(.skip), "skip"),
      (.lesson(.play), "play"), (.lesson(.back), "lesson back"),
      (.question(.cancelPrediction), "predict"),
      (.lesson(.begin("one-tap", at: "who", seed: 4711)), "lesson one-tap at who shuffled 4711"),
      (.question(.reply(["View", "Model"])), "answer = View Model"),
      (.question(.reply(["5"])), "answer = 5"),
      (.question(.reply(["a", "c"])), "answer = a c"), (.question(.reply([])), "answer ="),
      (.question(.reply(["Heaven Candy"])), "answer = \"Heaven Candy\""),
      (
        .question(.predict(Prediction(Event("increase"), on: "mvp", .path))),
        "predict increase on mvp path"
      ),
      (
        .question(.predict(Prediction(Event("quantity", value: 3), on: "mvp~a", subject(.count)))),
        "predict quantity 3 on mvp~a count"
      ),
      (
        .question(
          .predict(Prediction(Event("on"), on: "on", subject(.value, of: "mvp.presenter")))),
        "predict \"on\" on on value of mvp.presenter"
      ),
      (.question(.explain("it's so; really")), "because \"it's so; really\""),
      (.question(.explain("")), "because \"\""),
      (.observation(.look(TakenLook(.inspected, "mvc.model.number"))), "inspect mvc.model.number"),
      (.observation(.look(TakenLook(.blamed, "mvp~a#1.3"))), "blame mvp~a#1.3"),
      (
        .observation(.look(TakenLook(.proved, "mvp~a screen contains '#1; 2'"))),
        "prove mvp~a screen contains '#1; 2'"
      ),
      (.observation(.look(TakenLook(.proved, "it's"))), "prove \"it's\""),
      (.observation(.look(TakenLook(.read, "Amount.swift"))), "source Amount.swift"),
      (.observation(.look(TakenLook(.compared, "counter"))), "compare counter"),
      (
        .stage(
          .build(OwnBuild(feature: "counter", name: "mvp~mine", original: "mvp", digest: "0f"))),
        "build counter mvp~mine mvp 0f"
      ),
      (.stage(.discard("counter", "mvp~mine")), "discard counter mvp~mine"),
    ] as [(Action, String)])
  func `an action is written as a person would type it`(action: Action, line: String) {
    #expect(action.description == line)
    #expect(Action(line) == action)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `what is written reads back as the same, whatever the names are`(seed: UInt64) {
    var actions = ActionGenerator(seed: seed)
    for _ in 0..<5_000 {
      let action = actions.next()
      #expect(Action(action.description) == action, "\(action.description.debugDescription)")
      #expect(JournalEntry(action.description, in: .journal) == .action(action))
    }
  }

  @Test(arguments: ActionKind.allCases)
  func `actions of every kind are written and read`(kind: ActionKind) {
    var actions = ActionGenerator(seed: 1)
    #expect(ActionKind(actions.action(kind)) == kind)
  }

  @Test(arguments: [
    "", "open", "fire", "fire a b", "fire a on", "pin", "pin mvp", "note", "note a b", "note #2x",
    "note #2x a", "goto 3",
    "goto mvp#3", "lesson a", "lesson a at", "answer", "answer aa", "answer 3", "answer A",
    "answer",
    "because", "because a b", "predict increase", "predict increase on mvp",
    "predict increase on mvp x",
    "predict increase on mvp value", "predict increase on mvp count of mvp.view", "inspect",
    "source a b",
    "lesson a at 1 shuffled", "lesson a at 1 shuffled 0", "lesson \"back\"", "undo",
    "next x", "mock", "mock x", "mock model", "service", "service x", "service slow 3",
    "open counter; sync",
    "\"open\" counter", "trace", "open 'counter", "OPEN counter",
  ])
  func `nothing else is an action`(line: String) {
    #expect(Action(line) == nil)
  }

  @Test(
    arguments: [
      (.event(0), "goto 0"), (.back(1), "rewind"), (.back(3), "rewind 3"), (.ahead(1), "forward"),
      (.ahead(2), "forward 2"),
    ] as [(Move, String)])
  func `moves have a text form, too`(move: Move, line: String) {
    #expect(move.description == line)
    #expect(Move(line) == move)
    #expect(JournalEntry(line, in: .journal) == .move(move))
  }

  @Test(arguments: ["goto", "goto x", "goto -1", "rewind 0", "forward x", "rewind 1 2", "go 3"])
  func `nothing else is a move`(line: String) {
    #expect(Move(line) == nil)
  }
}

/// The kinds of action that there are: an action that is added doesn't compile here until it has one, nor
/// in the generator until it is drawn there.
enum ActionKind: CaseIterable {
  case open, close, build, discard, event, mock, sync, reset, note, pin, unpin, brief, choose, stop,
    look, lesson,
    answer, reply
  case predict, explain, cancelPrediction, next, back, skip, play

  init(_ action: Action) {
    self =
      switch action {
      case .stage(.open): .open
      case .stage(.close): .close
      case .stage(.build): .build
      case .stage(.discard): .discard
      case .stage(.event): .event
      case .stage(.mock): .mock
      case .stage(.sync): .sync
      case .stage(.reset): .reset
      case .note(.write): .note
      case .note(.pin): .pin
      case .note(.unpin): .unpin
      case .note(.brief): .brief
      case .note(.choose): .choose
      case .observation(.stop): .stop
      case .observation(.look): .look
      case .lesson(.begin): .lesson
      case .question(.answer): .answer
      case .question(.reply): .reply
      case .question(.predict): .predict
      case .question(.explain): .explain
      case .question(.cancelPrediction): .cancelPrediction
      case .lesson(.next): .next
      case .lesson(.back): .back
      case .lesson(.skip): .skip
      case .lesson(.play): .play
      }
  }
}

/// Actions at random, with names that are hard to write: the same in every run.
struct ActionGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let pieces = [
    "counter", "mvp", "mvc~a", "on", "at", "ON", "only", "3", "-1", "#1.2", "#", ";", "'", "\"",
    "\\", " ",
    "\n", "\t", "\u{1B}", "\u{202E}", "한글", "👩‍👩‍👧", "--step", "mvp#2.5", "e\u{301}", "\u{FEFF}",
    "undo", "", "view", "off",
  ]

  private mutating func name() -> String {
    (0..<Int.random(in: 1...3, using: &random))
      .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private mutating func names() -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in name() }
  }

  private mutating func number() -> Int? {
    Bool.random(using: &random) ? nil : Int.random(in: .min ... .max, using: &random)
  }

  private mutating func message() -> MessageReference {
    MessageReference(
      specimen: [nil, "mvp", "viper~a"].randomElement(using: &random) ?? nil,
      event: Int.random(in: 0...99, using: &random),
      crossing: Int.random(in: 0...9, using: &random),
      inner: Int.random(in: 0...2, using: &random))
  }

  private mutating func subject() -> PredictionSubject {
    let kind = PredictionSubject.Kind.allCases.randomElement(using: &random) ?? .path
    return PredictionSubject(kind, of: kind.needsPath ? name() : nil) ?? .path
  }

  private mutating func look() -> TakenLook {
    TakenLook(TakenLook.Kind.allCases.randomElement(using: &random) ?? .read, name())
  }

  mutating func next() -> Action {
    action(ActionKind.allCases.randomElement(using: &random) ?? .sync)
  }

  mutating func action(_ kind: ActionKind) -> Action {
    switch kind {
    case .open:
      if Bool.random(using: &random) {
        .stage(.open(name(), in: names()))
      } else {
        .stage(.open(name(), in: [name()] + names(), isOnly: true))
      }
    case .close: .stage(.close(names()))
    case .build:
      .stage(.build(OwnBuild(feature: name(), name: name(), original: name(), digest: name())))
    case .discard: .stage(.discard(name(), name()))
    case .event: .stage(.event(anyEvent(), on: names()))
    case .mock:
      .stage(
        .mock((StageAction.mockable + [nil]).randomElement(using: &random) ?? nil, on: names()))
    case .sync: .stage(.sync)
    case .reset: .stage(.reset)
    case .note: .note(.write(name(), at: Bool.random(using: &random) ? message() : nil))
    case .pin: .note(.pin(message()))
    case .unpin: .note(.unpin(message()))
    case .brief: .note(.brief(name(), like: name()))
    case .choose:
      .note(.choose(name(), for: Int.random(in: 0...9, using: &random), because: name()))
    case .stop: .observation(.stop(message()))
    case .look: .observation(.look(look()))
    case .lesson: .lesson(.begin(name(), at: name(), seed: number() ?? 0))
    case .answer: .question(.answer(Int.random(in: 0...40, using: &random)))
    case .reply: .question(.reply(names()))
    case .predict:
      .question(.predict(Prediction(Event(name(), value: number()), on: name(), subject())))
    case .explain: .question(.explain(name()))
    case .cancelPrediction: .question(.cancelPrediction)
    case .next: .lesson(.next)
    case .back: .lesson(.back)
    case .skip: .lesson(.skip)
    case .play: .lesson(.play)
    }
  }

  private mutating func anyEvent() -> Event {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .service(Service.Mode.allCases.randomElement(using: &random) ?? .ok)
    case 1: .delivery(number())
    default: Event(name(), value: number())
    }
  }
}
