import LayerTracing
import Staging

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

  /// A sentence for each type.
  var document: Document {
    Document(
      types.map { type in
        let parts = type.roles.map { "\($0.role) in \(Wording.list($0.patterns))" }
        return Text("\(type.name) is \(parts.joined(separator: ", and ")).", .hint)
      })
  }
}
