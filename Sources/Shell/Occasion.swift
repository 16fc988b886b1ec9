import Terminal

/// On what occasion lines are carried out, and who hears of it.
struct Occasion {
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
  static let quiet = Occasion(reports: nil, isSilent: true, isReplaying: true)

  /// The same for the lines of a lesson.
  func asRunByLesson(isSilent: Bool) -> Occasion {
    Occasion(
      reports: isSilent ? nil : reports, isSilent: isSilent || self.isSilent, isRunByLesson: true)
  }
}
