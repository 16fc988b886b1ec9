import Languages

/// A class as a table: a row for each student, a column for each lesson.
public struct ClassSheet: Sendable {
  /// A student's row.
  public struct Row: Sendable {
    /// Who it is, as the roster has it; without one, the name alone.
    public let student: ClassRoster.Student
    /// The number that a learning platform gave them for the assignment; nil if none did.
    public var participant: String?
    /// What counts of each lesson, by the lesson's id.
    public var works: [String: ClassWork] = [:]
    /// What else was handed in: what can't be read, or doesn't count.
    public var others: [ClassWork] = []
    /// What is to be known beside what is of each work.
    public var remarks: [String] = []
    /// Whether the roster has them.
    public let isListed: Bool

    /// Whether it may be theirs what was handed in under a name that several have.
    public fileprivate(set) var isUnclear = false

    /// Whether nothing was handed in; nil if that isn't clear.
    public var isMissing: Bool? {
      let isNothing = works.isEmpty && others.isEmpty
      return isNothing && isUnclear ? nil : isNothing
    }

    /// All that is to be known.
    public var allRemarks: [String] {
      remarks + (works.sorted { $0.key < $1.key }.map(\.value) + others).flatMap(\.remarks)
    }
  }

  /// The class.
  public let record: ClassRecord
  /// By what rule points are given.
  public let marking: ClassMarking
  /// The rows, the roster's first, in its order.
  public private(set) var rows: [Row] = []
  private let copies: ClassCopies

  /// Finds out whose each hand-in is.
  public init(_ record: ClassRecord, by marking: ClassMarking, roster: ClassRoster? = nil) {
    (self.record, self.marking) = (record, marking)
    copies = ClassCopies(record)
    rows = (roster?.students ?? []).map { Row(student: $0, isListed: true) }
    var places: [String: Int] = [:]
    let all = record.works.map { roster?.owners(of: $0) ?? [] }
    // What lies in one folder is one student's: one file with an id tells whose.
    let folders = Dictionary(
      zip(record.works, all).compactMap { work, owners in
        owners.count == 1 ? work.folder.map { ($0, owners[0]) } : nil
      }, uniquingKeysWith: { one, _ in one })
    for (work, candidates) in zip(record.works, all) {
      let owner = work.folder.flatMap { folders[$0] }
      let owners = owner.map { [$0] } ?? candidates
      if owners.count == 1 {
        add(work, to: owners[0])
        continue
      }
      var remark: [String] = []
      if owners.count > 1, let roster {
        for place in owners { rows[place].isUnclear = true }
        let ids = owners.map { roster.students[$0].id.isEmpty ? "-" : roster.students[$0].id }
        remark = [localized("class.two-of-name", ids)]
      } else if roster != nil {
        remark = [localized("class.not-listed")]
      }
      let name = work.folder?.name ?? work.name
      var key = "\(name) \(work.folder?.number ?? "")"
      // Without a folder nothing tells whether two of one name are one student.
      if work.folder == nil, let lesson = work.lesson, let place = places[key],
        rows[place].works[lesson] != nil
      {
        key += " " + work.file
      }
      if let place = places[key] {
        add(work, to: place)
      } else {
        places[key] = rows.count
        rows.append(Row(student: .init(name: name), remarks: remark, isListed: roster == nil))
        add(work, to: rows.count - 1)
      }
    }
  }

  private mutating func add(_ work: ClassWork, to place: Int) {
    rows[place].participant = work.folder?.number ?? rows[place].participant
    guard let lesson = record.lesson(of: work) else {
      rows[place].others.append(work)
      return
    }
    guard let other = rows[place].works[lesson.id] else {
      rows[place].works[lesson.id] = work
      return
    }
    let points = [work, other].map { marking.points(of: $0, in: lesson) ?? 0 }
    let (better, worse) = points[0] > points[1] ? (work, other) : (other, work)
    rows[place].works[lesson.id] = better
    rows[place].others.append(worse)
    rows[place].remarks.append(
      localized("class.two-works", lesson.title, [better.file, worse.file]))
  }

  /// The points of a row in a lesson; nil if nothing of it was handed in, or its code wasn't built.
  public func points(_ row: Row, in lesson: ClassRecord.Lesson) -> Int? {
    row.works[lesson.id].flatMap { marking.points(of: $0, in: lesson) }
  }

  /// The points of a row, and the most that there are; no points where something was handed in of which nothing could be
  /// graded, or code wasn't built.
  public func sum(_ row: Row) -> (points: Int?, most: Int) {
    let isKnown =
      (!row.works.isEmpty || row.isMissing == true)
      && !row.works.values.contains(where: \.hasUnbuiltCode)
    return (
      isKnown ? record.lessons.reduce(0) { $0 + (points(row, in: $1) ?? 0) } : nil,
      record.lessons.reduce(0) { $0 + marking.most(in: $1) }
    )
  }

  /// Those of the roster who handed nothing in, as far as that is clear.
  public var missing: [ClassRoster.Student] {
    rows.filter { $0.isListed && $0.isMissing == true }.map(\.student)
  }

  /// The names of those that hand-ins of a row are equal to, or alike.
  private func names(_ row: Row, _ others: (Int) -> [Int]) -> [String] {
    let own = Set(row.works.values)
    let places = record.works.indices.filter { own.contains(record.works[$0]) }
    return places.flatMap { place in
      others(place).map { other in
        let title = record.works[place].lesson ?? ""
        return "\(title): \(record.works[other].name)"
      }
    }
  }

  // MARK: Tables

  /// The table for spreadsheets and programs.
  public var csv: String {
    let none = Row(student: .init(name: ""), isListed: false)
    return ClassTable.table([cells(none).map(\.name)] + rows.map { cells($0).map(\.text) })
  }

  private func cells(_ row: Row) -> [ClassTable.Cell] {
    let works = record.lessons.compactMap { row.works[$0.id] }
    let (points, most) = sum(row)
    func total(_ count: (ClassWork) -> Int?) -> String {
      let counts = works.compactMap(count)
      return ClassTable.cell(counts.isEmpty ? nil : counts.reduce(0, +))
    }
    let hasKey = works.isEmpty ? nil : works.contains(where: \.hasKey)
    // no text: the table's columns, which programs ask for by name
    var cells: [ClassTable.Cell] = [
      ("id", row.student.id), ("name", row.student.name), ("group", row.student.group),
      ("email", row.student.email),
    ]
    cells += record.lessons.map { ($0.id, ClassTable.cell(self.points(row, in: $0))) }
    // no text: more of them
    cells += [
      ("points", ClassTable.cell(points)), ("of", ClassTable.cell(most)),
      ("missing", ClassTable.truth(row.isMissing)), ("wrong", total(\.wrong)),
      ("taken back", total(\.undone)), ("hints", total(\.hints)),
      ("solutions", total(\.solutions)), ("key", ClassTable.truth(hasKey)),
      ("seconds", total(\.seconds)), ("equal to", names(row, copies.equal).joined(separator: "; ")),
      ("alike", names(row, copies.alike).joined(separator: "; ")),
      ("files", (works + row.others).map(\.file).joined(separator: "; ")),
      ("remarks", row.allRemarks.joined(separator: " ")),
    ]
    return cells
  }

  /// The table that Moodle's gradebook and its offline grading take in, with the mark by which spreadsheets know
  /// UTF-8.
  public var moodle: String {
    // no text: Moodle's own columns
    let head =
      ["Identifier", "Full name", "ID number", "Email address"] + record.lessons.map(\.title)
      + ["Grade", "Maximum grade", "Feedback comments"]
    let cells = rows.map { row in
      let sum = sum(row)
      let number = row.participant.map { "Participant \($0)" } ?? ""
      var cells = [number, row.student.name, row.student.id, row.student.email]
      cells += record.lessons.map { points(row, in: $0).map(String.init) ?? "" }
      let total = row.isMissing == true ? nil : sum.points
      cells += total.map { [String($0), String(sum.most)] } ?? ["", ""]
      return cells + [row.allRemarks.joined(separator: " ")]
    }
    return ClassTable.table([head] + cells)
  }

  /// The table of grades as Google Classroom writes it, with the same mark: the most points stand below the titles.
  public var classroom: String {
    // no text: Google Classroom's own columns
    let head = ["Last Name", "First Name", "Email Address"] + record.lessons.map(\.title)
    let most = ["Points", "", ""] + record.lessons.map { String(marking.most(in: $0)) }
    let cells = rows.map { row in
      let (last, first) = row.student.parts
      return [last, first, row.student.email]
        + record.lessons.map { points(row, in: $0).map(String.init) ?? "" }
    }
    return ClassTable.table([head, most] + cells)
  }
}
