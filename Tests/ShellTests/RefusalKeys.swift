import Languages

/// The keys of the tables under which it is said what is wrong: all that a line can be refused with.
///
/// A refusal that is added has a key, and no test passes until that has a row in the table of complaints.
enum RefusalKeys {
  static let all: Set<String> = Set(
    Language.fallback.texts.keys.filter { key in
      let isPart = parts.contains { key.hasPrefix($0) } || ends.contains { key.hasSuffix($0) }
      return heads.contains { key.hasPrefix($0) } && !isPart
    })

  /// How they begin.
  static let heads = [
    "error.", "mock.impossible", "mock.no-double", "mock.no-role", "mock.widgets", "query.",
    "refusal.",
  ]

  /// What is filled in, what leads on, and what a list begins with.
  private static let parts = [
    "error.begins-with", "error.build.after", "error.build.more", "error.build.xctest",
    "error.can-be",
    "error.listed", "error.not-told.", "error.pdf",
    "error.rules-of-nothing.", "error.spoken", "error.to-", "error.trace.", "error.usage",
    "error.value-range", "query.sort.", "query.thing.", "query.value.", "refusal.closed.",
    "refusal.exam-step", "refusal.go-on", "refusal.unknown-lesson.range",
  ]
  private static let ends = [".advice", ".entry", ".loading", ".none", ".those"]

  /// Those that need files, disks or keys in a certain state: other tests have them.
  static let elsewhere: Set<String> = [
    // InputTests: a line over a megabyte, to the binary.
    "error.line-too-long", "error.line-not-text",
    // TrialTests: while an event is stopped, and by Ctrl-C.
    "error.resumed-while-stopped", "error.interrupted",
    // AppTraceCommandTests: traces of apps, and files of rules.
    "error.no-rules", "error.two-rules", "error.which-rules", "error.no-message-told",
    // ReplayCommandTests and ImportCommandTests: files that no export wrote.
    "error.no-action", "error.newer-file", "error.older-file", "error.line-fails", "error.no-trace",
    "error.bad-line", "error.no-actions",
    // ImportCommandTests and ConvertTests: what a trace that was handed in doesn't tell.
    "error.no-event-told", "error.no-such-event-told", "error.not-told", "error.lessons-trace",
    "error.no-questions", "error.later-figure", "error.trace-too-large",
    // ResumeCommandTests: with sessions to choose from.
    "error.no-such-session",
    // ProgressCommandTests: files that aren't a progress. RecordCommandTests: nothing to check.
    "error.no-progress", "error.nothing-to-check",
    // SetCommandTests: a file of settings with something else in it.
    "error.only-settings",
    // CourseTests: a block that closes the shell.
    "error.not-for-lessons",
    // LessonCommandTests: no course, and files that aren't in order.
    "refusal.faulty", "refusal.no-lessons",
    // UndoCommandTests and GotoCommandTests: a lesson's file that has changed.
    "error.cannot-replay", "error.cannot-travel", "error.cannot-undo",
    // KeepCommandTests: a store that is full. RunawayTests: what never ends.
    "error.message-dropped", "error.runaway", "error.runaway-stopped",
    // LiveCodeTests: with a compiler, or without one, and code of all kinds.
    "error.build.static", "error.build.no-compiler", "error.build.no-modules",
    "error.build.unloadable", "error.build.signal", "error.build.exit", "error.build.too-long",
    "error.build.no-scene", "error.build.folder", "error.build.files",
    "error.build.compiles-too-long", "error.build.stopped", "error.build.rejected",
    "error.build.gone",
    // GradeSandboxTests: without a sandbox.
    "error.build.no-sandbox", "error.build.faulty-sandbox",
    // PackTests: lessons of a pack that forbids it.
    "refusal.skip-forbidden", "refusal.closed",
    // ShareCommandTests: lines of sessions that were cut or changed. OutputTests: a disk that is full.
    "error.shared.newer", "error.shared.too-long",
    "error.shared.unreadable", "error.cannot-write",
    // Actions refuse these, but the commands that make actions refuse their words first.
    "error.no-feature", "error.no-pattern",
    // The grammar of conditions and checks, which QueriesTests has rows for.
    "query.too-deep", "query.incomparable", "query.unexpected",
  ]
}
