/// Names that something else has already.
enum TakenNames {
  /// Why a feature can't be called so; nil if it can.
  static func owner(ofFeature name: SwiftName) -> NameOwner? {
    let command = name.upper.lowercased()
    if modules.contains(command) || PatternName(command) != nil { return .module }
    if keywords.contains(command) { return .swift }
    return types.contains(name.upper) ? .type : nil
  }

  /// Why an event can't be called so; nil if it can.
  static func owner(ofEvent name: SwiftName) -> NameOwner? {
    if keywords.contains(name.lower) { return .swift }
    if name.lower == "on" { return .shell }
    return members.contains(name.lower) ? .member : nil
  }

  /// The modules that end up in one program with the feature's beside those of the patterns, in lower
  /// case: on some file systems that makes no difference.
  private static let modules: Set<String> = [
    "argumentparser", "catalog", "characters", "exports", "features", "foundation", "hosting",
    "journeys", "layercake", "layertracing", "lessons", "lineeditor", "main",
    "mustache", "platform", "queries", "scaffolding", "sessions", "shell", "specimens", "staging",
    "swift", "terminal", "testing", "tracing", "views", "widgets",
  ]

  /// What makes, alone or with `View`, `State`, `Router` and the like behind it, the name of a type that
  /// the code of a feature sees.
  private static let types: Set<String> = [
    "Any", "AnyObject", "App", "Array", "Bindable", "Bool", "Build", "Character",
    "CompositeDisposable", "Container", "Control", "Dictionary", "Disposable", "Double", "Empty",
    "Error", "Event", "Feature", "Flaw", "Image", "Int", "Label", "Launch", "Layer", "Message",
    "Mock", "Navigation", "Never", "Observable", "Observation", "Observers",
    "Optional", "Pattern", "Presentable", "Protocol", "Recorder", "Result", "Role", "Root", "Self",
    "Service", "Set", "Specimen", "Stack", "Stage", "Stepper", "Stream", "String", "Substring",
    "Table", "Task", "Type", "View", "Viewable", "Void", "Window",
  ]

  /// The members that the layers have beside those of their events.
  private static let members: Set<String> = [
    "activate", "allCases", "apply", "bind", "children", "deactivate", "description",
    "didBecomeActive", "didChange", "drivable", "fire", "hash", "hashValue", "interactor",
    "isActive", "layers", "listener", "load", "model", "none", "number", "observation", "observe",
    "observers", "output", "presenter", "provideState", "rawValue", "router", "show", "some",
    "state", "status", "text", "told", "view", "viewDidLoad", "viewModel",
  ]

  /// The words that Swift's grammar keeps for itself, some of them only in some places (The Swift
  /// Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consume", "consuming", "continue", "convenience", "copy", "default", "defer",
    "deinit",
    "didset", "didSet", "discard", "do", "dynamic", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init",
    "inout",
    "internal", "is", "isolated", "lazy", "left", "let", "macro", "mutating", "nil", "nonisolated",
    "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "precedence",
    "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "right",
    "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "type", "typealias", "unowned", "var", "weak", "where", "while",
    "willset", "willSet",
    "yield",
  ]
}

/// What is called so already.
enum NameOwner: String {
  /// A module that ends up in the same program.
  case module
  /// A type that the feature's code sees.
  case type
  /// A word of Swift's.
  case swift
  /// A word of the shell's, in 'fire'.
  case shell
  /// A member that a layer has.
  case member
}
