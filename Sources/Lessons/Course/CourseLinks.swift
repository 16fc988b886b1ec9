import Queries

/// What is wrong between lessons, each of which is in order.
struct CourseLinks {
  /// What is wrong.
  private(set) var faults: [LessonSourceError] = []

  /// Looks at ids and at what lessons require, which may be lessons elsewhere too; whether all could be
  /// read decides what is missing.
  init(_ entries: [CourseEntry], areAll: Bool, beside others: () -> Set<String>) {
    let all = Set(entries.map(\.id))
    var before: [String] = []
    lazy var known = others()
    var files: [String: String] = [:]
    for entry in entries {
      for lesson in entry.lessons {
        for required in lesson.requires where !before.contains(required.text) {
          let isLater = all.contains(required.text)
          if !isLater, !areAll || known.contains(required.text) { continue }
          faults.append(
            LessonSourceError(
              isLater
                ? .laterLesson(required.text) : .unknownLesson(required.text),
              in: lesson.file, at: required.place, accepted: before,
              nearest: NearestName.to(required.text, among: before)))
        }
      }
      if let original = entry.lessons.first {
        if let file = files[entry.id] {
          faults.append(
            LessonSourceError(
              .duplicateLesson(entry.id, file: file), in: original.file,
              at: original.id.place))
        } else {
          files[entry.id] = original.file
        }
      }
      before.append(entry.id)
    }
  }
}
