import Queries

/// The faults of one file, while they are found.
struct FaultList {
  let file: String
  private(set) var faults: [LessonFault] = []

  /// Adds a fault.
  mutating func add(
    _ problem: LessonProblem, at place: SourcePlace, accepted: [String] = [],
    nearest: String? = nil
  ) {
    faults.append(
      LessonFault(problem, in: file, at: place, accepted: accepted, nearest: nearest))
  }

  /// Adds a fault about a name that is none of those that there are.
  mutating func addUnknown(_ problem: LessonProblem, _ name: LessonLine, of names: [String]) {
    add(
      problem, at: name.place, accepted: names,
      nearest: NearestName.to(name.text, among: names))
  }

  /// Adds what is wrong with a line of a block.
  mutating func add(_ fault: LessonLineFault, in line: LessonLine) {
    add(
      .block(.badLine(fault.message)), at: line.place(ofByte: fault.span.lowerBound),
      accepted: fault.accepted, nearest: fault.nearest)
  }
}
