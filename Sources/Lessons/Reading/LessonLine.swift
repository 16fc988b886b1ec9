/// A line of a lesson block, or a value of its front matter, without the blanks around it.
public struct LessonLine: Hashable, Sendable {
  /// What it says.
  public let text: String
  /// Where its first character stands in the file.
  public let place: SourcePlace

  /// Makes a line.
  public init(_ text: String, at place: SourcePlace) {
    self.text = text
    self.place = place
  }

  /// The place of a byte of this line.
  ///
  /// - Parameter offset: UTF-8 bytes from 0; what lies beyond the line is its end.
  /// - Returns: The place in the file.
  func place(ofByte offset: Int) -> SourcePlace {
    let before = String(decoding: text.utf8.prefix(max(0, offset)), as: UTF8.self)
    return SourcePlace(line: place.line, column: place.column + before.count)
  }
}
