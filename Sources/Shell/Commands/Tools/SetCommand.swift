import Languages
import Queries
import Sessions
import Terminal

extension Command {
  /// Chooses how things look.
  static let set: Command = {
    let name = Parameter("SETTING", .word, .optional)
    let value = Parameter("VALUE", .word, .optional)
    return Command(
      "set", .tool, in: .shell,
      takes: [
        name.completing { _ in Setting.allCases.map { Candidate($0.rawValue, $0.summary) } },
        value.completing { context, words in
          let setting = words.last.flatMap { Setting(rawValue: $0.text.lowercased()) }
          return (setting?.values(in: context.session) ?? []).map { Candidate($0) }
        },
      ],
      examples: [
        "set", "set look projector", "set plain on", "set language ko",
        "set editor 'code --wait'", "set track short",
      ]
    ) { call, context throws(CommandError) in
      guard let word = call[name] else {
        return .tool { .shows(Setting.list($0)) }
      }
      let setting = try context.parsed(
        Names.find(word, "setting", in: Setting.allCases, by: \.rawValue), listedAs: "settings")
      guard let choice = call[value] else {
        return .tool {
          .shows(
            Document(localized: "set.is", setting.rawValue, setting.value(in: $0)))
        }
      }
      if setting.takesAnything {
        return .tool { runner in
          setting.set(choice.text, in: runner)
          return .reports(Document.done(setting, setting.value(in: runner)))
        }
      }
      let chosen = try context.parsed(
        Names.find(choice, "value", in: setting.values(in: context.session), by: \.self),
        of: ("error.owned-of", setting.rawValue), listedAs: "values")
      return .tool { runner in
        setting.set(chosen, in: runner)
        // A language that begins says so itself.
        return runner.speaking { .reports(Document.done(setting, chosen)) }
      }
    }
  }()
}

/// Something that can be set.
enum Setting: String, CaseIterable {
  case look, plain, color, ambiguous, language, track, school, editor

  /// What it is for.
  var summary: String { localized("set.summary.\(rawValue)") }

  /// Whether any text is a value; an empty one takes the choice back.
  fileprivate var takesAnything: Bool { self == .editor }

  /// What it can be, if that can be listed.
  @MainActor func values(in session: Session) -> [String] {
    switch self {
    case .editor: []
    case .look: ["standard", "projector"]
    case .plain, .color, .school: ["on", "off"]
    case .ambiguous: ["narrow", "wide"]
    case .language: Language.all.map(\.code)
    case .track: ["whole"] + session.environment.course.reading.tracks
    }
  }

  /// What it can be, as a list shows it.
  @MainActor fileprivate func listed(in session: Session) -> [String] {
    switch self {
    case .language: Language.all.map(\.listed)
    case .editor: [localized("set.a-command")]
    case .look, .plain, .color, .ambiguous, .track, .school: values(in: session)
    }
  }

  /// What it is.
  @MainActor func value(in runner: Runner) -> String {
    let profile = runner.printer.profile
    return switch self {
    case .look: profile.look == .projector ? "projector" : "standard"
    case .plain: profile.isPlain ? "on" : "off"
    case .color: profile.color ? "on" : "off"
    case .ambiguous: profile.ambiguous == .wide ? "wide" : "narrow"
    case .language: Language.of(runner.session.environment.course.language).code
    case .track: runner.session.environment.course.track ?? "whole"
    case .school: profile.isAtSchool ? "on" : "off"
    case .editor: runner.editorLine?.asWord ?? localized("set.no-editor")
    }
  }

  /// Sets it to one of its values.
  @MainActor fileprivate func set(_ value: String, in runner: Runner) {
    switch self {
    case .look: runner.printer.change { $0.look = value == "projector" ? .projector : .standard }
    case .plain: runner.printer.change { $0.isPlain = value == "on" }
    case .color: runner.printer.change { $0.color = value == "on" }
    case .ambiguous:
      runner.knowsAmbiguousWidth = true
      runner.printer.change { $0.ambiguous = value == "wide" ? .wide : .narrow }
    case .language: runner.session.speak(value)
    case .track: runner.session.environment.course.track = value == "whole" ? nil : value
    case .school: runner.printer.change { $0.isAtSchool = value == "on" }
    case .editor: runner.editorLine = value.allSatisfy(\.isWhitespace) ? nil : value
    }
  }

  @MainActor fileprivate static func list(_ runner: Runner) -> Document {
    let rows = allCases.map { setting in
      let (name, value) = (setting.rawValue, setting.value(in: runner))
      let listed = setting.listed(in: runner.session)
      return Table.Row(
        [
          StyledText("  \(name) \(value)", .bold),
          StyledText(listed.joined(separator: ", ")), StyledText(setting.summary, .dim),
        ],
        spoken: localized("set.spoken", name, value, listed, setting.summary))
    }
    return Document([Table([.left, .left, .left], rows)])
  }
}

extension Document {
  /// What came of a setting: what it is now, and that a language is a draft.
  fileprivate static func done(_ setting: Setting, _ value: String) -> Document {
    Document {
      Text(localized("set.done", setting.rawValue, value))
      if setting == .language, Language.of(value).isDraft { Text(localized("language.draft.note")) }
    }
  }
}

extension Runner {
  /// Takes what the terminal says of itself, unless the learner has said otherwise.
  public func ambiguousWidthWasFound(_ width: AmbiguousWidth) {
    if !knowsAmbiguousWidth { printer.change { $0.ambiguous = width } }
  }
}
