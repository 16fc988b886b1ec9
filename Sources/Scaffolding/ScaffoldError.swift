import Queries

/// That a name can't be one in Swift source.
struct NameError: Error, Equatable {
  /// The nearest that can; nil if there is none.
  let nearest: String?
  /// Whether it is too long. Else it is empty, has other letters than Swift's modules and this
  /// program's templates can have, or begins with none.
  let isLong: Bool
}

/// Why nothing is written.
public enum ScaffoldError: Error, Equatable {
  /// The name of a feature, or of an event, can't be one.
  case name(String, of: Part, nearest: String?, isLong: Bool)
  /// Something else is called so.
  case taken(String, of: Part, by: String, nearest: String)
  /// An event is named twice.
  case twice(String)
  /// There are more events than a screen has room for.
  case manyEvents(Int)
  /// There is no such pattern.
  case pattern(String)
  /// A pattern is named twice.
  case patternTwice(PatternName)
  /// No pattern was named.
  case noPattern
  /// These files are there already.
  case exists([String])
  /// The folder has no package with that feature; those that it has.
  case noFeature(String, in: String, others: [String])
  /// The file with the events has none that can be read.
  case noEvents(file: String)
  /// A template can't be used, for this reason.
  case template(file: String, reason: String)
  /// The folder has no template.
  case noTemplates(String)
  /// A file or a folder can't be read, for the system's reason.
  case unreadable(String, reason: String)
  /// A file or a folder can't be made, for the system's reason.
  case unwritten(String, reason: String)
  /// Layercake can't be had from there.
  case source(String)

  /// What a name is for.
  public enum Part: String, Sendable {
    /// The feature.
    case feature
    /// One of its events.
    case event
  }
}

extension ScaffoldError {
  /// The fault in words: what is wrong, and what would be accepted.
  public var words: String {
    switch self {
    case .name(let text, let part, let nearest, let isLong):
      let what =
        isLong
        ? "'\(text)' is too long for \(part.article): \(SwiftName.longest) letters at the most"
        : "'\(text)' can't be the name of \(part.article): it becomes a name in Swift source and of "
          + "modules, with letters a to z, digits, and a letter first"
      let hint = part == .event ? ". What is written on its button may be in any script" : ""
      return what + (isLong ? "" : hint) + ". "
        + (nearest.map { "Accepted: \($0)." } ?? part.example)
    case .taken(let text, let part, let owner, let nearest):
      return "'\(text)' can't be the name of \(part.article): it is taken by \(owner). "
        + "Accepted: \(nearest)."
    case .twice(let event): return "the event '\(event)' is named twice."
    case .manyEvents(let count):
      return
        "\(count) events are more than a screen has room for: \(Blueprint.mostEvents) at the most."
    case .pattern(let text):
      let names = PatternName.all.map(\.name)
      let nearest = NearestName.to(text, among: names).map { " Did you mean '\($0)'?" } ?? ""
      return "there is no pattern '\(text)'.\(nearest) "
        + "Patterns: \(PatternName.list)."
    case .patternTwice(let pattern): return "the pattern '\(pattern.name)' is named twice."
    case .noPattern:
      return "no pattern was named. Patterns: \(PatternName.list)."
    case .exists(let files):
      let rest = files.count > 3 ? " and \(files.count - 3) more" : ""
      let names = files.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      return "already there: \(names)\(rest). No file is written over; nothing was written."
    case .noFeature(let name, let folder, let others):
      let nearest = NearestName.to(name, among: others).map { " Did you mean '\($0)'?" } ?? ""
      let known =
        others.isEmpty
        ? " It is made by: new feature \(name)"
        : "\(nearest) Features there: "
          + others.joined(separator: ", ") + "."
      return "'\(folder)' has no feature '\(name)': its events would be in "
        + "Sources/\(name)Feature/\(name)Event.swift.\(known)"
    case .noEvents(let file):
      return "no events can be read in '\(file)': each is expected on a line such as 'case press'. "
        + "To name them: --events press,release."
    case .template(let file, let reason): return "the template '\(file)' can't be used: \(reason)."
    case .noTemplates(let folder):
      return
        "no templates in '\(folder)': their names end in .mustache. To have those of this program "
        + "there: new templates FOLDER."
    case .unreadable(let path, let reason): return "can't read '\(path)': \(reason)."
    case .unwritten(let path, let reason): return "can't write '\(path)': \(reason)."
    case .source(let text):
      return "'\(text)' is neither an address with :// in it nor a folder with a Package.swift."
    }
  }
}

extension ScaffoldError.Part {
  fileprivate var article: String { self == .event ? "an event" : "a feature" }

  fileprivate var example: String {
    self == .event ? "Accepted, for example: press." : "Accepted, for example: Lamp."
  }
}
