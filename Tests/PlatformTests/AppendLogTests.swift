import Platform
import TestSupport
import Testing

/// What counts of a log whose end a crash tore.
@Suite struct AppendLogTests {
  private let path: String
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    path = "\(folder.path)/log"
  }

  @Test(arguments: ["do", "done one-tap mess", String(repeating: "한", count: 5000)])
  func `a torn line counts for nothing, also after the next one was added`(torn: String) throws {
    try folder.add("log", "# layercake-progress 1\ndone a\n" + torn)
    let log = AppendLog(path, kind: "progress", version: 1)
    #expect(try log.read()?.lines == ["done a"])
    #expect(try log.read()?.isTorn == true)
    log.append(["done b"])
    #expect(log.failure == nil)
    #expect(try folder.contents("log") == "# layercake-progress 1\ndone a\ndone b\n")
  }

  @Test func `nothing is taken from a log that is whole, or has a header alone`() throws {
    try folder.add("log", "# layercake-progress 1\n")
    let log = AppendLog(path, kind: "progress", version: 1)
    log.append(["done a"])
    log.append(["done b"])
    #expect(try folder.contents("log") == "# layercake-progress 1\ndone a\ndone b\n")
  }
}
