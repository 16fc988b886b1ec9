import Queries

/// The faults of one file, while they are found.
struct LessonSourceErrorList {
  let file: String
  private(set) var faults: [LessonSourceError] = []

  /// Adds a fault.
  mutating func add(
    _ problem: LessonContentError, at place: SourcePlace, accepted: [String] = [],
    nearest: String? = nil
  ) {
    faults.append(
      LessonSourceError(problem, in: file, at: place, accepted: accepted, nearest: nearest))
  }

  /// Adds a fault about a name that is none of those that there are.
  mutating func addUnknown(_ problem: LessonContentError, _ name: LessonLine, of names: [String]) {
    add(
      problem, at: name.place, accepted: names,
      nearest: NearestName.to(name.text, among: names))
  }

  /// Adds what is wrong with a line of a block.
  mutating func add(_ fault: LessonLineError, in line: LessonLine) {
    add(
      .block(.badLine(fault.message)), at: line.place(ofByte: fault.span.lowerBound),
      accepted: fault.accepted, nearest: fault.nearest)
  }
}
