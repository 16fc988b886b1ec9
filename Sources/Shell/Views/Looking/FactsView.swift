import Languages
import LayerTracing
import Lessons
import Sessions
import Staging
import Terminal

/// What there is to know of a pattern or of a role, from the rules that patterns declare and from what
/// is open: nothing of it is written down twice.
struct Facts {
  private let features: [Feature]
  private let state: State

  /// Takes what a session knows.
  init(_ state: State) {
    self.state = state
    features = state.environment.features
  }

  /// The patterns and dialects, each once, in the order of the course.
  private var patterns: [Specimen] {
    features.flatMap(\.specimens).filter { $0.flaw == nil }
      .reduce(into: []) { all, specimen in
        if !all.contains(where: { $0.name == specimen.name }) { all.append(specimen) }
      }
  }

  /// The names of what there are facts about: patterns and dialects, the roles that they have, the user
  /// and the app.
  var names: [(name: String, summary: String)] {
    let patterns = patterns.map { ($0.name, $0.summary) }
    let taken = Set(patterns.map(\.0))
    return patterns
      + roles.map { ($0.name.lowercased(), summary(of: $0)) }.filter { !taken.contains($0.0) }
  }

  private var roles: [Role] { Role.drawn(features.flatMap(\.roles) + Role.outside) }

  /// What there is to know of a name, which may be a pattern's and one of its roles' as well; nil if it is neither's.
  func page(of name: String) -> Document? {
    let name = name.lowercased()
    let pattern = patterns.first { $0.name == name }.map { page(of: $0) }
    let role = roles.first { $0.name.lowercased() == name }.map { page(of: $0) }
    return pattern.map { $0 + (role ?? Document()) } ?? role
  }

  /// What a role is there for; where neither it nor a pattern says it, which pattern it is of.
  private func summary(of role: Role) -> String {
    let own = role.summary ?? patterns.lazy.compactMap { $0.rules?.summaries[role] }.first
    if let own { return own.spoken(localized: "role.\(role.name.lowercased())") }
    let names = patterns.filter { $0.rules?.roles.contains(role) == true }.map(\.pattern)
    return names.isEmpty ? localized("facts.role") : localized("facts.role-of", names)
  }

  // MARK: Patterns

  private func page(of pattern: Specimen) -> Document {
    var rows: [Table.Row] = []
    if let rules = pattern.rules {
      rows += PatternRules.Kind.allCases.compactMap { row(of: $0, in: rules) }
    }
    let built = features.filter { $0.specimens.contains { $0.name == pattern.name } }.map(\.name)
    let others = patterns.filter { $0.name.hasPrefix(pattern.name + "~") }.map(\.name)
    rows += [
      row(localized("facts.built"), built), row(localized("facts.schools"), others),
      row(localized("facts.lesson"), lesson(about: pattern.name).map { [$0] } ?? []),
    ].compactMap(\.self)
    let example = "open \(built.first ?? "counter") \(pattern.name)"
    let roles = (pattern.rules?.roles ?? []).map { $0.name.lowercased() }
    return Document {
      Text(StyledText(pattern.pattern, .bold) + "  " + StyledText(pattern.summary))
      Table([.left, .left], rows)
      Text(localized("facts.more", example, roles.map { "help \($0)" }), .hint)
    }
  }

  private func row(of kind: PatternRules.Kind, in rules: PatternRules) -> Table.Row? {
    switch kind {
    case .ways:
      row(
        localized("facts.ways"), rules.ways.map(\.text),
        spoken: localized("facts.ways.spoken", rules.ways.map(Facts.sentence)))
    case .ownerships:
      row(
        localized("facts.ownerships"),
        rules.ownerships.map { localized("facts.ownership", $0.owner.name, $0.owned.name) })
    case .payloads: row(localized("facts.payloads"), rules.payloads.map(\.sentence))
    }
  }

  // MARK: Roles

  private func page(of role: Role) -> Document {
    var rows = patterns.filter(\.isPattern).compactMap { pattern in
      pattern.rules.flatMap { row(pattern.pattern, Facts.place(of: role, in: $0)) }
    }
    let played = state.current.map(\.open)?.compactMap { specimen -> String? in
      let types = specimen.recorder.layers.instances.compactMap(\.facts)
        .filter { $0.role == role && $0.source.module == specimen.module }.map(\.name)
      let names = types.unique
      return names.isEmpty
        ? nil : localized("facts.played", names, specimen.specimen.pattern)
    }
    rows += [
      row(localized("facts.played-now"), played ?? []),
      row(localized("facts.lesson"), lesson(about: role).map { [$0] } ?? []),
    ].compactMap(\.self)
    return Document {
      Text(StyledText(role.name, .role) + "  " + StyledText(summary(of: role)))
      Table([.left, .left], rows)
    }
  }

  /// What a role does in a pattern: whom it tells, who tells it, what it owns.
  private static func place(of role: Role, in rules: PatternRules) -> [String] {
    guard rules.roles.contains(role) || Role.outside.contains(role) else { return [] }
    let ways = rules.ways + PatternRules.common.filter { rules.roles.contains($0.to) }
    let senders = ways.filter { $0.to == role }.map(\.from.name).unique
    let tells = ways.filter { $0.from == role }.map(\.to.name).unique
    let owned = rules.ownerships.filter { $0.owner == role }.map(\.owned.name).unique
    return [
      senders.isEmpty ? nil : localized("facts.hears", senders),
      tells.isEmpty ? nil : localized("facts.tells", tells),
      owned.isEmpty ? nil : localized("facts.owns", owned),
    ].compactMap(\.self)
  }

  // MARK: Words

  private func row(_ name: String, _ facts: [String], spoken: String? = nil) -> Table.Row? {
    if facts.isEmpty { return nil }
    let list = facts.joined(separator: ", ")
    return Table.Row(
      [StyledText("  " + name, .dim), StyledText(list)],
      spoken: spoken ?? "\(name.capitalizedFirst): \(list).")
  }

  private static func sentence(_ way: PatternRules.Way) -> String {
    localized(
      way.isNotification ? "message.way.notifies" : "message.way.calls", way.from.name, way.to.name)
  }

  /// The lesson about a role, or about the first pattern that has it.
  private func lesson(about role: Role) -> String? {
    lesson(about: role.name)
      ?? patterns.first { $0.rules?.roles.contains(role) == true }.flatMap {
        lesson(about: $0.name)
      }
  }

  /// The lesson that begins with something: the first of a part that is named by it; else the first whose original
  /// title names it and no other pattern, as one that leads from one to the next does; else the first that opens a
  /// pattern of that name.
  private func lesson(about word: String) -> String? {
    let course = state.environment.course
    let word = word.lowercased()
    // A view controller is of another role in each pattern.
    func words(_ text: String) -> Set<String> {
      // no text: it stands in titles of lessons
      Set(
        text.lowercased().replacing("view controller", with: "").split {
          !$0.isLetter && $0 != "~"
        }.map(String.init))
    }
    let others = Set(patterns.map { $0.name.lowercased() }).subtracting([word])
    func first(_ isAbout: (Lesson) -> Bool) -> CourseEntry? {
      course.entries.first { $0.lesson().map(isAbout) ?? false }
    }
    let entry =
      first { $0.part.map { words($0.text).contains(word) } ?? false }
      ?? first { lesson in
        let title = words(lesson.title.text)
        return title.contains(word) && title.isDisjoint(with: others)
      }
      ?? first { lesson in
        lesson.steps.flatMap(\.commands).contains {
          $0.text.hasPrefix("open ") && words($0.text).contains(word)
        }
      }
    return entry.flatMap { entry in
      entry.lesson(in: course.language).map { "\(entry.number) \($0.title.text)" }
    }
  }
}
