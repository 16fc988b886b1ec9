import Languages

/// Writes what a class handed in of a lesson as comma-separated values (RFC 4180), a hand-in a line.
///
/// Lines end in CR LF.
public enum ClassTable {
  /// A column's name, and what stands there in a row.
  typealias Cell = (name: String, text: String)

  /// A table with a column for each question, with its first answer and whether that was right.
  public static func csv(_ record: ClassRecord, by marking: ClassMarking) -> String {
    let (lesson, copies) = (record.lessons.first ?? .init(), ClassCopies(record))
    func row(_ work: ClassWork, at place: Int) -> [Cell] {
      func grade(_ number: Int?) -> String { work.isGraded ? cell(number) : "" }
      func names(_ places: [Int]) -> String {
        places.map { record.works[$0].name }.joined(separator: "; ")
      }
      // no text: the table's columns, which programs ask for by name
      return [
        ("name", work.name), ("file", work.file), ("layercake", work.program),
        ("language", work.language ?? ""), ("graded", truth(work.isGraded)),
        ("done", grade(work.done)), ("steps", grade(lesson.stepCount)),
        ("skipped", grade(work.skipped)), ("right first", grade(work.right)),
        ("points", grade(marking.points(of: work, in: lesson))),
        ("of", grade(marking.most(in: lesson))), ("wrong", grade(work.wrong)),
        ("taken back", grade(work.undone)), ("hints", grade(work.hints)),
        ("solutions", grade(work.solutions)), ("key", truth(work.isGraded ? work.hasKey : nil)),
        ("attempts", grade(work.attempts)), ("seconds", grade(work.seconds)),
        ("equal to", names(copies.equal(to: place))), ("alike", names(copies.alike(place))),
        ("remarks", work.remarks.joined(separator: " ")),
      ]
    }
    let head = row(ClassWork(file: ""), at: 0).map(\.name) + lesson.asked.map(\.id)
    let works = record.lessons.isEmpty ? [] : record.works
    let rows = works.enumerated().map { place, work in
      row(work, at: place).map(\.text) + cells(of: work, count: lesson.asked.count)
    }
    return table([head] + rows)
  }

  /// A number; nothing if it isn't known.
  static func cell(_ number: Int?) -> String { number.map(String.init) ?? "" }
  /// Whether it is so, for programs; nothing if that isn't known.
  static func truth(_ truth: Bool?) -> String { truth.map { $0 ? "yes" : "no" } ?? "" }

  /// Rows of cells, behind a byte order mark: without one, Excel takes Hangul for what it isn't.
  static func table(_ rows: [[String]]) -> String {
    "\u{FEFF}" + rows.map { $0.map(CSVExport.cell).joined(separator: ",") + "\r\n" }.joined()
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
