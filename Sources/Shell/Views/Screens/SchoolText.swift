import Terminal

extension String {
  /// The text as a class is shown it: in place of the shop's joke of seed 000, that its candy is no drug and no
  /// fraud, it is said to be without milk, nuts or wheat. Each word is as wide as the one that it stands for, so that
  /// no box changes.
  var atSchool: String {
    guard mayJoke else { return self }
    // no text: what the shop itself says, in the languages that it knows
    return [
      ("#마약 아닙", "#우유 없습"), ("#사기 아닙", "#견과 없습"), ("#마약", "#우유"), ("#사기", "#견과"),
      ("#no drugs", "#no dairy"), ("#no fraud", "#no wheat"),
    ].reduce(self) { text, words in text.replacing(words.0, with: words.1) }
  }
}

extension String {
  /// Whether the joke may be in it: it is asked of every text that is shown. Each message of a trace has a number sign, but
  /// one with a digit behind it.
  fileprivate var mayJoke: Bool {
    var isBehindSign = false
    for byte in utf8 {
      // "#no", and the first byte of a Korean letter.
      if isBehindSign, byte == UInt8(ascii: "n") || byte >= 0x80 { return true }
      isBehindSign = byte == UInt8(ascii: "#")
    }
    return false
  }

  /// Whether a line or a column ends behind the joke's first word.
  fileprivate var tearsJoke: Bool {
    ranges(of: "#no").contains { word in
      let rest = self[word.upperBound...]
      let next = rest.drop(while: \.isWhitespace).first
      return next == nil || next == "│" || next == "|"
        || rest.prefix(2).allSatisfy(\.isWhitespace)
    }
  }
}

extension StyledText {
  /// The text as a class is shown it.
  var atSchool: StyledText {
    pieces.reduce(into: StyledText()) { $0.append($1.text.atSchool, $1.style) }
  }
}

extension [StyledText] {
  /// The lines as a class is shown them. Where a line or a column ends between the two words, the second one stands in
  /// the next line.
  var atSchool: [StyledText] {
    var isTorn = false
    return map { line in
      defer { isTorn = line.pieces.contains { $0.text.mayJoke } && line.plainText.tearsJoke }
      let whole = line.atSchool
      guard isTorn else { return whole }
      return whole.pieces.reduce(into: StyledText()) { text, piece in
        // no text: what the shop itself says
        text.append(
          piece.text.replacing(/\bdrugs\b/, with: "dairy").replacing(/\bfraud\b/, with: "wheat"),
          piece.style)
      }
    }
  }
}
