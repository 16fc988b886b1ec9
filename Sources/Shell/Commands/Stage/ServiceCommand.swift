import Features
import Languages
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Says how services answer, and lets answers through.
  static let service: Command = {
    let answer = Parameter(choices.joined(separator: "|"), .word, .optional)
    let number = Parameter("NUMBER", .word, .optional)
    let patterns = Parameter(after: "on", "PATTERN", .word, isRepeated: true)
    return Command(
      "service", .act, looksWhenBare: true, in: .stage, inLessons: .anyBlock,
      takes: [
        answer.completing { _ in choices.map { Candidate($0, localized("service.choice.\($0)")) } },
        number, patterns.completing(specimens),
      ],
      examples: [
        "service slow", "service deliver", "service deliver 1 on mvp", "service fail on viper",
        "service local", "service",
      ]
    ) { call, context throws(CommandError) in
      guard let word = call[answer] else { return .look(.services(of: context.state)) }
      // no text: names of sorts and lists, by which the tables know what is said
      let choice = try context.parsed(
        Names.find(word, "answer of a service", in: choices, by: \.self), listedAs: "it-can-be")
      let mode = Service.Mode(rawValue: choice)
      let place = try place(call[number], isDelivery: mode == nil, context)
      let words = call.all(patterns)
      let names = try words.map { word throws(CommandError) in
        try name(word, isDelivery: mode == nil, context)
      }
      let event = mode.map { Event.service($0) } ?? .delivery(place)
      return .act(
        Request.Act(action: .stage(.event(event, on: names))) { refusal in
          let named = zip(names, words).first { name, _ in
            refusal == .noAnswerWaits(in: "\(context.current?.feature.name ?? "").\(name)")
          }
          return named?.1.span ?? word.span
        })
    }
  }()

  private static let choices = Service.Mode.allCases.map(\.rawValue) + ["deliver"]

  private static func specimens(_ context: Context) -> [Candidate] {
    let features = context.current.map { [$0.feature] } ?? context.features.filter(\.usesService)
    return distinct(features.flatMap(\.specimens)).map { Candidate($0.name, $0.summary) }
  }

  /// Each name once: several features that ask a service are built in the same patterns.
  private static func distinct(_ specimens: [Specimen]) -> [Specimen] {
    var names: Set<String> = []
    return specimens.filter { names.insert($0.name).inserted }
  }

  /// Which answer is meant; nil for the first.
  private static func place(
    _ word: Word?, isDelivery: Bool, _ context: Context
  ) throws(CommandError) -> Int? {
    guard let word else { return nil }
    guard isDelivery else {
      throw context.error("error.only-deliver-number", at: word.span)
    }
    guard let number = Int(word.text), number > 0 else {
      throw context.error("error.answers-from-one", at: word.span)
    }
    return number
  }

  /// The specimen that a word names: an open one, or, for what is opened next, any that asks a service.
  private static func name(
    _ word: Word, isDelivery: Bool, _ context: Context
  ) throws(CommandError) -> String {
    let usesService = context.current.map { !$0.open.isEmpty && $0.feature.usesService } ?? false
    if isDelivery || usesService {
      return try ArgumentKind.specimen.parse(word, context).specimen.name
    }
    let known = distinct(context.features.filter(\.usesService).flatMap(\.specimens))
    let name = word.text.lowercased()
    if known.contains(where: { $0.name == name }) { return name }
    let sound = known.filter { $0.flaw == nil }
    return try context.parsed(
      Names.find(word, "pattern", in: sound, by: \.name).name, listedAs: "patterns")
  }
}
