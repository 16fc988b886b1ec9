import Languages

/// A page to print, for a learner who has passed the exams of all parts, from which a teacher can tell that it is
/// so: what was answered stands in it, hidden, to be done again.
public struct Certificate: Hashable, Sendable {
  /// An exam that was passed.
  public struct Exam: Hashable, Sendable {
    /// The number of its part.
    public let part: String
    /// What the part is called.
    public let title: String
    /// How many questions were answered right, and how many there are.
    public let right: Int, count: Int
    /// When it was passed: `2026-11-26`; empty if that isn't known.
    public let date: String
    /// By which its hand-in is known.
    public let code: String
    /// What was handed in.
    public let handIn: String

    /// Describes an exam that was passed.
    public init(
      part: String, title: String, right: Int, count: Int, date: String, code: String,
      handIn: String
    ) {
      (self.part, self.title, self.date) = (part, title, date)
      (self.right, self.count) = (right, count)
      (self.code, self.handIn) = (code, handIn)
    }
  }

  /// Whose it is.
  public let name: String
  /// The course, or the program whose course it is.
  public let course: String
  /// The exams, in the order of the parts.
  public let exams: [Exam]
  /// What verifies it: the program's name in the system's shell.
  public let program: String
  /// The program's version.
  public let version: String

  /// Describes a certificate.
  public init(name: String, course: String, exams: [Exam], program: String, version: String) {
    (self.name, self.course, self.exams) = (name, course, exams)
    (self.program, self.version) = (program, version)
  }

  // MARK: The page

  /// What the template asks for, by these names.
  private struct Content {
    let language: String
    let heading: String
    let course: String
    let certifies: String
    let name: String
    let passed: String
    let heads: [String]
    let rows: [Row]
    let total: String
    let date: String
    let dateHead: String
    let verify: String
    let signature: String
    let evidence: String
    /// What typefaces of other scripts are called: a name may be in any of them.
    let scripts: [String]
  }

  private struct Row {
    let part: String
    let title: String
    let marks: String
    let date: String
    let code: String
  }

  /// The page, which loads nothing and runs nothing, in the language that is spoken.
  public var html: String {
    let (right, count) = (exams.reduce(0) { $0 + $1.right }, exams.reduce(0) { $0 + $1.count })
    return Templates.render(
      Content(
        language: Language.spoken.code, heading: localized("certificate.heading"), course: course,
        certifies: localized("certificate.certifies"), name: name,
        passed: localized("certificate.passed", course, exams.count),
        heads: [
          localized("certificate.part"), localized("certificate.marks"),
          localized("certificate.date"), localized("certificate.code"),
        ],
        rows: exams.map {
          Row(
            part: $0.part, title: $0.title, marks: localized("certificate.of", $0.right, $0.count),
            date: $0.date.isEmpty ? "-" : $0.date, code: $0.code)
        },
        total: localized("certificate.total", right, count),
        date: exams.map(\.date).max() ?? "", dateHead: localized("certificate.date"),
        verify: localized("certificate.verify", program, version),
        signature: localized("certificate.signature"), evidence: evidence,
        scripts: Language.all.compactMap(\.script)), "certificate")
  }

  // MARK: What stands in it

  /// How the hidden part begins; its last word is the version.
  private static let header = "# layercake-certificate 1"
  // no text: a tag
  private static let opening = "<pre hidden id=\"evidence\">"

  /// What can be done again, a line each.
  private var evidence: String {
    // no text: lines for a program
    let dates = exams.map { "date \($0.part) \($0.date)" }
    return ([Certificate.header, "language \(Language.spoken.code)", "version \(version)"] + dates)
      .joined(separator: "\n") + "\n" + exams.map(\.handIn).joined()
  }

  /// What can be done again of a page's text: its language, its program's version, when each part's exam was
  /// passed, and the texts of the hand-ins. Nil if the page is no certificate.
  public static func evidence(
    in page: String
  ) -> (language: String, version: String, dates: [String: String], handIns: [String])? {
    guard let start = page.firstRange(of: opening)?.upperBound,
      let end = page[start...].firstRange(of: "</pre>")?.lowerBound
    else { return nil }
    let lines = page[start..<end].unescaped.split(separator: "\n").map(String.init)
    guard lines.first == header else { return nil }
    var (language, version) = ("", "")
    var (dates, handIns) = ([String: String](), [String]())
    for line in lines.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      if line.hasPrefix("# ") {
        handIns.append(line + "\n")
      } else if !handIns.isEmpty {
        handIns[handIns.count - 1] += line + "\n"
      } else if words.first == "date", words.count > 1 {
        dates[words[1]] = words.count > 2 ? words[2] : ""
      } else if words.first == "language", words.count == 2 {
        language = words[1]
      } else if words.first == "version", words.count == 2 {
        version = words[1]
      }
    }
    return (language, version, dates, handIns)
  }
}

extension Substring {
  /// The text behind what a page writes in place of signs that it would obey.
  fileprivate var unescaped: String {
    String(self).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;", with: "\""
    )
    .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
