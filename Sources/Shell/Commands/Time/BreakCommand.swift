import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Stops events before messages.
  static let `break`: Command = {
    let hop = Parameter("FROM -> TO", .word, .rest)
    return Command(
      "break", elsewhere: ["breakpoint", "stop"], .tool, in: .time, inLessons: .anyBlock,
      takes: [hop.completing(hops).listingAll()],
      writtenAs: "FROM -> TO [: NAME] [when CONDITION] [on PATTERN]",
      examples: [
        "break Presenter -> View", "break Presenter -> View: onValueChange when number > 1",
        "break Model ~> * on mvp", "break * => Model when mvp.presenter.amount.number == 3",
      ]
    ) { call, context throws(CommandError) in
      let words = Array(call.words.dropFirst())
      if let first = words.first, MessageReference.looksLike(first) {
        let (_, message) = try first.messages(first.message(in: context), in: context)[0]
        let example = "break \(message.hopText): \(message.site.baseName)"
        throw context.error(Refusal("error.breaks-at-sent", advice: example), at: first.span)
      }
      let breakpoint = try context.parsed(
        Breakpoint(words, in: context.line, vocabulary: context.vocabulary))
      let found = try specimens(breakpoint, context)
      let later = try context.check(breakpoint, words, in: found)
      let unused = context.unused(breakpoint.hop, in: found)
      return .tool { runner in
        let number = runner.session.breakpoints.add(breakpoint)
        return .reports(
          Document {
            Text(localized("break.added", number, "\(breakpoint)"))
            if let path = later.first {
              Text(localized("break.later", "\(path)"), .hint)
            }
            if let unused {
              Document.unused(unused, .stop) { hop in
                let meant = Breakpoint(
                  before: hop, when: breakpoint.condition, on: breakpoint.specimen)
                return "break \(meant)"
              }
            }
          })
      }
    }
  }()

  private static func specimens(
    _ breakpoint: Breakpoint, _ context: Context
  ) throws(CommandError) -> [OpenSpecimen] {
    guard let named = breakpoint.specimen else { return context.open }
    let word = Word(named.value.description, span: named.span)
    return [try ArgumentKind.specimen.parse(word, context)]
  }

  /// The ways that messages went so far, within a role, too; and those that the rules of what is open leave to them.
  static func hops(_ context: Context) -> [Candidate] {
    let gone = context.open.flatMap { specimen in
      specimen.recorder.messages.trace().filter {
        $0.isCrossing || $0.isPause || $0.senderName == $0.receiverName
      }.map(\.hopText)
    }.unique
    // Loading is over, and of a module's roles the ways that messages went say more.
    let known = Set(gone.map { $0.replacing(/\w+\./, with: "") })
    let allowed = context.open.flatMap { specimen in
      let roles = Set(specimen.recorder.layers.instances.compactMap { $0.facts?.role })
      return (specimen.specimen.rules?.allWays ?? []).filter { way in
        roles.contains(way.to) && (roles.contains(way.from) || way.from == .user)
      }.map(\.text)
    }.unique
    return gone.map { Candidate($0, localized("break.way")) }
      + allowed.filter { !known.contains($0) }.map { Candidate($0, localized("break.allowed")) }
  }

  static let breaks = Command(
    look: "breaks", in: .time, inLessons: .anyBlock,
    examples: ["breaks"]
  ) { _, context throws(CommandError) in
    .breakpoints(context.session.breakpoints)
  }

  /// Takes breakpoints away.
  static let unbreak: Command = {
    let number = Parameter("NUMBER or all", .word)
    return Command(
      "unbreak", elsewhere: ["delete"], .tool, in: .time, inLessons: .anyBlock,
      takes: [
        number.completing { context in
          let all = context.session.breakpoints.all
          return all.map { Candidate(String($0.number), $0.breakpoint.description) }
            + (all.isEmpty ? [] : [Candidate("all", localized("unbreak.all"))])
        }
      ],
      examples: ["unbreak 1", "unbreak all"]
    ) { call, context throws(CommandError) in
      let all = context.session.breakpoints.all
      if call[number]?.text.lowercased() == "all" {
        return remove(
          nil,
          all.isEmpty
            ? localized("unbreak.none") : localized("unbreak.removed-all", all.count))
      }
      let wanted = call[number].flatMap { Int($0.text) }
      guard let found = all.first(where: { $0.number == wanted }) else {
        throw context.error(
          Refusal("error.no-breakpoint", advice: all.map(\.number).map(String.init)),
          at: call.span(number))
      }
      return remove(
        found.number, localized("unbreak.removed", found.number, "\(found.breakpoint)"))
    }
  }()

  private static func remove(_ number: Int?, _ report: String) -> Request {
    .tool { runner in
      runner.session.breakpoints.remove(number)
      return .reports(Document([Text(report)]))
    }
  }
}
