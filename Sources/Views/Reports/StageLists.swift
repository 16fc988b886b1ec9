import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// The features, and the patterns that each is built in.
  package static func features(_ features: [Feature]) -> Document {
    let rows = features.flatMap { feature -> [Table.Row] in
      let sound = feature.specimens.filter { $0.flaw == nil }.map(\.name)
      let flawed = feature.specimens.filter { $0.flaw != nil }.map(\.name)
      let remark =
        flawed.isEmpty ? "" : " A mistake is in each of \(flawed.joined(separator: ", "))."
      return [
        Table.Row(
          [StyledText("  " + feature.name, .bold), StyledText(feature.summary)],
          spoken: "\(feature.name), \(feature.summary)."),
        Table.Row(
          ["", StyledText(sound.joined(separator: "  "))],
          spoken: "Built in \(sound.joined(separator: ", ")).\(remark)"),
      ]
        + (flawed.isEmpty
          ? []
          : [
            Table.Row(silent: [
              "", StyledText("a mistake in each: " + flawed.joined(separator: "  "), .dim),
            ])
          ])
    }
    return Document {
      Text("Features, and the patterns that each is built in:")
      Table([.left, .left], rows)
    }
  }

  /// How many messages are kept, and which stay when there are more.
  package static func retention(_ retention: Retention, _ open: [OpenSpecimen]) -> Document {
    Document {
      Text("Of each pattern \(retention.capacity) messages are kept.")
      Text(
        retention.hop.map { "When others go, \($0) stays, as many again." }
          ?? "When there are more, the oldest go.")
      for specimen in open {
        let trace = specimen.recorder.messages.trace()
        let gone = trace.dropped > 0 ? ", and \(trace.dropped) have gone" : ""
        Text("  \(specimen.name): \(Wording.count(trace.count, "message"))\(gone)", .dim)
      }
    }
  }

  /// What was written down, a paragraph each.
  package static func notes(in state: State) -> Document {
    let notes = state.notes
    if notes.isEmpty { return Document([Text("No notes yet. To write one: note TEXT.")]) }
    return Document(
      notes.enumerated().map { index, note in
        let number = "\(index + 1)  "
        let place = note.place.map { $0 + (state.isCurrent(note) ? "" : ", as it was then") }
        return Text(
          StyledText(number) + StyledText(note.text)
            + (place.map { StyledText("   \($0)", .dim) } ?? ""), indent: number.count,
          spoken: StyledText(
            "Note \(index + 1)\(place.map { ", at \($0)" } ?? ""): \(note.text)"))
      })
  }
}

extension Note {
  /// Where it belongs: `mvp#1.4`, `event 2`, `1.1, loading`; nil for nowhere.
  var place: String? {
    let event = event == 0 ? "loading" : "event \(event)"
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
        let parts = type.roles.map { "\($0.role) in \(Wording.list($0.patterns))" }
        return Text("\(type.name) is \(parts.joined(separator: ", and ")).", .hint)
      })
  }
}
