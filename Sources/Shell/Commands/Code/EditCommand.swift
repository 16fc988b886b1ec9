import Languages
import LiveCode
import Queries
import Sessions
import Staging

extension Command {
  /// Makes a specimen the learner's own, and opens one of its files.
  static let edit: Command = {
    let target = Parameter("PATTERN", .word, .optional)
    let name = Parameter(after: "as", "NAME", .word)
    return Command(
      "edit", elsewhere: ["vi", "vim", "nano", "emacs", "code"], .tool, in: .look,
      takes: [
        target.completing { context in
          (context.current?.feature.specimens ?? []).filter { $0.flaw == nil }.map {
            Candidate($0.name, $0.summary)
          }
        }, name,
      ],
      examples: ["edit mvp.presenter", "edit mvp", "edit viper as limit"]
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      // A lesson that asks for code says of which.
      let asked = context.state.lessonInFront?.run.step.task?.code
      guard let word = call[target] ?? asked.map({ Word($0.start.text, span: 0..<4) }) else {
        throw call.missing(target, in: context)
      }
      let (specimen, role) = try ownable(word, stage.feature, context)
      let own = call[name]
      if let own, own.text.wholeMatch(of: /[a-z][a-z0-9]{1,19}/) == nil {
        throw context.error(.badName(own.text), at: own.span)
      }
      return .tool { runner throws(CommandError) in
        try runner.edit(specimen, of: stage.feature.name, role: role, as: own?.text, at: word.span)
      }
    }
  }()

  /// The specimen that words name, and the role behind it: `mvp.presenter`.
  private static func ownable(
    _ word: Word, _ feature: Feature, _ context: Context
  ) throws(CommandError) -> (Specimen, String?) {
    let parts = word.text.lowercased().split(separator: ".").map(String.init)
    let rest = parts.first == feature.name ? Array(parts.dropFirst()) : parts
    let name = Word(rest.first ?? "", span: word.span)
    return (try specimen(name, of: feature, context), rest.dropFirst().first)
  }

  /// Builds what was edited, if no change was noticed.
  static let build: Command = {
    let name = Parameter("NAME", .word, .repeated)
    return Command(
      "build", elsewhere: ["make", "compile"], .tool, in: .look, takes: [name],
      examples: ["build", "build mvp~mine"]
    ) { call, context throws(CommandError) in
      let names = call.all(name)
      if names.count == 4 {
        // As a session's file has it.
        return .act(
          .stage(
            .build(
              OwnBuild(
                feature: names[0].text, name: names[1].text, original: names[2].text,
                digest: names[3].text))), at: names[1].span)
      }
      if let excess = names.dropFirst().first {
        throw context.error(.badName(excess.text), at: excess.span)
      }
      return .tool { runner throws(CommandError) in
        try runner.buildNow(names.first?.text, at: names.first?.span)
      }
    }
  }()

  /// Shows what an own build says and does otherwise than its original.
  static let changes: Command = {
    let name = Parameter("NAME", .word, .optional)
    let all = Parameter(flag: "all")
    return Command(
      look: "changes", elsewhere: ["patch"], in: .look,
      takes: [name.completing(ownNames), all],
      examples: ["changes", "changes mvp~mine", "changes --all"]
    ) { call, context throws(CommandError) in
      let folders = folders(call[name], context)
      let build: OwnBuild
      do throws(CommandError) { build = try own(call[name], context) } catch {
        // It was copied, and nothing of it was built so far.
        guard let folder = folders.last else { throw error }
        return .unbuilt(folder)
      }
      guard let comparison = BuildComparison(build.name, in: context.state) else {
        throw context.error(.notOpen(build.name, on: context.current), at: call.span(name))
      }
      return .changes(
        comparison, isWhole: call.has(all), folder: folders.first { $0.name == build.name })
    }
  }()

  /// Forgets an own build.
  static let discard: Command = {
    let name = Parameter("NAME", .word, .repeated)
    return Command(
      "discard", .act, in: .look, takes: [name.completing(ownNames)],
      examples: ["discard mvp~mine"]
    ) { call, context throws(CommandError) in
      let names = call.all(name)
      if names.count == 2 {
        return .act(.stage(.discard(names[0].text, names[1].text)), at: names[1].span)
      }
      guard let first = names.first else { throw call.missing(name, in: context) }
      let build: OwnBuild
      do throws(CommandError) { build = try own(first, context) } catch {
        // It was copied, and nothing of it was built so far.
        guard let folder = folders(first, context).last else { throw error }
        return .tool { runner in
          runner.leaveFolder(afterDiscarding: folder.name, of: folder.feature)
          let title = "\(folder.feature).\(folder.name)"
          return .reports(Document(localized: "build.left", title, folder.path))
        }
      }
      return .act(.stage(.discard(build.feature, build.name)), at: first.span)
    }
  }()

  static func ownNames(_ context: Context) -> [Candidate] {
    context.state.workspace.builds.map { Candidate($0.name, "\($0.feature).\($0.original)") }
  }

  /// The learner's folders of the feature in front; of one name, if that is given.
  private static func folders(_ word: Word?, _ context: Context) -> [OwnFolder] {
    let all = context.session.environment.builds?.folders(beside: context.state.workspace.builds)
    return (all ?? []).filter { folder in
      folder.feature == context.current?.feature.name
        && word.map { $0.text.lowercased() == folder.name } ?? true
    }
  }

  /// The own build of a name in the feature in front; the newest one without a name.
  static func own(_ word: Word?, _ context: Context) throws(CommandError) -> OwnBuild {
    let builds = context.state.workspace.builds.filter {
      $0.feature == context.current?.feature.name
    }
    guard
      let build = word.map({ word in builds.last { $0.name == word.text.lowercased() } })
        ?? builds.last
    else {
      throw context.error(
        .unknownBuild(word?.text ?? "", among: context.state.workspace.builds), at: word?.span)
    }
    return build
  }
}
