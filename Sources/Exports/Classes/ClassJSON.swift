import Languages

/// Writes and reads what a class handed in as JSON (RFC 8259), whole: what parts of a class came to on many
/// machines is put together from it.
public enum ClassJSON {
  /// Why a text can't be read.
  public enum ReadError: Error, Equatable, Sendable {
    /// It is something else.
    case foreign
    /// It is one of an earlier or a later version.
    case version(Int)
    /// It begins as one, but isn't whole.
    case damaged
  }

  /// The version that is written and read.
  public static let version = 2
  // no text: what programs know the format by
  private static let format = "layercake-class"
  /// How a text begins that may be one.
  public static let beginning = "{\"format\":\"\(format)\""

  // MARK: Writing

  /// Everything, in one line; points by the rule.
  public static func text(_ record: ClassRecord, by marking: ClassMarking) -> String {
    var writer = JSONWriter()
    let copies = ClassCopies(record)
    writer.line { file in
      file.member("format", format)
      file.member("version", version)
      file.key("lessons")
      file.array(record.lessons) { list, lesson in list.object { write(lesson, &$0) } }
      file.key("handIns")
      file.array(record.works.enumerated()) { list, pair in
        list.object { object in
          write(pair.element, &object)
          if let lesson = record.lesson(of: pair.element) {
            if let points = marking.points(of: pair.element, in: lesson) {
              object.member("points", points)
            }
            object.member("of", marking.most(in: lesson))
          }
          for (key, others) in [
            ("equalTo", copies.equal(to: pair.offset)), ("alike", copies.alike(pair.offset)),
          ] as [(String, [Int])] {
            object.key(named: key)
            object.array(others) { $0.string(record.works[$1].file) }
          }
        }
      }
      file.key("equal")
      file.array(copies.told(of: record, name: \.name)) { $0.string($1) }
      file.member("caveat", localized("class.caveat"))
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// One hand-in, for ``work(_:)``.
  public static func bytes(_ work: ClassWork) -> [UInt8] {
    var writer = JSONWriter()
    writer.line { write(work, &$0) }
    return writer.bytes
  }

  private static func write(_ lesson: ClassRecord.Lesson, _ object: inout JSONWriter) {
    object.member("id", lesson.id)
    object.member("title", lesson.title)
    object.member("steps", lesson.stepCount)
    object.key("questions")
    object.array(lesson.asked) { list, asked in
      list.object {
        $0.member("id", asked.id)
        $0.member("title", asked.title)
        $0.member("task", asked.isTask)
      }
    }
  }

  private static func write(_ work: ClassWork, _ object: inout JSONWriter) {
    object.member("name", work.name)
    object.member("file", work.file)
    if let folder = work.folder {
      object.member("folder", folder.name)
      object.member("participant", folder.number)
    }
    object.member("lesson", work.lesson)
    object.member("layercake", work.program)
    object.member("language", work.language)
    object.member("graded", work.isGraded)
    if work.isGraded {
      object.member("done", work.done)
      object.member("skipped", work.skipped)
      object.member("rightFirst", work.right)
      object.member("wrong", work.wrong)
      object.member("takenBack", work.undone)
      object.member("hints", work.hints)
      object.member("solutions", work.solutions)
      object.member("key", work.hasKey)
      object.member("attempts", work.attempts)
      object.member("seconds", work.seconds)
      object.key("shuffled")
      object.array(work.shuffles) { $0.number($1) }
      object.member("actions", work.actions)
      object.member("digest", work.digest)
      object.member("essence", work.essence)
      object.member("ownWords", work.hasOwnWords)
      object.key("builds")
      object.array(work.builds) { $0.string($1) }
    }
    object.key("remarks")
    object.array(work.remarks) { $0.string($1) }
    object.key("questions")
    object.array(work.steps) { list, step in list.object { write(step, &$0) } }
  }

  private static func write(_ step: ClassWork.Step, _ object: inout JSONWriter) {
    object.member("outcome", step.outcome)
    object.key("answers")
    object.array(step.answers) { answers, answer in
      answers.object {
        $0.member("text", answer.text)
        $0.member("right", answer.isRight)
        if answer.mistake != answer.text { $0.member("mistake", answer.mistake) }
        if answer.isUndone { $0.member("takenBack", true) }
      }
    }
    object.key("reasons")
    object.array(step.reasons) { $0.string($1) }
    object.member("hints", step.hints)
    object.member("solution", step.hasSolution)
    object.key("tried")
    object.array(step.tried) { $0.string($1) }
    object.member("attempts", step.attempts)
    object.member("seconds", step.seconds)
    if let code = step.code {
      object.key("code")
      object.object {
        $0.member("verdict", code.verdict)
        $0.member("words", code.words)
      }
    }
  }

  // MARK: Reading

  /// Reads what ``text(_:by:)`` writes; points and who is equal to whom come of it anew.
  public static func record(_ text: String) throws(ReadError) -> ClassRecord {
    guard text.hasPrefix(beginning) else { throw .foreign }
    return try read(Array(text.utf8)) { file throws(ReadError) in
      guard file["version"]?.int == version else { throw .version(file["version"]?.int ?? 0) }
      guard let lessons = file["lessons"], let works = file["handIns"] else { throw .damaged }
      return ClassRecord(
        lessons: try lessons.elements.map { element throws(ReadError) in try lesson(element) },
        works: try works.elements.map { element throws(ReadError) in try work(element) })
    }
  }

  /// Reads what ``bytes(_:)`` writes; nil if it is anything else.
  public static func work(_ bytes: [UInt8]) -> ClassWork? {
    try? read(bytes) { element throws(ReadError) in try work(element) }
  }

  private static func read<Result>(
    _ bytes: [UInt8], _ body: (JSONElement) throws(ReadError) -> Result
  ) throws(ReadError) -> Result {
    do {
      return try bytes.withUnsafeBytes { try JSONElement.read($0, body) }
    } catch let error as ReadError {
      throw error
    } catch {
      throw .damaged
    }
  }

  private static func lesson(_ element: JSONElement) throws(ReadError) -> ClassRecord.Lesson {
    guard let id = element["id"]?.string, let title = element["title"]?.string,
      let steps = element.count("steps")
    else { throw .damaged }
    let asked = (element["questions"]?.elements ?? []).map {
      ClassRecord.Asked(
        id: $0["id"]?.string ?? "", title: $0["title"]?.string ?? "",
        isTask: $0["task"]?.bool ?? false)
    }
    return ClassRecord.Lesson(id: id, title: title, stepCount: steps, asked: asked)
  }

  private static func work(_ element: JSONElement) throws(ReadError) -> ClassWork {
    guard let file = element["file"]?.string, let name = element["name"]?.string else {
      throw .damaged
    }
    var work = ClassWork(file: file, name: name, remarks: element.texts("remarks"))
    if let folder = element["folder"]?.string, let number = element["participant"]?.string {
      work.folder = ClassWork.Folder(name: folder, number: number)
    }
    work.lesson = element["lesson"]?.string
    work.program = element["layercake"]?.string ?? ""
    work.language = element["language"]?.string
    work.isGraded = element["graded"]?.bool ?? false
    work.steps = (element["questions"]?.elements ?? []).map(step)
    work.done = element.count("done") ?? 0
    work.skipped = element.count("skipped") ?? 0
    work.hasKey = element["key"]?.bool ?? false
    work.seconds = element.count("seconds")
    work.shuffles = (element["shuffled"]?.elements ?? []).compactMap(\.int)
    work.actions = element.count("actions") ?? 0
    work.digest = element["digest"]?.string ?? ""
    work.essence = element["essence"]?.string ?? ""
    work.hasOwnWords = element["ownWords"]?.bool ?? false
    work.builds = element.texts("builds")
    return work
  }

  private static func step(_ element: JSONElement) -> ClassWork.Step {
    var step = ClassWork.Step()
    step.outcome = element["outcome"]?.string ?? step.outcome
    step.answers = (element["answers"]?.elements ?? []).map { answer in
      let text = answer["text"]?.string ?? ""
      return ClassWork.Answer(
        text: text, mistake: answer["mistake"]?.string ?? text,
        isRight: answer["right"]?.bool ?? false, isUndone: answer["takenBack"]?.bool ?? false)
    }
    step.reasons = element.texts("reasons")
    step.hints = element.count("hints") ?? 0
    step.hasSolution = element["solution"]?.bool ?? false
    step.tried = element.texts("tried")
    step.attempts = element.count("attempts") ?? 0
    step.seconds = element.count("seconds")
    step.code = element["code"].map {
      ClassWork.Code(verdict: $0["verdict"]?.string ?? "", words: $0["words"]?.string ?? "")
    }
    return step
  }
}

extension JSONElement {
  /// The number under a key, which something could have been counted to: what is read is added to.
  fileprivate func count(_ key: StaticString) -> Int? {
    self[key]?.int.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
  }

  /// The texts under a key.
  fileprivate func texts(_ key: StaticString) -> [String] {
    self[key]?.elements.compactMap(\.string) ?? []
  }
}
