import Characters

/// Makes text safe to write where a terminal may show it.
enum Visible {
  /// A message with its place, as compilers write it.
  static func located(_ file: String, _ place: SourcePlace, _ message: String) -> String {
    "\(file):\(place.line):\(place.column): error: \(message)".sanitized
  }
}
