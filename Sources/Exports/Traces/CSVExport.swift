import Characters
import LayerTracing

/// Writes messages as comma-separated values (RFC 4180): a header, a message a line, lines that end in
/// CR LF.
///
/// A cell that a spreadsheet would take for a formula begins with an apostrophe, which spreadsheets hide.
public struct CSVExport {
  private let write: (String) -> Void

  /// Begins a table; `write` takes the text line by line.
  public init(write: @escaping (String) -> Void) {
    self.write = write
    // no text: the table's columns, which programs ask for by name
    line(
      [
        "message", "event", "fired", "specimen", "sender", "sender type", "kind", "receiver",
        "receiver type", "text", "crosses layers",
      ])
  }

  /// Writes the messages of an event.
  public func add(_ event: RecordedEvent) {
    for turn in event.turns {
      for message in turn.messages {
        line([
          message.reference(in: turn.specimen), String(message.event), event.fired ?? "",
          turn.specimen, message.sender.role.name, message.sender.type, message.kind.name,
          message.receiver.role.name, message.receiver.type, message.text,
          message.isCrossing ? "yes" : "no",
        ])
      }
    }
  }

  private func line(_ cells: [String]) {
    write(cells.map(CSVExport.cell).joined(separator: ",") + "\r\n")
  }

  /// A cell, in quotes where it needs them. What a terminal obeys is made visible, but for line feeds.
  static func cell(_ text: String) -> String {
    var cell = text.sanitized(keepingNewlines: true)
    // Full-width signs do as well where Chinese, Japanese and Korean are written.
    if let first = cell.unicodeScalars.first, "=+-@＝＋－＠".unicodeScalars.contains(first) {
      cell = "'" + cell
    }
    guard cell.unicodeScalars.contains(where: { ",\"\n".unicodeScalars.contains($0) }) else {
      return cell
    }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}
