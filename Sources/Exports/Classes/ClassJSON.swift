import Languages
import LayerTracing
import Sessions

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

  /// Everything, in one line; points by the rule.
  public static func text(_ record: ClassRecord, by marking: ClassMarking) -> String {
    var writer = JSONWriter()
    let copies = ClassCopies(record)
    writer.line { file in
      file.result("format", format)
      file.result("version", version)
      file.result("lessons", record.lessons)
      file.key("handIns")
      file.array(record.works.enumerated()) { list, pair in
        var work = pair.element
        list.object { object in
          work.visit(&object)
          if let lesson = record.lesson(of: work) {
            if let points = marking.points(of: work, in: lesson) { object.result("points", points) }
            object.result("of", marking.most(in: lesson))
          }
          object.result("equalTo", copies.equal(to: pair.offset).map { record.works[$0].file })
          object.result("alike", copies.alike(pair.offset).map { record.works[$0].file })
        }
      }
      file.result("equal", copies.sentences(of: record, name: \.name))
      file.result("caveat", localized("class.caveat"))
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// One hand-in, for ``work(_:)``.
  public static func bytes(_ work: ClassWork) -> [UInt8] {
    var work = work
    var writer = JSONWriter()
    writer.line { work.visit(&$0) }
    return writer.bytes
  }

  /// Reads what ``text(_:by:)`` writes; points and who is equal to whom come of it anew.
  public static func record(_ text: String) throws(ReadError) -> ClassRecord {
    guard text.hasPrefix(beginning) else { throw .foreign }
    return try read(Array(text.utf8)) { file throws(ReadError) in
      guard file["version"]?.int == version else { throw .version(file["version"]?.int ?? 0) }
      guard let lessons = file["lessons"]?.elements, let works = file["handIns"]?.elements else {
        throw .damaged
      }
      let record = ClassRecord(
        lessons: lessons.compactMap(ClassRecord.Lesson.read),
        works: works.compactMap(ClassWork.read))
      guard record.lessons.count == lessons.count, record.works.count == works.count else {
        throw .damaged
      }
      return record
    }
  }

  /// Reads what ``bytes(_:)`` writes; nil if it is anything else.
  public static func work(_ bytes: [UInt8]) -> ClassWork? {
    try? read(bytes) { ClassWork.read($0) }
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
}

// MARK: What stands under which name

extension ClassRecord.Lesson: JSONObject {
  init() { self.init(id: "", title: "", stepCount: 0, asked: []) }
  static func isWhole(_ json: JSONElement) -> Bool {
    json["id"]?.string != nil && json["title"]?.string != nil && json["steps"]?.int != nil
  }

  mutating func visit(_ members: inout some JSONMembers) {
    members.member("id", &id)
    members.member("title", &title)
    members.member("steps", &stepCount)
    members.member("questions", &asked)
  }
}

extension ClassRecord.Asked: JSONObject {
  init() { self.init(id: "", title: "", isTask: false) }

  mutating func visit(_ members: inout some JSONMembers) {
    members.member("id", &id)
    members.member("title", &title)
    members.member("task", &isTask)
  }
}

extension ClassWork: JSONObject {
  init() { self.init(file: "") }
  static func isWhole(_ json: JSONElement) -> Bool {
    json["name"]?.string != nil && json["file"]?.string != nil
  }

  mutating func visit(_ members: inout some JSONMembers) {
    members.member("name", &name)
    members.member("file", &file)
    var (student, number) = (folder?.name, folder?.number)
    members.member("folder", &student, unless: nil)
    members.member("participant", &number, unless: nil)
    if let student, let number { folder = Folder(name: student, number: number) }
    members.member("lesson", &lesson)
    members.member("layercake", &program)
    members.member("language", &language)
    members.member("graded", &isGraded)
    if isGraded { visitGrades(&members) }
    members.member("remarks", &remarks)
    members.member("questions", &steps)
  }

  private mutating func visitGrades(_ members: inout some JSONMembers) {
    members.member("done", &done)
    members.member("skipped", &skipped)
    members.result("rightFirst", right)
    members.result("wrong", wrong)
    members.result("takenBack", undone)
    members.result("hints", hints)
    members.result("solutions", solutions)
    members.member("key", &hasKey)
    members.result("attempts", attempts)
    members.member("seconds", &seconds)
    members.member("shuffled", &shuffles)
    members.member("actions", &actions)
    members.member("digest", &digest)
    members.member("essence", &essence)
    members.member("ownWords", &hasOwnWords)
    members.member("builds", &builds)
  }
}

extension StepRecord: JSONObject {
  mutating func visit(_ members: inout some JSONMembers) {
    members.member("outcome", &state)
    members.member("answers", &answers)
    members.member("reasons", &reasons)
    members.member("hints", &hints)
    members.member("solution", &hasSolution)
    members.member("tried", &tried)
    members.member("attempts", &attempts)
    members.member("seconds", &seconds)
    members.member("code", &code, unless: nil)
  }
}

extension StepRecord.Answer: JSONObject {
  mutating func visit(_ members: inout some JSONMembers) {
    members.member("text", &text)
    members.member("right", &isRight)
    members.member("mistake", &mistake, unless: nil)
    members.member("takenBack", &isUndone, unless: false)
  }
}

extension CodeVerdict: JSONObject {
  init() { self.init(.unknown) }

  mutating func visit(_ members: inout some JSONMembers) {
    var verdict = kind.rawValue
    members.member("verdict", &verdict)
    kind = Kind(rawValue: verdict) ?? .unknown
    members.member("words", &reason)
  }
}
