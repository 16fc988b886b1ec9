import Languages
import Lessons
import Staging

/// A question of an exam, as the Markdown of a lesson's step.
struct ExamQuestion {
  /// What its step is about, in a few words.
  let title: String
  /// What lies open; nil if nothing has to.
  var scene: ExamScene?
  /// Whether what the last build of the scene sent is shown, and who holds whom in it.
  var shows = false
  /// What is said before the question, beside what lies open.
  var prose = ""
  /// The word behind its fence, with what else stands there but its id.
  let fence: (word: String, rest: String)
  /// The lines of its block.
  let lines: [String]
  /// What there is to know of it once the exam is over.
  let key: LessonExam.Key

  /// The step.
  func markdown(_ id: String) -> String {
    var parts = ["## \(title)"]
    if let scene { parts.append(scene.summary) }
    if !prose.isEmpty { parts.append(prose) }
    if let scene { parts.append(ExamQuestion.block("run", scene.lines)) }
    if let scene, shows { parts.append(ExamQuestion.block("run", scene.looks)) }
    let head = [fence.word, "id=\(id)", fence.rest].filter { !$0.isEmpty }.joined(separator: " ")
    parts.append(ExamQuestion.block(head, lines))
    return parts.joined(separator: "\n\n")
  }

  private static func block(_ head: String, _ lines: [String]) -> String {
    (["```\(head)"] + lines + ["```"]).joined(separator: "\n")
  }
}

extension ExamScene {
  /// The open specimens, in a sentence or two.
  fileprivate var summary: String {
    let patterns = names.compactMap { feature.specimen(named: $0)?.pattern }
    return localized(
      "exam.scene", feature.name, patterns, mode?.rawValue ?? "", fired.map { "`\($0)`" })
  }
}

extension ExamPart.Build {
  /// What is wrong with it, in the words of its author.
  var flawText: String {
    (specimen.flaw?.explanation ?? "").spoken(localized: "flaw.\(name)")
  }

  /// The same in short: the first sentence says what is wrong, the others why, and what would be right.
  var flawInShort: String {
    let text = flawText
    return text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
  }
}
