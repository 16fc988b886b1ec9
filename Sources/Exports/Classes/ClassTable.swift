import Languages

/// Writes what a class handed in of a lesson as comma-separated values (RFC 4180), a hand-in a line.
///
/// Lines end in CR LF.
public enum ClassTable {
  // no text: the table's columns, which programs ask for by name
  private static let columns = [
    "name", "file", "layercake", "language", "graded", "done", "steps", "skipped", "right first",
    "points", "of", "wrong", "taken back", "hints", "solutions", "key", "attempts", "seconds",
    "equal to", "alike", "remarks",
  ]

  /// A table with a column for each question, with its first answer and whether that was right.
  public static func csv(_ record: ClassRecord, by marking: ClassMarking) -> String {
    guard let lesson = record.lessons.first else { return table([columns]) }
    let copies = ClassCopies(record)
    let rows = record.works.enumerated().map { place, work in
      [work.name, work.file, work.program, work.language ?? "", work.isGraded ? "yes" : "no"]
        + counts(of: work, lesson, marking)
        + [copies.equal(to: place), copies.alike(place)].map { names in
          names.map { record.works[$0].name }.joined(separator: "; ")
        }
        + [work.remarks.joined(separator: " ")] + cells(of: work, count: lesson.asked.count)
    }
    return table([columns + lesson.asked.map(\.id)] + rows)
  }

  /// Rows of cells, behind a byte order mark: without one, Excel takes Hangul for what it isn't.
  static func table(_ rows: [[String]]) -> String {
    "\u{FEFF}" + rows.map { $0.map(CSVExport.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func counts(
    of work: ClassWork, _ lesson: ClassRecord.Lesson, _ marking: ClassMarking
  ) -> [String] {
    guard work.isGraded else { return Array(repeating: "", count: 13) }
    return [work.done, lesson.stepCount, work.skipped, work.right].map(String.init)
      + [
        marking.points(of: work, in: lesson).map(String.init) ?? "",
        String(marking.most(in: lesson)),
      ]
      + [work.wrong, work.undone, work.hints, work.solutions].map(String.init)
      + [work.hasKey ? "yes" : "no", String(work.attempts), work.seconds.map(String.init) ?? ""]
  }

  private static func cells(of work: ClassWork, count: Int) -> [String] {
    guard work.isGraded else { return Array(repeating: "", count: count) }
    return work.steps.map { step in
      if let code = step.code {
        return code.reason.isEmpty ? code.kind.rawValue : "\(code.kind.rawValue): \(code.reason)"
      }
      return step.answers.first.map { "\($0.isRight ? "right" : "wrong"): \($0.text)" }
        ?? step.state
    }
  }

  /// What the class made of each question: a line for each finding, with how often it was so.
  public static func findings(_ record: ClassRecord) -> String {
    // no text: the table's columns and words, which programs ask for by name
    var rows = [["lesson", "question", "asks", "what", "text", "count"]]
    for lesson in record.lessons {
      for question in record.of(lesson).questions {
        let head = [lesson.id, question.id, question.title]
        let counts = [
          (question.isTask ? "done" : "answered", question.answered),
          ("wrong first", question.wrong),
          ("skipped", question.skipped), ("open", question.open), ("helped", question.helped),
        ]
        rows += counts.map { head + [$0.0, "", String($0.1)] }
        if let attempts = question.attempts {
          rows.append(head + ["attempts, the middle", "", String(attempts.middle)])
        }
        for (kind, texts) in [
          ("wrong answer", question.ways), ("tried first", question.firstTries),
          ("reason", question.reasons),
        ] {
          rows += texts.map { head + [kind, $0.text, String($0.count)] }
        }
      }
    }
    return table(rows)
  }
}
