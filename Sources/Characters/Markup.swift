extension String {
  /// The text with nothing in it that is markup: both quotes, `&`, `<` and `>` are entities that XML and HTML share.
  ///
  /// Source: XML 1.0, section 2.4. What XML can't hold at all stays: see ``sanitized``.
  public var escapedForMarkup: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
