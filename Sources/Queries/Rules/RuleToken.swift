/// A word of a line of rules: a name, an arrow or a comma.
struct RuleToken: Hashable {
  let text: String
  /// Where it stands in the line, in bytes from 0.
  let span: Range<Int>

  /// The word as an error quotes it.
  var shown: String { text.count > 40 ? text.prefix(39) + "…" : text }

  /// Cuts a line into words. A comment begins with a `#` at the beginning of the line or behind a blank. What stands
  /// in the angle brackets of a type belongs to its name.
  static func all(in line: String) -> [RuleToken] {
    let bytes = Array(line.utf8)
    var tokens: [RuleToken] = []
    var place = 0
    while place < bytes.count {
      if isBlank(bytes[place]) {
        place += 1
        continue
      }
      // Here stands no blank, so that one was before, or another word.
      if bytes[place] == UInt8(ascii: "#"), place == 0 || isBlank(bytes[place - 1]) { break }
      let end = end(of: place, in: bytes)
      tokens.append(
        RuleToken(
          text: String(decoding: bytes[place..<end], as: UTF8.self), span: place..<end))
      place = end
    }
    return tokens
  }

  /// Where the word ends that begins at a place.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    if bytes[start] == UInt8(ascii: ",") { return start + 1 }
    if isArrow(start, bytes) { return start + 2 }
    var (place, depth) = (start, 0)
    while place < bytes.count {
      let byte = bytes[place]
      if depth == 0, isBlank(byte) || byte == UInt8(ascii: ",") || isArrow(place, bytes) { break }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">"), depth > 0 { depth -= 1 }
      place += 1
    }
    return place
  }

  private static func isArrow(_ place: Int, _ bytes: [UInt8]) -> Bool {
    place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ">")
      && [UInt8(ascii: "-"), UInt8(ascii: "~")].contains(bytes[place])
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  /// Whether it can name a role: upper camel case.
  var isRole: Bool {
    text.first?.isUppercase == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether it can name a type.
  var isType: Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    let brackets = text.count { $0 == "<" } - text.count { $0 == ">" }
    let name = text.prefix { $0 != "<" }
    return brackets == 0
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_.?".contains($0) }
  }
}
