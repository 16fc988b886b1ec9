import Features
import Queries
import Staging
import Terminal

extension Command {
  /// Says how services answer, and lets answers through.
  static var service: Command {
    let what = Parameter("ok|fail|slow|deliver", .word, .optional)
    let number = Parameter("NUMBER", .word, .optional)
    let patterns = Parameter(
      after: "on", "PATTERN", .word, isRepeated: true, help: "only for these patterns")
    return Command(
      "service", in: .stage,
      summary: "how what lies far away answers: at once, with an error, or late",
      takes: [what.completing(choices), number, patterns.completing(specimens)],
      examples: [
        Example("service slow", "answers wait; before 'open' it holds for loading, too"),
        Example("service deliver", "the answer that has waited longest comes"),
        Example("service deliver 1 on mvp", "an answer by its number, in one pattern only"),
        Example("service fail on viper", "in one pattern only"),
        Example("service", "how it answers, and what waits"),
      ],
      undone: "Nothing was changed.", isAction: { $0[what] != nil }
    ) { call, session throws(Complaint) in
      guard let word = call[what] else {
        session.show(ServiceView(session.desk, profile: session.out.profile).lines)
        return
      }
      let names = choices.map(\.text)
      let choice = try worded(listedAs: "It can be") { () throws(QueryError) in
        try Names.find(word, "answer of a service", in: names, by: \.self)
      }
      let places = try Delivery.places(call[number], isDelivery: choice == "deliver")
      if let mode = Service.Mode(rawValue: choice) {
        try set(mode, for: call.all(patterns), session)
      } else {
        try Delivery(session).perform(places, at: call.all(patterns), word)
      }
    }
  }

  private static let choices = [
    Candidate("ok", "answers come at once"),
    Candidate("fail", "instead of answers, errors come"),
    Candidate("slow", "answers wait until they are delivered"),
    Candidate("deliver", "lets an answer through that waits"),
  ]

  private static func choices(_ session: Session) -> [Candidate] { choices }

  private static func specimens(_ session: Session) -> [Candidate] {
    let features = session.current.map { [$0.feature] } ?? session.features.filter(\.usesService)
    return features.flatMap(\.specimens).map { Candidate($0.name, $0.summary) }
  }

  private static func set(
    _ mode: Service.Mode, for words: [Word], _ session: Session
  ) throws(Complaint) {
    let stage = session.current.flatMap { $0.open.isEmpty ? nil : $0 }
    var number: Int?
    if let stage, stage.feature.usesService {
      var targets = stage.open
      if !words.isEmpty {
        targets = []
        for word in words { targets.append(try ArgumentKind.specimen.parse(word, session)) }
      } else {
        session.desk.firstModes = ["": mode]
      }
      // A service that only changes its mind sends nothing, so that nothing can go wrong.
      number = try? stage.fire(.service(mode), at: targets, isForAll: words.isEmpty)
    } else if words.isEmpty {
      session.desk.firstModes = ["": mode]
    } else {
      let known = session.features.filter(\.usesService).flatMap(\.specimens)
      for word in words {
        var name = word.text.lowercased()
        if !known.contains(where: { $0.name == name }) {
          name = try worded(listedAs: "Patterns") { () throws(QueryError) in
            try Names.find(word, "pattern", in: known.filter { $0.flaw == nil }, by: \.name).name
          }
        }
        session.desk.firstModes[name] = mode
      }
    }
    session.report {
      StyledText(told(mode, words, stage, number: number))
        .wrapped(to: session.out.profile.columns)
    }
  }

  /// What a service that is right again doesn't do by itself.
  private static func rest(_ stage: Stage?) -> String {
    guard let stage, stage.feature.usesService else { return "" }
    let waiting = stage.open.map(\.service.pending.count).reduce(0, +)
    return waiting > 0
      ? "; \(Wording.count(waiting, "answer still waits", "answers still wait")): service deliver"
      : "; what failed is asked for again by: reset"
  }

  private static func told(
    _ mode: Service.Mode, _ words: [Word], _ stage: Stage?, number: Int?
  ) -> String {
    let whom =
      words.isEmpty
      ? ""
      : " in \(Wording.list(words.map { SpecimenReference(pattern: $0.text.lowercased()).title.sanitized }))"
    let how =
      switch mode {
      case .ok: "answers at once\(whom) from now on" + rest(stage)
      case .fail: "fails\(whom) from now on"
      case .slow: "is slow\(whom) from now on; to let an answer through: service deliver"
      }
    if let number { return "Event \(number): the service \(how)." }
    let note = stage.map { "\($0.feature.name) asks no service; in what is opened next, " } ?? ""
    return note + (note.isEmpty ? "The service" : "it") + " \(how)."
  }
}

/// Lets answers through that wait.
private struct Delivery {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// Which answer is meant: the first unless another is named.
  static func places(_ word: Word?, isDelivery: Bool) throws(Complaint) -> Int? {
    guard let word else { return nil }
    guard isDelivery else {
      throw Complaint("only 'deliver' takes a number", at: word.span)
    }
    guard let number = Int(word.text), number > 0 else {
      throw Complaint("the number of an answer is 1 or more", at: word.span)
    }
    return number
  }

  func perform(_ number: Int?, at words: [Word], _ word: Word) throws(Complaint) {
    let place = number ?? 1
    var targets = session.current?.open ?? []
    if !words.isEmpty {
      targets = []
      for word in words {
        let target = try ArgumentKind.specimen.parse(word, session)
        guard target.service.pending.count >= place else {
          throw Complaint("no such answer waits in \(target.name)", at: word.span)
        }
        targets.append(target)
      }
    }
    targets = targets.filter { $0.service.pending.count >= place }
    if let stage = session.current, !targets.isEmpty {
      let before = session.occasion.reports.map { ScreenView(targets, profile: $0.profile) }
      let event = Event.delivery(number)
      let fired: Int?
      do throws(EventRefusal) {
        fired = try session.fire(event, at: targets, on: stage, isForAll: words.isEmpty)
      } catch {
        guard case .runaway(let runaway) = error else { return }
        throw RunawayWording(runaway).complaint(at: word.span)
      }
      guard let before, let fired else { return }
      session.report {
        EventReport(number: fired, event: event, targets: targets, stage: stage, before: before)
          .lines
      }
      return
    }
    let late = session.desk.closed.filter { $0.service.pending.count >= place }
    guard !late.isEmpty else {
      throw Complaint(
        "no such answer waits", at: word.span,
        accepted: "To make answers wait: service slow. To see what waits: service.")
    }
    for closed in late { closed.deliver(place) }
    let heard = late.filter { !Survivors($0).layers.isEmpty }.map(\.name)
    session.report {
      [
        StyledText(
          heard.isEmpty
            ? "\(Wording.list(late.map(\.name))) was closed: the answer found nobody."
            : "\(Wording.list(heard)) was closed, and yet somebody heard the answer: leaks.")
      ]
    }
  }
}
