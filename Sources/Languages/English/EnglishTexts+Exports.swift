// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension EnglishTexts {
  /// What is written to files.
  static let exports: [String: String] = [
    "exports.format.svg": "an event as a picture, patterns side by side",
    "exports.format.mermaid": "an event of one pattern as a figure's source",
    "exports.format.plantuml": "an event as the source of figures",
    "exports.format.markdown": "a classroom note: screens, traces, figures, notes",
    "exports.format.html": "the note as a page, stepped through by keys",
    "exports.format.slides": "slides, for Marp and Pandoc; FILE.html presents itself",
    "exports.format.worksheet": "traces with blanks, and their key; FILE.html is a page",
    "exports.format.anki": "the questions of the lesson in front, as cards",
    "exports.format.csv": "a table, one message a line",
    "exports.format.jsonl": "JSON Lines, all there is, for programs",
    "exports.format.chrome": "a timeline, for Perfetto and chrome://tracing",
    "exports.format.test": "an event as a test in Swift",
    "exports.arrow": "{1} to {2}, {3}",
    "exports.an-export": "an export",
    "exports.no-format": "'{1}' is no format.{2=+: Did you mean '{2}'?} Formats: {3}.",
    "exports.no-ending": "'{1}' is no ending",
    "exports.which-format": "Say which format with --to, or by how the file's name ends with -o. Formats: {1}.",
    "exports.unwritten": "can't write the output: {1}",
    "exports.passed": "passed over: {1}",
    "exports.passed-more": "passed over: {1} more lines",
    "exports.hand-in-stays": "There was a {1} already, which stays as it is: hand in this one.",
    "exports.hand-in-moved": "The {1} that was there has other work, by {2}: it is {3} now.",
    "exports.line.header": "a trace of {1}",
    "exports.line.screen": "the screen of {1} after event {2}: {3}",
    "exports.line.state": "{1} after event {2}: {3}",
    "exports.line.note": "note: {1}",
    "exports.line.action": "action: {1}",
    "exports.dropped": "{1} older {1=1:line is|*:lines are} missing.",
  ]
}
