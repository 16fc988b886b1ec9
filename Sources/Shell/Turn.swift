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
