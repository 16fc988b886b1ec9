/// Counts lessons within their folders, and folders.
struct CourseNumbering {
  private var folder: String?
  private var chapter = 0
  private var lesson = 0

  /// The number of the next lesson: `1.4`.
  mutating func next(inFolder folder: String) -> String {
    if folder != self.folder {
      self.folder = folder
      chapter += 1
      lesson = 0
    }
    lesson += 1
    return "\(chapter).\(lesson)"
  }
}
