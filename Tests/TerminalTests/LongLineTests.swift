import Terminal
import Testing

@Suite struct LongLineTests {
  @Test(arguments: [-1, 0])
  func `a line of the greatest length is not cut`(difference: Int) {
    let text = String(repeating: "x", count: PlainLineSource.longestLine + difference)
    for ending in ["\n", "\r\n", ""] {
      let file = ScratchFile(text + ending)
      let source = PlainLineSource(fileDescriptor: file.descriptor)
      #expect(source.next() == .line(text))
      #expect(source.lastLineError == nil)
      #expect(source.next() == .endOfInput)
    }
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func `a longer line is cut, the rest skipped, and the next line is read`(ending: String) {
    let limit = PlainLineSource.longestLine
    for extra in [1, 2, 70_000] {
      let file = ScratchFile(String(repeating: "x", count: limit + extra) + ending + "\nnext")
      let source = PlainLineSource(fileDescriptor: file.descriptor)
      #expect(source.next() == .line(String(repeating: "x", count: limit)))
      #expect(source.lastLineError == .tooLong)
      if !ending.isEmpty { #expect(source.next() == .line("")) }
      #expect(source.next() == .line("next"))
      #expect(source.lastLineError == nil)
      #expect(source.next() == .endOfInput)
    }
  }

  @Test(arguments: ["é", "한", "\u{1F34E}"])
  func `a cut never divides a scalar`(character: String) {
    let limit = PlainLineSource.longestLine
    for before in 0...character.utf8.count {
      let kept = String(repeating: "x", count: limit - before)
      let file = ScratchFile(kept + character + "yyyyy\n")
      let source = PlainLineSource(fileDescriptor: file.descriptor)
      let whole = before == character.utf8.count
      #expect(source.next() == .line(whole ? kept + character : kept))
      #expect(source.lastLineError == .tooLong)
    }
  }
}
