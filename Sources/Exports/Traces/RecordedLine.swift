#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One line of an exported trace, read back as far as people need it to compare two traces.
///
/// The format is the one that ``JSONLinesExport`` writes; unknown keys are ignored.
public struct RecordedLine: Decodable, Sendable {
  /// What sort of line it is: `action`, `screen`, `state`, `note`; nil for a message.
  public let line: String?
  /// The text of an action, a screen or a note.
  public let text: String?
  /// A message's name: `mvp#2.5`.
  public let ref: String?
  /// The specimen, `counter.mvp`, of all but actions and notes.
  public let specimen: String?
  /// The number of the event.
  public let event: Int?
  private let format: String?
  private let version: Int?
  private let kind: String?
  private let from: Party?
  private let to: Party?
  private let message: String?
  private let arguments: [Argument]?
  private let layer: String?
  private let properties: [String: Held]?

  private struct Party: Decodable {
    let role: String
  }

  private struct Argument: Decodable {
    let label: String?
    let value: Scalar?
  }

  /// A value as it stands in an argument.
  private enum Scalar: Decodable {
    case text(String)
    case number(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let bool = try? container.decode(Bool.self) {
        self = .number(String(bool))
      } else if let number = try? container.decode(Int.self) {
        self = .number(String(number))
      } else {
        self = .number(String(try container.decode(Double.self)))
      }
    }

    var description: String {
      switch self {
      case .text(let text): "\"\(text)\""
      case .number(let text): text
      }
    }
  }

  /// A value that a layer holds.
  private struct Held: Decodable {
    let description: String

    init(from decoder: any Decoder) throws {
      if let scalar = try? Scalar(from: decoder) {
        description = scalar.description
      } else if let list = try? [Held](from: decoder) {
        description = "[\(list.map(\.description).joined(separator: ", "))]"
      } else if let members = try? [String: Held](from: decoder) {
        let sorted = members.sorted { $0.key < $1.key }
        description =
          "{\(sorted.map { "\($0.key): \($0.value.description)" }.joined(separator: ", "))}"
      } else {
        description = "nil"
      }
    }
  }

  /// Reads a line; nil if it is no JSON object of this format.
  ///
  /// - Parameter text: The line, without its end.
  public init?(_ text: some StringProtocol) {
    guard let line = try? JSONDecoder().decode(RecordedLine.self, from: Data(text.utf8)) else {
      return nil
    }
    self = line
  }

  /// The version of the format, if this is its first line.
  public var formatVersion: Int? { format == "layercake-trace" ? version : nil }

  /// The line in words: `mvp#2.5  Presenter -> View  onValueChange(number: 2)`.
  public var description: String {
    switch line {
    case nil:
      let arrow = kind == "notification" ? "~>" : "->"
      if kind == "write" {
        let value = arguments?.first?.value?.description ?? "nil"
        return "\(ref ?? "")  \(from?.role ?? "") -> \(to?.role ?? "")  \(message ?? "") = \(value)"
      }
      let list = (arguments ?? []).map { argument in
        (argument.label.map { "\($0): " } ?? "") + (argument.value?.description ?? "nil")
      }.joined(separator: ", ")
      return
        "\(ref ?? "")  \(from?.role ?? "") \(arrow) \(to?.role ?? "")  \(message ?? "")(\(list))"
    case "screen":
      return "the screen of \(specimen ?? "") after event \(event ?? 0): "
        + (text ?? "").split(separator: "\n").joined(separator: " | ")
    case "state":
      let held = (properties ?? [:]).sorted { $0.key < $1.key }
        .map { "\($0.key) = \($0.value.description)" }.joined(separator: ", ")
      return "\(specimen ?? "").\(layer ?? "") after event \(event ?? 0): \(held)"
    default: return "\(line ?? ""): \(text ?? "")"
    }
  }
}
