import Languages
import Testing
import TestSupport

@testable import Scaffolding

/// Every reason not to write anything, in words: read downward, the catalogue of them.
@Suite struct FaultTableTests {
  /// What is asked for, and what is answered.
  struct Row: Sendable, CustomTestStringConvertible {
    var name = "lamp"
    var events: [String] = []
    var patterns = ["mvp"]
    let words: String

    var testDescription: String { words }
  }

  private static let letters =
    "The name is used in Swift source and for modules: it begins with a letter, and has only "
    + "letters a to z and digits"

  private static let patterns = PatternName.names.joined(separator: ", ")

  static let rows: [Row] = [
    Row(
      name: "등불",
      words: "'등불' can't be the name of a feature. \(letters). Accepted, for example: Lamp."),
    Row(
      name: "lamp!", words: "'lamp!' can't be the name of a feature. \(letters). Accepted: Lamp."),
    Row(
      name: "2lamps", words: "'2lamps' can't be the name of a feature. \(letters). Accepted: Lamps."
    ),
    Row(
      name: "", words: "'' can't be the name of a feature. \(letters). Accepted, for example: Lamp."
    ),
    Row(
      name: "aLampThatIsKnownByAVeryLongName",
      words: "'aLampThatIsKnownByAVeryLongName' is too long for a feature: 24 letters at most. "
        + "Accepted: aLampThatIsKnownByAVeryL."),
    Row(
      name: "class",
      words:
        "'class' can't be the name of a feature: it is taken by Swift itself. Accepted: MyClass."
    ),
    Row(
      name: "shell",
      words: "'shell' can't be the name of a feature: it is taken by a module. Accepted: MyShell."),
    Row(
      name: "table",
      words: "'table' can't be the name of a feature: it is taken by a type. Accepted: MyTable."),
    Row(
      events: ["켜기"],
      words:
        "'켜기' can't be the name of an event. \(letters). The text on its button may be in "
        + "any script. Accepted, for example: press."),
    Row(
      events: ["dim", "dim!"],
      words:
        "'dim!' can't be the name of an event. \(letters). The text on its button may be in "
        + "any script. Accepted: dim."),
    Row(
      events: ["switch"],
      words:
        "'switch' can't be the name of an event: it is taken by Swift itself. Accepted: switchLamp."
    ),
    Row(
      events: ["on"],
      words:
        "'on' can't be the name of an event: it is taken by the shell, in 'fire EVENT on PATTERN'. "
        + "Accepted: onLamp."),
    Row(
      events: ["show"],
      words: "'show' can't be the name of an event: it is taken by a member of a layer. "
        + "Accepted: showLamp."),
    Row(events: ["dim", "Dim"], words: "the event 'dim' is named twice."),
    Row(
      events: (1...13).map { "event\($0)" },
      words: "13 events don't fit on a screen: 12 at most."),
    Row(
      patterns: ["mvq"],
      words: "there is no pattern 'mvq'. Did you mean 'mvc'? "
        + "Patterns: \(patterns)."),
    Row(
      patterns: ["mvp,mvp"],
      words: "the pattern 'mvp' is named twice."),
    Row(patterns: [], words: "no pattern was named. Patterns: \(patterns)."),
  ]

  @Test(arguments: rows)
  func `a word that can't be used is answered with one that can`(row: Row) {
    #expect(throws: Worded(row.words)) {
      do {
        _ = try Blueprint(row.name, events: row.events, patterns: row.patterns)
      } catch let fault as Refusal {
        throw Worded(fault.message.description)
      }
    }
  }

  @Test(arguments: [
    (
      "name.mustache", "text",
      "the template 'name.mustache' can't be used: it has to begin with 'for: …', 'file: …' and '---'."
    ),
    (
      "a.mustache", "for: mvx\nfile: a\n---\n",
      "the template 'a.mustache' can't be used: 'mvx' isn't one of package, several, "
        + "\(patterns)."
    ),
    (
      "a.mustache", "for: mvp\nfile: ../{{Name}}\n---\n",
      "the template 'a.mustache' can't be used: '../Lamp' isn't a file inside a package."
    ),
    (
      "a.mustache", "for: mvp\nfile: /etc/{{Name}}\n---\n",
      "the template 'a.mustache' can't be used: '/etc/Lamp' isn't a file inside a package."
    ),
    (
      "a.mustache", "for: mvp\nfile: a\n---\n{{#events}}",
      "the template 'a.mustache' can't be used: Mustache can't read on from here: "
        + "{{#events}}."
    ),
    (
      "Base.swift", "",
      "the template 'Base.swift' can't be used: its name has to end in .mustache, or it has to be "
        + "in a folder named after a pattern."
    ),
  ])
  func `a template that can't be used says why`(file: String, text: String, words: String) throws {
    let folder = try ScratchFolder()
    try folder.add("fine.mustache", "for: package\nfile: README.md\n---\n")
    try folder.add(file, text)
    let blueprint = try Blueprint("lamp", events: [], patterns: ["mvp"])
    #expect(throws: Worded(words)) {
      do {
        let templates = try TemplateSet(folder: folder.path)
        _ = try blueprint.modules(from: templates, isAdded: false)
      } catch let fault as Refusal {
        throw Worded(fault.message.description)
      }
    }
  }

  @Test func `folders that aren't what they should be are told`() throws {
    let folder = try ScratchFolder()
    let path = folder.path
    #expect(
      fault { () throws(Refusal) in _ = try TemplateSet(folder: path) }
        == "no templates in '\(path)': their names end in .mustache. To write the program's "
        + "templates there: new templates FOLDER.")
    #expect(
      fault { () throws(Refusal) in _ = try TemplateSet(folder: "\(path)/none") }
        == "can't read '\(path)/none': it isn't a readable folder.")
    #expect(
      fault { () throws(Refusal) in _ = try ExistingFeature("lamp", in: path) }
        == "'\(path)' has no feature 'Lamp': its events should be in "
        + "Sources/LampFeature/LampEvent.swift. To make it: new feature Lamp")
    try folder.makeFolder("Sources")
    try folder.makeFolder("Sources/LampFeature")
    #expect(
      fault { () throws(Refusal) in _ = try ExistingFeature("lump", in: path) }
        == "'\(path)' has no feature 'Lump': its events should be in "
        + "Sources/LumpFeature/LumpEvent.swift. Did you mean 'Lamp'? Features there: Lamp.")
    #expect(
      fault { () throws(Refusal) in _ = try ExistingFeature("lamp", in: path) }
        == "can't read '\(path)/Sources/LampFeature/LampEvent.swift': No such file or directory.")
    try folder.add("Sources/LampFeature/LampEvent.swift", "enum LampEvent {}\n")
    #expect(
      fault { () throws(Refusal) in _ = try ExistingFeature("lamp", in: path) }
        == "no events found in '\(path)/Sources/LampFeature/LampEvent.swift': each needs "
        + "a line such as 'case press'. To name them: --events press,release.")
    for text in ["\(path)/none", "a\"b://c", ""] {
      #expect(
        fault { () throws(Refusal) in _ = try LayercakeSource(text, version: "0.1") }
          == "'\(text)' is neither an address with :// in it nor a folder with a Package.swift.")
    }
  }

  @Test func `what is there is told, and nothing is written`() throws {
    let folder = try ScratchFolder()
    try folder.add("b", "mine")
    let files = ["a", "b"].map { ScaffoldFile(path: $0, text: "theirs") }
    let words = fault { () throws(Refusal) in _ = try Scaffold(files, in: folder.path) }
    #expect(
      words
        == "already there: '\(folder.path)/b'. Files are never overwritten, so nothing "
        + "was written.")
    #expect(folder.names == ["b"])
    #expect(try folder.contents("b") == "mine")
  }

  /// What is said of a fault; nil if there is none.
  private func fault(_ body: () throws(Refusal) -> Void) -> String? {
    do throws(Refusal) {
      try body()
      return nil
    } catch {
      return error.message.description
    }
  }
}

/// A fault in words.
struct Worded: Error, Equatable {
  let words: String

  init(_ words: String) { self.words = words }
}
