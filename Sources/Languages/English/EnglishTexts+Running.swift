// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension EnglishTexts {
  /// What is said while a session runs.
  static let running: [String: String] = [
    "running.resume": "Your last session ended after {1=1:1 action|*:{1} actions}. To go on with it: {2}",
    "running.no-resume": "Your last session can't be gone on with: {1}.  {2}",
    "running.no-history": "What you type can't be kept for the next time: {1}.",
    "running.not-kept": "This session can't be kept: {1}.",
    "running.command-line": "command line",
    "running.standard-input": "standard input",
    "running.unread": "{1}: can't read the input: {2}",
    "running.unwritten": "{1}: can't write the output: {2}",
    "running.greeting": "{1} {2}. One feature, several architectures.",
    "running.go-on": "go on",
    "running.begin": "begin",
    "running.free-play": "free play",
    "running.spoken.go-on": "{1} To go on with the lessons: lesson. For free play: open. For help: help. To leave: quit.",
    "running.spoken.begin": "{1} To begin: lesson. For free play: open. For help: help. To leave: quit.",
    "running.spoken.first": "{1} To begin: {2}. For help: help. To leave: quit.",
    "running.was-then": "That is how it was then. Now {1} is another message: {2}.",
    "running.question-long": "at {1} the question takes {2} lines, and {3} are seen at once",
    "running.text-long": "at {1} what stands before the question takes {2} lines, {3} to a screen; a step of its own, or a pause, would divide it",
  ]
}
