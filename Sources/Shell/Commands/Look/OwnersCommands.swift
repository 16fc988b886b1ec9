import Lessons
import Sessions
import Staging

/// Who holds whom.
extension Command {
  /// Draws who holds whom.
  static let owners: Command = {
    let patterns = Parameter("PATTERN", .traced, .repeated)
    return Command(
      look: "owners", in: .look, inLessons: .anyBlock,
      takes: [patterns],
      examples: ["owners", "owners viper", "owners shop:clean"]
    ) { call, context throws(CommandError) in
      let words = call.all(patterns)
      var document = Document()
      if words.isEmpty {
        if context.open.isEmpty, let newest = context.imports.last {
          return newest.specimens.reduce(document) { $0 + .owners(of: $1, in: newest) }
        }
        return Document(try context.stage().open.map { OwnersView($0) })
      }
      var open: [OpenSpecimen] = []
      for word in words {
        if let part = try context.imported(word) {
          for name in try part.names(in: context) { document += .owners(of: name, in: part.trace) }
          continue
        }
        let specimen = try ArgumentKind.specimen.parse(word, context)
        // What is named twice is shown once.
        if open.contains(where: { $0 === specimen }) { continue }
        open.append(specimen)
        document += Document([OwnersView(specimen)])
      }
      return document
    }
  }()

  /// Names what is still alive and shouldn't be.
  static let leaks = Command(
    look: "leaks", in: .look, inLessons: .anyBlock,
    examples: ["leaks"]
  ) { _, context throws(CommandError) in
    let closed = context.state.workspace.closed
    let all = context.open.map { Survivors($0) } + closed.map { Survivors($0) }
    return .leaks(all.filter { !$0.layers.isEmpty }, isAnyClosed: !closed.isEmpty)
  }
}
