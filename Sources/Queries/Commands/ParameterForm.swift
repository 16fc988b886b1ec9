/// How an argument of a command is written.
public struct ParameterForm: Hashable, Sendable {
  /// How an argument is assigned to its parameter.
  public enum Style: Hashable, Sendable {
    /// By its place; it must be there.
    case required
    /// By its place; it may be left out.
    case optional
    /// By its place; any number of them, none included.
    case repeated
    /// By its place, all words that are left; at least one must be there.
    case rest
    /// After a keyword: `on mvp`; any number of them if `isRepeated`.
    case clause(keyword: String, isRepeated: Bool)
    /// Just `--name`, with no value.
    case flag(name: String)
  }

  /// What identifies it in a command: its keyword, its option, or its placeholder.
  public let id: String
  /// How it is shown in a usage line: `EVENT`.
  public let placeholder: String
  /// How an argument is assigned to this parameter.
  public let style: Style

  /// Describes a parameter.
  public init(_ placeholder: String, _ style: Style) {
    self.placeholder = placeholder
    self.style = style
    id =
      switch style {
      case .required, .optional, .repeated, .rest: placeholder
      case .clause(let keyword, _): keyword
      case .flag(let name): "--\(name)"
      }
  }

  /// How it is shown in a usage line: `[on PATTERN…]`.
  public var usage: String {
    switch style {
    case .required: placeholder
    case .rest: "\(placeholder)…"
    case .optional: "[\(placeholder)]"
    case .repeated: "[\(placeholder)…]"
    case .clause(let keyword, let isRepeated):
      "[\(keyword) \(placeholder)\(isRepeated ? "…" : "")]"
    case .flag(let name): "[--\(name)]"
    }
  }

  /// Whether it stands behind a keyword.
  public var isClause: Bool { if case .clause = style { true } else { false } }

  /// Whether several may stand behind its keyword.
  public var isRepeatedClause: Bool { if case .clause(_, true) = style { true } else { false } }

  /// Whether it is an option.
  var isFlag: Bool { if case .flag = style { true } else { false } }

  /// Whether it is there by its place.
  var isPositional: Bool { !isClause && !isFlag }

  /// Whether it must be there.
  var isNeeded: Bool { style == .required || style == .rest }
}
