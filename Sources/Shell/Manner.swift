import Terminal

/// Who carries lines out, and who hears of it.
struct Manner {
  /// What an act reports goes here; nil keeps it quiet.
  var reports: Output?
  /// Whether nobody is to see what commands show.
  var isSilent = false
  /// Whether a log is read again, in which only actions stand: a file that replays itself would
  /// never end.
  var isReplaying = false
  /// Whether a lesson carries out lines of its own, which the log doesn't need.
  var isRunByLesson = false

  /// Reads a log again, and nobody hears of it.
  static let quiet = Manner(reports: nil, isSilent: true, isReplaying: true)

  /// The same for the lines of a lesson.
  func asRunByLesson(isSilent: Bool) -> Manner {
    Manner(
      reports: isSilent ? nil : reports, isSilent: isSilent || self.isSilent, isRunByLesson: true)
  }
}

/// The line that is carried out, and what its command has to say about it.
struct Turn {
  /// The line, as it was typed.
  var line = ""
  /// The action that somebody asked for, in the plainest form; it isn't one that is only done again.
  var action = ""
  /// Set by an action that found nothing to do: it doesn't belong in the log.
  var changedNothing = false
  /// Set by an action that the log has to know by another line than the one that was typed.
  var loggedLine: String?
}
