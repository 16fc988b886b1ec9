/// The lines that a template's file begins with, up to a line `---`: a name and a value each.
struct TemplateHeader {
  /// For whom the file is written, if the template says it.
  let scopes: Substring?
  /// Where the file goes.
  let file: Substring
  /// What else is said, for every template of the same pattern.
  let values: [String: Substring]
  /// The text below.
  let body: Substring

  /// Reads a header; nil if the text doesn't begin with one that says where the file goes.
  init?(_ text: String) {
    var (values, rest): ([String: Substring], Substring) = ([:], text[...])
    while !rest.hasPrefix("---\n") {
      let line = rest.prefix { $0 != "\n" }
      guard let colon = line.firstRange(of: ": "), line.endIndex < rest.endIndex else { return nil }
      values[String(line[..<colon.lowerBound])] = line[colon.upperBound...]
      rest = rest[line.endIndex...].dropFirst()
    }
    guard let file = values.removeValue(forKey: "file") else { return nil }
    scopes = values.removeValue(forKey: "for")
    self.file = file
    self.values = values
    body = rest.dropFirst("---\n".count)
  }
}
