import Languages

/// Writes what a class handed in as data: comma-separated values (RFC 4180), a hand-in a line, or JSON
/// (RFC 8259), with all answers.
public enum ClassTable {
  /// A table: a column for each question, with its first answer and whether that was right. Lines end
  /// in CR LF.
  public static func csv(_ record: ClassRecord) -> String {
    // no text: the table's columns, which programs ask for by name
    let head =
      [
        "name", "file", "layercake", "language", "graded", "done", "steps", "skipped",
        "right first", "remarks",
      ] + record.questions.map(\.id)
    let rows = record.works.map { work -> [String] in
      let counts =
        work.isGraded
        ? [work.done, record.stepCount, work.skipped, work.right].map(String.init)
        : Array(repeating: "", count: 4)
      return [
        work.name, work.file, work.program, work.language ?? "", work.isGraded ? "yes" : "no",
      ] + counts
        + [work.remarks.joined(separator: " ")] + cells(of: work, count: record.questions.count)
    }
    return ([head] + rows)
      .map { $0.map(CSVExport.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func cells(of work: ClassRecord.Work, count: Int) -> [String] {
    guard work.isGraded else { return Array(repeating: "", count: count) }
    return work.steps.map { step in
      if let code = step.code {
        return code.words.isEmpty ? code.verdict : "\(code.verdict): \(code.words)"
      }
      return step.answers.first.map { "\($0.isRight ? "right" : "wrong"): \($0.text)" }
        ?? step.outcome
    }
  }

  /// Everything, for programs, in one line.
  public static func json(_ record: ClassRecord) -> String {
    var writer = JSONWriter()
    writer.line { file in
      file.member("format", "layercake-class")
      file.member("version", 1)
      file.member("lesson", record.lesson)
      file.member("title", record.title)
      file.member("steps", record.stepCount)
      file.key("handIns")
      file.array(record.works) { list, work in list.object { write(work, record, &$0) } }
      file.key("questions")
      file.array(record.questions) { list, question in list.object { write(question, &$0) } }
      file.key("equal")
      file.array(record.twins) { $0.string($1) }
      file.member("caveat", localized("class.caveat"))
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func write(
    _ work: ClassRecord.Work, _ record: ClassRecord, _ object: inout JSONWriter
  ) {
    object.member("name", work.name)
    object.member("file", work.file)
    object.member("layercake", work.program)
    object.member("language", work.language)
    object.member("graded", work.isGraded)
    object.member("done", work.isGraded ? work.done : nil)
    object.member("skipped", work.isGraded ? work.skipped : nil)
    object.member("rightFirst", work.isGraded ? work.right : nil)
    object.key("remarks")
    object.array(work.remarks) { $0.string($1) }
    object.key("questions")
    object.array(zip(record.questions, work.steps)) { list, pair in
      list.object { step in
        step.member("id", pair.0.id)
        step.member("outcome", pair.1.outcome)
        step.key("answers")
        step.array(pair.1.answers) { answers, answer in
          answers.object {
            $0.member("text", answer.text)
            $0.member("right", answer.isRight)
          }
        }
        step.key("reasons")
        step.array(pair.1.reasons) { $0.string($1) }
        if let code = pair.1.code {
          step.key("code")
          step.object {
            $0.member("verdict", code.verdict)
            $0.member("words", code.words)
          }
        }
      }
    }
  }

  private static func write(_ question: ClassRecord.Question, _ object: inout JSONWriter) {
    object.member("id", question.id)
    object.member("title", question.title)
    object.member("task", question.isTask)
    object.member("answered", question.answered)
    object.member("wrong", question.wrong)
    object.member("skipped", question.skipped)
    object.member("open", question.open)
    object.key("mistakes")
    object.array(question.mistakes) { mistakes, mistake in
      mistakes.object {
        $0.member("text", mistake.text)
        $0.member("count", mistake.count)
      }
    }
  }
}
