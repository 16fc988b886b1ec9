import Catalog
import Features
import LayerTracing
import Queries
import Staging
import Testing
import TestSupport

@testable import Sessions
@testable import Shell

@Suite struct `The command when` {
  @Test func `tells at which message a value became so, and no longer was`() {
    let learner = Learner()
    learner.type("open counter mvp", "increase", "increase", "decrease", "increase")
    let shown = learner.type("when mvp.model.number > 1")
    #expect(
      shown == """
        3 moments in 4 events
          mvp#2.4  true   mvp.model.number = 2   Model ~> Presenter  number = 2
          mvp#3.4  false   mvp.model.number = 1   Model ~> Presenter  number = 1
          mvp#4.4  true   mvp.model.number = 2   Model ~> Presenter  number = 2
        To go there: goto mvp#2.4

        """)
  }

  @Test func `asks of screens after events, and of messages with their arguments`() {
    let learner = Learner()
    learner.type("open counter mvp", "increase", "increase", "decrease")
    let screens = learner.type("when screen mvp contains '2'")
    #expect(screens.contains("  2  true   after increase"))
    #expect(screens.contains("  3  false   after decrease"))
    let messages = learner.type("when Presenter -> View: onValueChange when number > 1")
    #expect(messages.contains("1 moment in 3 events"))
    #expect(messages.contains("mvp#2.5  Presenter -> View  onValueChange(number: 2)"))
    #expect(learner.type("when mvp.model.number > 9") == "Never, in 3 events.\n")
  }

  @Test func `a name that only messages have is asked of messages, as a breakpoint would`() {
    let learner = Learner()
    learner.type("open counter mvp", "increase", "increase", "decrease", "increase")
    #expect(
      learner.type("when number > 1") == """
        4 moments in 4 events
          mvp#2.4  Model ~> Presenter  number = 2
          mvp#2.5  Presenter -> View  onValueChange(number: 2)
          mvp#4.4  Model ~> Presenter  number = 2
          mvp#4.5  Presenter -> View  onValueChange(number: 2)
        To go there: goto mvp#2.4

        """)
    #expect(learner.type("when foo > 1").contains("no message has such an argument"))
  }

  @Test func `names the events in which a specimen tells nobody anything`() {
    let learner = Learner()
    learner.type("open candy mvp", "service slow", "service ok")
    #expect(learner.type("when mvp is silent").contains("  1  after service slow"))
  }

  @Test func `at a stop, an event that isn't over yet counts with all that it will send`() {
    let learner = Learner()
    learner.type("open counter mvp", "increase", "break View -> Presenter")
    let shown = learner.type("increase", "when Presenter -> View: onValueChange")
    #expect(learner.stops.count == 1)
    #expect(shown.contains("  mvp#1.5  "))
    #expect(shown.contains("  mvp#2.5  "))
  }

  @Test func `tells where a value was that isn't there any more`() {
    let learner = Learner()
    learner.type("open candy mvp", "quantity 3", "buy", "back", "buy")
    let shown = learner.type("when mvp.receipt.view.titleLabel.text == 'Receipt'")
    #expect(shown.hasPrefix("3 moments in 4 events\n"))
    let turns = shown.lines.compactMap { line in
      line.contains("  true  ") ? true : line.contains("  false  ") ? false : nil
    }
    #expect(turns == [true, false, true])
  }

  @Test func `changes nothing, and where it was is gone to`() {
    let learner = Learner()
    learner.type("open counter mvp", "increase", "increase")
    let done = learner.done
    learner.type("when mvp.model.number == 1")
    #expect(learner.done == done)
    #expect(learner.type("goto mvp#1.4").contains("mvp#1.4"))
  }
}

/// What is asked in random sessions: of values that are there all the time, and of some that come and go.
private let asked: [(feature: String, conditions: [String])] = [
  (
    "counter mvp viper",
    [
      "mvp.model.number > 1", "mvp.model.number == 0 or viper.interactor.amount.number < 0",
      "not mvp.model.number == viper.interactor.amount.number",
      "mvp.view.amountLabel.text == '1'",
    ]
  ),
  (
    "candy mvp ribs",
    [
      "mvp.receipt.view.titleLabel.text == 'Receipt'", "mvp.presenter.quantity > 1",
      "ribs.receipt.presenter != nil", "ribs.router.children[0] != nil",
      "not mvp.receipt.presenter == nil",
      "mvp.presenter.quantity > 1 and mvp.receipt.presenter == nil",
    ]
  ),
  ("news viper mvc", ["viper.view.tableView.cells[0] != nil", "mvc.model != nil"]),
  ("account ribs", ["ribs.loggedIn.interactor != nil", "ribs.router.children[1] != nil"]),
]

@Suite struct `Moments of a session` {
  /// The same by hooks at the session itself, while its events run, with each path followed anew each time.
  @Test func `are those that a hook saw while the events ran`() throws {
    var told = 0
    for seed in 0..<Mutator.count(orElse: 60) { told += try hold(seed: UInt64(seed)) }
    #expect(told > 60, "most sessions must tell something")
  }

  /// Of arguments, the same by the breakpoint that a hook holds against each message.
  @Test func `of arguments are those before which a breakpoint would stop`() throws {
    var told = 0
    for seed in 0..<Mutator.count(orElse: 20) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let learner = Learner()
      learner.type("open counter mvp viper")
      let session = learner.session
      let text = try #require(
        ["number > 0", "number == 1 and mvp.model.number == 1", "not number < 1 or number == -2"]
          .randomElement(using: &generator))
      let breakpoint = try Breakpoint(
        before: Hop(from: nil, .either, to: nil),
        when: Condition(
          text, vocabulary: Vocabulary(features: Catalog.features.map(\.name), roles: Role.known)))
      var seen: [String] = []
      for _ in 1...8 {
        let calls = EventHooks.Calls(beforeDelivery: { specimen in
          guard let message = specimen.recorder.messages.newestMessage,
            (try? CheckContext(session.state).isMet(breakpoint, by: message)) == true
          else { return }
          seen.append(specimen.specimen.name + message.position.reference(event: message.event))
        })
        _ = session.state.hooks.calling(calls) {
          learner.type(Bool.random(using: &generator) ? "increase" : "decrease")
        }
      }
      let moments = try Moments(.message(breakpoint), in: session.state)
      let shown = moments.all.compactMap { moment in
        moment.message.map {
          (moment.specimen ?? "") + $0.position.reference(event: $0.event)
        }
      }
      #expect(Set(shown) == Set(seen), "\(text), session \(seed)")
      told += shown.count
    }
    #expect(told > 60)
  }

  /// What messages alone tell is read from the traces: the same as where the events are done again.
  @Test func `are read from traces as they are when all is done again`() throws {
    var told = 0
    for seed in 0..<Mutator.count(orElse: 60) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let (names, _) = asked[seed % asked.count]
      let learner = Learner()
      learner.type("open \(names)")
      let feature = try #require(learner.session.state.current?.feature)
      for _ in 1...12 {
        let specimen = feature.specimens.randomElement(using: &generator)?.name ?? ""
        let line = [
          "fire \(feature.events.randomElement(using: &generator) ?? "")",
          "fire \(feature.events.randomElement(using: &generator) ?? "") 2 on \(specimen)",
          "service slow", "service ok", "deliver", "kill", "relaunch", "mock view on \(specimen)",
          "open \(specimen)", "close \(specimen)", "reset", "undo", "sync", "goto 2",
        ].randomElement(using: &generator)
        learner.type(line ?? "")
      }
      guard let open = learner.session.state.current?.open else { continue }
      let hops = ["* => *", "Presenter -> View", "View -> View", "* ~> *: on*"]
      let hop = try Hop(
        try #require(hops.randomElement(using: &generator)),
        vocabulary: Vocabulary(features: Catalog.features.map(\.name), roles: Role.known))
      for question in [
        Moments.Question.silence(open.map(\.specimen.name)), .message(Breakpoint(before: hop)),
      ] {
        func moments(isStopped: Bool) throws -> [String] {
          try Moments(question, in: learner.session.state, isStopped: isStopped).all.map { moment in
            let sent = moment.message.map {
              "\($0.id) \($0.senderName) \($0.receiverName) \($0.text) \($0.position)"
            }
            return "\(moment.event) \(moment.name) \(moment.specimen ?? "") \(sent ?? "")"
          }
        }
        let read = try moments(isStopped: false)
        #expect(try read == moments(isStopped: true), "\(hop), session \(seed): \(learner.done)")
        told += read.count
      }
    }
    #expect(told > 600)
  }

  private func hold(seed: UInt64) throws -> Int {
    var generator = SeededGenerator(seed: seed)
    let (names, conditions) = asked[Int(seed) % asked.count]
    let learner = Learner()
    learner.type("open \(names)")
    let session = learner.session
    let text = try #require(conditions.randomElement(using: &generator))
    let condition = try Condition(
      text, vocabulary: Vocabulary(features: Catalog.features.map(\.name), roles: Role.known))
    var seen: [String] = []
    var wasSo = false
    func look(_ place: String) {
      let context = CheckContext(session.state)
      let isSo =
        (try? condition.evaluate { reference throws(QueryError) in
          guard case .path(let path) = reference.target else { return .nil }
          return try context.value(of: path).value
        }) ?? false
      if isSo != wasSo { seen.append("\(place) \(isSo)") }
      wasSo = isSo
    }
    let feature = try #require(session.state.current?.feature)
    look("0")
    for number in 1...14 {
      let calls = EventHooks.Calls(beforeDelivery: { specimen in
        guard let message = specimen.recorder.messages.newestMessage else { return }
        look(specimen.specimen.name + message.position.reference(event: message.event))
      })
      session.state.hooks.calling(calls) {
        var action: Action?
        // One that is refused is no event, and another is tried.
        repeat {
          let event =
            feature.usesService && Int.random(in: 0..<4, using: &generator) == 0
            ? [.service(.slow), .service(.ok), .delivery()].randomElement(using: &generator)
            : feature.events.randomElement(using: &generator).map {
              Event($0, value: [nil, 1, 3].randomElement(using: &generator) ?? nil)
            }
          action = event.map { .stage(.event($0)) }
        } while action.map { (try? session.perform($0)) == nil } ?? false
      }
      look("\(number)")
    }
    let moments = try Moments(.condition(condition), in: session.state)
    func place(_ moment: Moments.Moment) -> String {
      moment.message.map {
        (moment.specimen ?? "") + $0.position.reference(event: $0.event)
      } ?? "\(moment.event)"
    }
    // While it is loaded, only the walk looks.
    let told = moments.all.filter { $0.event > 0 }.map { "\(place($0)) \($0.isSo)" }
    #expect(told == seen.filter { !$0.hasPrefix("0 ") }, "\(text), session \(seed)")
    return told.count
  }
}
