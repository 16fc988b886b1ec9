import Languages
import Platform
import Queries
import Sessions

extension Command {
  /// Tells the session on one line, which another Layercake opens.
  static let share: Command = {
    let file = Parameter(
      "FILE", .written(localized("file.shared"), SharedSession.ending), .optional)
    let force = Parameter(flag: "force")
    return Command(
      "share", .tool, in: .notes,
      takes: [file, force],
      examples: ["share", "share question.layercake"]
    ) { call, context throws(CommandError) in
      guard context.session.timeline.count > 0 else {
        throw context.error("error.nothing-done")
      }
      let target = call[file]
      return .tool { runner throws(CommandError) in
        let text = runner.session.shared.text
        let reply = try runner.printer.hand(
          over: text + "\n", to: target, replacing: call.has(force), in: context)
        guard target == nil, text.utf8.count > longestPasted else { return reply }
        return .reports(Document(localized: "share.long", text.utf8.count, style: .hint))
      }
    }
  }()

  /// The longest line that chats and terminals take when it is pasted, in bytes.
  private static var longestPasted: Int { 4_000 }

  /// The session that a word shares: a line that begins with its mark, or a file's path; nil if the word
  /// is neither.
  static func sharing(_ word: Word, _ context: Context) throws(CommandError) -> SharedSession? {
    var text = word.text
    if !text.hasPrefix(SharedSession.mark) {
      guard text.contains("/") || text.hasSuffix(".\(SharedSession.ending)") else { return nil }
      do throws(SystemError) {
        text = try TextFile.read(context.expanded(text), most: SharedSession.longest + 1)
      } catch {
        throw context.error(.cannotRead(error), at: word.span)
      }
    }
    do throws(SharedSession.ReadError) {
      return try SharedSession(text)
    } catch {
      throw context.error(.shared(error), at: word.span)
    }
  }
}

extension Runner {
  /// Opens a session that was shared in place of this one. If something of it can't be done, the
  /// session is as it was.
  func open(_ shared: SharedSession, at span: Range<Int>?) throws(CommandError) -> Request.Reply {
    // Code that another person wrote isn't built by opening what refers to it.
    let foreign = shared.actions.builds.filter { session.environment.builds?.holds($0) != true }
    let names = Set(foreign.map(\.name))
    let lines = SessionFile.lines(shared.actions.leavingOut(names).map { .action($0) })
    let hadAny = session.timeline.count > 0
    let done = try context.play(
      lines, of: localized("share.shared"), at: span, passesOver: !foreign.isEmpty)
    stops.deferred = nil
    let state = session.state
    report(
      Document {
        Text(localized("share.opened", done))
        Document.foreign(foreign, shared.code, among: session.environment.features)
        if !foreign.isEmpty { Text(localized("code.left-out", shared.actions.count - done)) }
        Document.place(in: state)
        if hadAny, let journal = session.journal, journal.failure == nil {
          Text(localized("resume.kept"), .hint)
        }
      })
    if let place = shared.place, place.specimen.map(names.contains) != true {
      try context.worded(go(.visit(place)), at: span)
    }
    return .reports(Document())
  }
}
