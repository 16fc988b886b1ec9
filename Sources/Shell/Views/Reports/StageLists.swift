import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// The features, and how many builds each has.
  static func features(_ features: [Feature]) -> Document {
    Document {
      Text(localized("features.heading"))
      Table(
        [.left, .left, .left],
        features.map { feature in
          let builds = localized(
            "features.count", feature.specimens.count { $0.isPattern }, feature.specimens.count)
          return Table.Row(
            [
              StyledText("  " + feature.name, .bold), StyledText(feature.summary),
              StyledText(builds, .dim),
            ], spoken: "\(feature.name), \(feature.summary): \(builds).")
        })
      if let first = features.first { Text(localized("features.list", first.name), .hint) }
    }
  }

  /// All builds of features.
  static func builds(of features: [Feature]) -> Document {
    let rows = features.flatMap { feature -> [Table.Row] in
      let sound = feature.specimens.filter { $0.flaw == nil }.map(\.name)
      let flawed = feature.specimens.filter { $0.flaw != nil }.map(\.name)
      return [
        Table.Row(
          [StyledText("  " + feature.name, .bold), StyledText(feature.summary)],
          spoken: "\(feature.name), \(feature.summary)."),
        Table.Row(
          ["", StyledText(sound.joined(separator: "  "))],
          spoken: localized("features.built", sound, flawed)),
      ]
        + (flawed.isEmpty
          ? []
          : [
            Table.Row(silent: [
              "", StyledText(localized("features.flawed", flawed.joined(separator: "  ")), .dim),
            ])
          ])
    }
    return Document {
      Table([.left, .left], rows)
      if features.contains(where: { !$0.whatIfs.isEmpty }) {
        Text(localized("features.more"), .hint)
      }
    }
  }

  /// How many messages are kept, and which stay when there are more.
  static func retention(_ retention: Retention, _ open: [OpenSpecimen]) -> Document {
    Document {
      Text(localized("keep.capacity", retention.capacity))
      if let budget = retention.budget {
        let megabyte = 1_000_000
        Text(
          localized(
            "keep.budget", budget.bytes / megabyte, (budget.used + megabyte - 1) / megabyte))
      }
      Text(
        retention.hop.map { localized("keep.hop", $0.description) } ?? localized("keep.newest"))
      for specimen in open {
        let trace = specimen.recorder.messages.trace()
        Text(
          "  " + localized("keep.count", specimen.name, trace.count, trace.dropped), .dim)
      }
    }
  }

  /// What was written down, a paragraph each.
  static func notes(in state: State) -> Document {
    let notes = state.notes
    if notes.isEmpty { return Document(localized: "note.none") }
    return Document(
      notes.enumerated().map { index, note in
        let number = "\(index + 1)  "
        let place = note.place.map { state.isCurrent(note) ? $0 : localized("note.then", $0) }
        return Text(
          StyledText(number) + StyledText(note.text)
            + (place.map { StyledText("   \($0)", .dim) } ?? ""), indent: number.count,
          spoken: StyledText(localized("note.spoken", index + 1, place ?? "", note.text)))
      })
  }
}

extension Note {
  /// Where it belongs: `mvp#1.4`, `event 2`, `1.1, loading`; nil for nowhere.
  var place: String? {
    let event = localized("note.event", event)
    let place = message ?? feature.map { _ in event }
    let parts = [lesson, place].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// Which role a type plays, where that differs between the patterns that are open: the same view controller
/// is the Controller in MVC, and View in MVP.
struct RolesPlayed {
  /// For each type of several roles: its name, and the patterns by role, in the order of the stage.
  private let types: [(name: String, roles: [(role: Role, patterns: [String])])]

  init(_ open: [OpenSpecimen]) {
    var roles: [String: [(role: Role, patterns: [String])]] = [:]
    for specimen in open {
      for fact in specimen.recorder.layers.instances.compactMap(\.facts)
      where fact.source.module == specimen.module {
        var known = roles[fact.name] ?? []
        let pattern = specimen.specimen.pattern
        if let place = known.firstIndex(where: { $0.role == fact.role }) {
          if known[place].patterns.last != pattern { known[place].patterns.append(pattern) }
        } else {
          known.append((fact.role, [pattern]))
        }
        roles[fact.name] = known
      }
    }
    types = roles.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { (name: $0.key, roles: $0.value) }
  }

  var document: Document {
    Document(
      types.map { type in
        let parts = type.roles.map { localized("open.role-in", "\($0.role)", $0.patterns) }
        let roles = parts.dropFirst().reduce(parts.first ?? "") { localized("open.roles", $0, $1) }
        return Text(localized("open.type-is", type.name, roles), .hint)
      })
  }
}
