import Catalog
import Sessions
import TestSupport
import Testing

/// What the code of a hand-in asks for that no specimen does.
@Suite struct CodeReachTests {
  @Test(arguments: [
    ("import Features", []), ("import Glibc", ["Glibc"]),
    ("@testable import struct Foundation.URL", ["Foundation"]),
    ("@preconcurrency\nimport Glibc\nimport Glibc", ["Glibc"]),
    ("let a = 1; import /* the C library */ Musl", ["Musl"]),
    ("// import Glibc\n/* import Glibc */\nlet important = 1", []),
    (#"@_silgen_name("fork") func cFork() -> Int32"#, ["@_silgen_name"]),
    (#"@_extern(c) func open() /* @_silgen_name */"#, ["@_extern"]),
  ])
  func `modules and attributes that the feature doesn't use are told`(
    line: String, uses: [String]
  ) throws {
    var handIn = try HandIn.read(
      """
      # layercake-handin 1
      name Kim
      of body 0 en
      layercake 0.1
      lesson body at 1
      build counter mvp~body mvp 0123456789abcdef

      """
    ).handIn
    let file = OwnCode.File(path: "CountPresenter.swift", text: line + "\n")
    handIn.code = [OwnCode(digest: "0123456789abcdef", files: [file])]
    let reach = handIn.reach(among: Catalog.features)
    #expect(reach.map(\.uses) == (uses.isEmpty ? [] : [uses]))
    #expect(reach.allSatisfy { $0.build == "counter.mvp~body" })
  }
}
