import Characters

/// Makes text safe to write where a terminal may show it.
enum Visible {
  /// A message with its place, as compilers write it.
  static func located(
    _ file: String, _ place: SourcePlace, _ message: String, isWarning: Bool = false
  ) -> String {
    let kind = isWarning ? "warning" : "error"
    return "\(file):\(place.line):\(place.column): \(kind): \(message)".sanitized
  }
}
