import Characters
import Exports
import Languages
import Terminal

extension ClassGrading {
  /// How what came of each hand-in is told.
  public enum Format: String, CaseIterable, Sendable {
    /// A table to read.
    case text
    /// A table for spreadsheets.
    case csv
    /// All of it, for programs, and to be put together again.
    case json
    /// A report for build servers.
    case junit
    /// A table for Moodle.
    case moodle
    /// A table as Google Classroom has it.
    case classroom

    /// Whether it adds up what is of several lessons.
    public var addsUp: Bool {
      switch self {
      case .text, .csv, .moodle, .classroom: true
      case .json, .junit: false
      }
    }
  }

  /// How what the class made of the lessons is told.
  public enum ReportFormat: String, CaseIterable, Sendable {
    /// A sentence for each question, and what is behind it.
    case text
    /// A picture.
    case svg
    /// A page with the picture and the words.
    case html
    /// A table for spreadsheets, with all that was said.
    case csv
  }

  /// How many wrong answers, first tries and reasons are told of a question.
  private static let mostDetails = 5

  /// Whether a row is a student with several lessons, and not a hand-in.
  private var isSheet: Bool { order.roster != nil || record.lessons.count > 1 }

  private var sheet: ClassSheet {
    ClassSheet(record, by: order.marking, roster: order.roster)
  }

  /// Tells what came of each hand-in.
  public func write(_ format: Format, to out: Output) {
    language.speaking {
      switch format {
      case .text:
        write(isSheet ? sheet.document : table(columns: out.profile.columns), to: out)
        for note in copies + [codeNote].compactMap(\.self) {
          write(Document([Text(note)]), to: out)
        }
        for (name, document) in code {
          write(Document([Heading(name.sanitized)]) + document, to: out)
        }
      case .csv: out.write(isSheet ? sheet.csv : ClassTable.csv(record, by: order.marking))
      case .json: out.write(ClassJSON.text(record, by: order.marking))
      case .junit: out.write(ClassJUnit.text(record, by: order.marking))
      case .moodle: out.write(sheet.moodle)
      case .classroom: out.write(sheet.classroom)
      }
    }
    out.flush()
  }

  /// Tells what the class made of each lesson; a picture and a page show the first.
  public func write(_ format: ReportFormat, to out: Output) {
    language.speaking {
      switch format {
      case .text:
        for lesson in record.lessons {
          let part = record.of(lesson)
          let questions = part.questions.map {
            ($0.id, $0.title, [$0.finding] + $0.details(most: Self.mostDetails))
          }
          write(.classReport(lesson.title, part.summary, questions), to: out)
        }
        write(
          Document(
            (copies + remarks + [codeNote].compactMap(\.self) + [localized("class.caveat")])
              .map { Text($0, indent: 0) }), to: out)
      case .svg: out.write(ClassPicture(record).svg)
      case .html: out.write(ClassPicture(record).html)
      case .csv: out.write(ClassTable.findings(record))
      }
    }
    out.flush()
  }

  private func write(_ document: Document, to out: Output) {
    for line in document.lines(for: out.profile) { out.writeLine(line) }
  }

  /// Who is equal to whom, a sentence each.
  private var copies: [String] { ClassCopies(record).sentences(of: record, name: name) }

  // MARK: A row a hand-in

  /// The table of one lesson. What no hand-in has has no column.
  private func table(columns: Int?) -> Document {
    let heads = [
      localized("class.head.name"), localized("class.head.done"), localized("class.head.right"),
      localized("class.head.skipped"),
    ]
    let more = extraColumns
    // What is the same for all says nothing.
    let hasProgram = Set(record.works.filter(\.isGraded).map(\.program)).count > 1
    let rows = record.works.map { work -> [String] in
      guard work.isGraded else {
        return [cell(work)] + Array(repeating: "-", count: 3 + more.count)
          + (hasProgram ? [work.program] : [])
      }
      let lesson = record.lesson(of: work)
      return [
        cell(work), localized("class.of", work.done, lesson?.stepCount ?? 0),
        localized("class.of", work.right, lesson?.asked.count { !$0.isTask } ?? 0),
        work.skipped > 0 ? String(work.skipped) : "-",
      ] + more.map { $0.cell(work) } + (hasProgram ? [work.program] : [])
    }
    return .grades(
      heads + more.map(\.head) + (hasProgram ? [localized("class.head.program")] : []), rows,
      languages + remarks, columns: columns)
  }

  /// What only some hand-ins have, with its head.
  private var extraColumns: [(head: String, cell: (ClassWork) -> String)] {
    let graded = record.works.filter(\.isGraded)
    func number(_ head: String, _ count: @escaping (ClassWork) -> Int) -> (
      head: String, cell: (ClassWork) -> String
    )? {
      graded.allSatisfy { count($0) == 0 }
        ? nil : (localized(head), { count($0) > 0 ? String(count($0)) : "-" })
    }
    var columns = [
      number("class.head.undone", \.undone), number("class.head.hints", \.hints),
      number("class.head.solutions", \.solutions),
    ].compactMap(\.self)
    if graded.contains(where: \.hasKey) {
      columns.append((localized("class.head.key"), { $0.hasKey ? "✓" : "-" }))
    }
    if graded.contains(where: { $0.seconds != nil }) {
      columns.append(
        (
          localized("class.head.time"),
          { work in work.seconds.map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" } ?? "-" }
        ))
    }
    if order.marking.rule != .firstTry || !order.marking.weights.isEmpty {
      columns.append(
        (
          localized("class.head.points"),
          { [record, order] work in
            record.lesson(of: work).flatMap { lesson in
              order.marking.points(of: work, in: lesson).map {
                localized("class.of", $0, order.marking.most(in: lesson))
              }
            } ?? "-"
          }
        ))
    }
    return columns
  }

  /// Whose lesson was in another language than it is here, a sentence for each language.
  private var languages: [String] {
    var names: [(language: Language, works: [String])] = []
    for work in record.works {
      guard let other = work.language.flatMap(Language.known), other != language else { continue }
      if let place = names.firstIndex(where: { $0.language == other }) {
        names[place].works.append(name(work))
      } else {
        names.append((other, [name(work)]))
      }
    }
    return names.map { localized("class.in-language", $0.language.name, $0.works) }
  }

  private var remarks: [String] {
    record.works.flatMap { work in work.remarks.map { "\(name(work)): \($0)" } }
  }

  /// How many columns a name takes in a table: a longer one is shortened, and is whole in data.
  private static let longestName = 32

  /// What a hand-in is called in a table; what is no hand-in by its file's name, whose path a remark tells.
  private func cell(_ work: ClassWork) -> String {
    guard !work.isGraded, let file = work.file.split(separator: "/").last else { return name(work) }
    return String(file).sanitized.truncated(to: Self.longestName)
  }

  /// What a hand-in is called where people read it: where two have one name, with its file.
  private func name(_ work: ClassWork) -> String {
    // What is no hand-in is called by its path, which has to be found again.
    guard work.isGraded else { return work.name.sanitized }
    let name = Self.short(work.name)
    let isOnly = nameCounts[Self.key(work)] == 1
    let file = work.file.split(separator: "/").last.map(String.init) ?? ""
    return isOnly ? name : "\(name) (\(file.sanitized.truncated(to: Self.longestName)))"
  }

  /// What hand-ins of a lesson have in common that are called the same.
  static func key(_ work: ClassWork) -> String { "\(work.lesson ?? "") \(short(work.name))" }

  private static func short(_ name: String) -> String {
    name.sanitized.truncated(to: longestName)
  }
}

extension ClassSheet {
  /// The table to read: a row a student, a column a lesson.
  fileprivate var document: Document {
    let hasIDs = rows.contains { !$0.student.id.isEmpty }
    let hasGroups = rows.contains { !$0.student.group.isEmpty }
    let lessons = record.lessons
    let heads =
      [localized("class.head.name")] + (hasIDs ? [localized("class.head.id")] : [])
      + (hasGroups ? [localized("class.head.group")] : [])
      + lessons.map(\.number)
      + [localized("class.head.points")]
    let cells = rows.map { row in
      let sum = sum(row)
      return [row.student.name.sanitized.truncated(to: 32)]
        + (hasIDs ? [row.student.id.sanitized.truncated(to: 32)] : [])
        + (hasGroups ? [row.student.group.sanitized.truncated(to: 32)] : [])
        + lessons.map { points(row, in: $0).map(String.init) ?? "-" }
        + [sum.points.map { localized("class.of", $0, sum.most) } ?? "-"]
    }
    var remarks = rows.flatMap { row in
      row.allRemarks.map { "\(row.student.name.sanitized): \($0)" }
    }
    if !missing.isEmpty {
      remarks.append(
        localized(
          "class.missing", missing.count,
          missing.map { ($0.name + ($0.id.isEmpty ? "" : " (\($0.id))")).sanitized }))
    }
    return .grades(heads, cells, remarks, columns: nil)
  }
}
