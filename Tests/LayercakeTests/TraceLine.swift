import FoundationEssentials

/// A line of JSON Lines as a reader that we didn't write reads it.
struct TraceLine: Decodable {
  struct Party: Decodable, Equatable {
    let role: String
    let type: String
    let instance: Int
    let name: String?
  }

  let format: String?
  let version: Int?
  let specimens: [String]?
  let dropped: Int?

  let line: String?
  let text: String?
  let layer: String?

  let id: Int?
  let specimen: String?
  let event: Int?
  let fired: String?
  let cause: Int?
  let kind: String?
  let from: Party?
  let to: Party?
  let message: String?
  let crossLayer: Bool?
  let ref: String?

  /// What is most of interest in a message: `mvp#1.2 View -> Presenter increaseButtonTouched`.
  var row: String {
    let arrow = kind == "notification" ? "~>" : "->"
    return "\(ref ?? "") \(from?.role ?? "") \(arrow) \(to?.role ?? "") \(message ?? "")"
  }

  /// All lines of an export.
  static func all(_ text: String) throws -> [TraceLine] {
    let decoder = JSONDecoder()
    return try text.split(separator: "\n").map {
      try decoder.decode(TraceLine.self, from: Data($0.utf8))
    }
  }
}
