/// How the blocks of a lesson are written, for `help grammar` and the README.
extension FenceWord {
  /// What stands behind the fence, attributes included: `try id=ID`.
  public var form: String {
    let optional: Set<String> = self == .predict ? ["on", "of"] : []
    let attributes = attributes.map { key in
      let value = FenceWord.values[key] ?? key.uppercased()
      return optional.contains(key) ? "[\(key)=\(value)]" : "\(key)=\(value)"
    }
    return ([rawValue] + attributes + flags.map { "[\($0)]" }).joined(separator: " ")
  }

  private static let values = [
    "for": "ID", "kind": PredictionSubject.Kind.allCases.map(\.rawValue).joined(separator: "|"),
    "on": "PATTERN", "of": "PATH",
  ]

  /// What it is, in a few words without capital and full stop.
  public var summary: String {
    switch self {
    case .run: "commands that run by themselves"
    case .try: "a task: the commands that do it, without questions; any other way is right, too"
    case .expect: "what is false before the task and true after it; hidden: told once it is met"
    case .guard: "what is true after the task, and may be before"
    case .hint: "a hint for a task or a question; the next block is the next, clearer one"
    case .quiz: "'? question', '(x) right :: why', '( ) wrong :: why'; [x] and [ ] for several"
    case .predict:
      "what an event will do, foreseen before it is fired; with a number: event=\"quantity 3\""
    case .order: "'? question', and lines in their right order; they are shown shuffled"
    case .pause: "ends the step without a question"
    }
  }
}
