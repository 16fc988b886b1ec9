import Platform
import TestSupport
import Testing

/// Every command that writes a file, and what can be in its way: the old file is whole, the words are
/// clear, and the exit status says whether the file or the disk was the reason.
@Suite(.waiting) struct WritingTests {
  /// A command that writes a file, and what is done before it.
  struct Writer: Sendable, CustomTestStringConvertible {
    let before: String
    /// The words up to the file's name.
    let command: String

    var testDescription: String { command }

    func script(_ file: String, forced: Bool = false) -> String {
      before + "\n\(command) \(file)\(forced ? " --force" : "")\n"
    }
  }

  static let writers: [Writer] = [
    Writer(before: "open counter mvp\nfire increase", command: "export jsonl"),
    Writer(before: "open counter mvp\nfire increase", command: "export markdown"),
    Writer(before: "open counter mvp\nfire increase", command: "export mermaid"),
    Writer(before: "open counter mvp\nfire increase", command: "transcript"),
    Writer(before: "open counter mvp\nfire increase", command: "record"),
    Writer(before: "open counter mvp\nfire increase", command: "share"),
    Writer(before: "lesson 1.1\nanswer 5", command: "handin 1.1 name Kim"),
    Writer(before: "open counter", command: "handout 1.1"),
    Writer(before: "lesson 1.1\nanswer 5\nfire increase", command: "progress export"),
  ]

  @Test(arguments: writers)
  func `a new file is written, and nothing beside it`(writer: Writer) throws {
    let folder = try ScratchFolder()
    let outcome = try Script.run(writer.script(folder.path + "/a"), options: ["-v"])
    #expect(outcome.exit == .code(0))
    #expect(outcome.complaints.contains("\(folder.path)/a"))
    #expect(folder.names == ["a"])
    #expect(try folder.contents("a").isEmpty == false)
  }

  @Test(arguments: writers)
  func `a file that is there is left alone, and replaced where that is asked for`(
    writer: Writer
  ) throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a", "mine")
    let outcome = try Script.run(writer.script(file))
    #expect(outcome.exit == .code(73))
    #expect(outcome.complaints.contains("this file already exists."))
    #expect(outcome.complaints.contains("Choose another name, or add --force to replace it."))
    #expect(try folder.contents("a") == "mine")
    #expect(try Script.run(writer.script(file, forced: true)).exit == .code(0))
    #expect(try folder.contents("a") != "mine")
    #expect(folder.names == ["a"])
  }

  @Test(arguments: writers)
  func `a folder of that name is left alone`(writer: Writer) throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("a")
    let outcome = try Script.run(writer.script(folder.path + "/a", forced: true))
    #expect(outcome.exit == .code(73))
    #expect(outcome.complaints.contains("can't create this file: Is a directory"))
    #expect(folder.names == ["a"])
  }

  @Test(arguments: writers)
  func `a link is not followed unasked, and stays a link where it is`(writer: Writer) throws {
    let folder = try ScratchFolder()
    let file = try folder.add("precious", "mine")
    let link = "\(folder.path)/a"
    symlink(file, link)
    #expect(try Script.run(writer.script(link)).exit == .code(73))
    #expect(try folder.contents("precious") == "mine")
    #expect(try Script.run(writer.script(link, forced: true)).exit == .code(0))
    #expect(try folder.contents("precious") != "mine")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(folder.names.sorted() == ["a", "precious"])
  }

  @Test(arguments: writers)
  func `a folder that isn't there, or takes no file, is told`(writer: Writer) throws {
    for path in ["/nowhere/a", "/proc/a"] {
      let outcome = try Script.run(writer.script(path))
      #expect(outcome.exit == .code(73), "\(path)")
      #expect(outcome.complaints.contains("can't create this file: "))
      #expect(outcome.complaints.contains("\nNothing was "))
    }
  }

  @Test(.disabled(if: Sanitizer.isOn), arguments: writers)
  func `a disk that is full leaves the old file, and says so`(writer: Writer) throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a", "mine")
    let script = try folder.add("script", writer.script(file, forced: true))
    // Where files may have no byte, the disk is as good as full.
    let outcome = try Program("layercake").run(
      ["run", script], prefix: ["/bin/sh", "-c", #"ulimit -f 0; exec "$0" "$@""#])
    #expect(outcome.exit == .code(74))
    #expect(outcome.complaints.contains("can't write this file: File too large."))
    #expect(outcome.complaints.contains("\nNothing was "))
    #expect(try folder.contents("a") == "mine")
    #expect(folder.names.sorted() == ["a", "script"])
  }
}
