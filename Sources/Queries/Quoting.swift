extension String {
  /// The text as one word of a line, quoted if it has to be: what ``Lexer`` reads back as this text.
  public var asWord: String {
    let isPlain =
      !isEmpty && !hasPrefix("--")
      && unicodeScalars.allSatisfy {
        $0.value > 0x20 && !(0x7F..<0xA0).contains($0.value)
          && !"\"'\\;#".unicodeScalars.contains($0)
      }
    return isPlain ? self : ByteReader.quote(self)
  }
}
