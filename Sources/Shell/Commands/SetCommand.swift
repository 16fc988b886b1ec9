import Queries
import Terminal

extension Command {
  /// Chooses how things look.
  static var set: Command {
    let name = Parameter("SETTING", .word, .optional)
    let value = Parameter("VALUE", .word, .optional)
    return Command(
      "set", in: .shell, summary: "how things look here; alone, what is set",
      takes: [
        name.completing { _ in Setting.allCases.map { Candidate($0.rawValue, $0.summary) } },
        value.completing { session, words in
          let setting = words.last.flatMap { Setting(rawValue: $0.text.lowercased()) }
          let current = setting?.value(in: session.out.profile)
          return setting?.values.map { Candidate($0, $0 == current ? "as it is now" : "other") }
            ?? []
        },
      ],
      examples: [
        Example("set", "what is set, and what could be"),
        Example(
          "set look projector", "bold and without dim, for a class; 'set look standard' back"),
        Example("set plain on", "sentences in place of boxes and columns"),
      ]
    ) { call, session throws(Complaint) in
      guard let word = call[name] else {
        session.show(SettingsList(session.out.profile).lines)
        return
      }
      let setting = try worded(listedAs: "Settings") { () throws(QueryError) in
        try Names.find(word, "setting", in: Setting.allCases, by: \.rawValue)
      }
      guard let choice = call[value] else {
        session.show([
          StyledText("\(setting.rawValue) is \(setting.value(in: session.out.profile)).")
        ])
        return
      }
      let chosen = try worded(of: " of \(setting.rawValue)", listedAs: "Values") {
        () throws(QueryError) in
        try Names.find(choice, "value", in: setting.values, by: \.self)
      }
      if setting == .ambiguous { session.knowsAmbiguousWidth = true }
      session.change { setting.set(chosen, in: &$0) }
      session.report { [StyledText("\(setting.rawValue) is \(chosen) now.")] }
    }
  }
}

/// Something that can be set.
private enum Setting: String, CaseIterable {
  case look, plain, color, ambiguous

  var summary: String {
    switch self {
    case .look: "for one reader, or for a class in front of a projector"
    case .plain: "sentences in place of boxes and columns, for those who listen"
    case .color: "whether there is colour"
    case .ambiguous: "how wide the terminal draws Greek, arrows and boxes"
    }
  }

  var values: [String] {
    switch self {
    case .look: ["standard", "projector"]
    case .plain, .color: ["on", "off"]
    case .ambiguous: ["narrow", "wide"]
    }
  }

  func value(in profile: TerminalProfile) -> String {
    switch self {
    case .look: profile.look == .projector ? "projector" : "standard"
    case .plain: profile.isPlain ? "on" : "off"
    case .color: profile.color ? "on" : "off"
    case .ambiguous: profile.ambiguous == .wide ? "wide" : "narrow"
    }
  }

  func set(_ value: String, in profile: inout TerminalProfile) {
    switch self {
    case .look: profile.look = value == "projector" ? .projector : .standard
    case .plain: profile.isPlain = value == "on"
    case .color: profile.color = value == "on"
    case .ambiguous: profile.ambiguous = value == "wide" ? .wide : .narrow
    }
  }
}

/// The settings, a line each.
private struct SettingsList {
  private let profile: TerminalProfile

  init(_ profile: TerminalProfile) { self.profile = profile }

  var lines: [StyledText] {
    if profile.isPlain {
      return Setting.allCases.map { setting in
        StyledText(
          "\(setting.rawValue) is \(setting.value(in: profile)); it can be "
            + "\(setting.values.joined(separator: " or ")): \(setting.summary).")
      }
    }
    var table = TextTable(columns: [.left, .left, .left])
    for setting in Setting.allCases {
      table.add(row: [
        StyledText("  \(setting.rawValue) \(setting.value(in: profile))", .bold),
        StyledText(setting.values.joined(separator: ", ")), StyledText(setting.summary, .dim),
      ])
    }
    return table.lines(profile)
  }
}
