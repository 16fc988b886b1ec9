import Exports
import Foundation
import TestSupport
import Testing

/// The page that says what the types of the specimens stand for in an app.
@Suite struct XcodePageTests {
  /// The modules whose types a specimen uses in the place of an app's.
  private static let modules = ["Sources/Widgets", "Sources/Features/StandIns"]

  private static func publicTypes() throws -> [String] {
    try modules.flatMap { module in
      let folder = Book.root.appending(path: module)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.flatMap { file in
          let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          return text.matches(
            of: /(?m)^(?:@MainActor )?(?:public|open) (?:final )?(?:class|struct|protocol) (\w+)/
          ).map { String($0.output.1) }
        }
    }
  }

  @Test(arguments: ["Sources/Hosting/Hosting.docc/InYourXcode.md", ".readme/ko/InYourXcode.md"])
  func `each type of the widgets and the stand-ins has its row`(page: String) throws {
    let heads = try Book.text(of: page).split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|")[0] }
    let types = try Self.publicTypes()
    #expect(types.count > 25)
    for type in types {
      #expect(heads.contains { $0.contains("`\(type)`") }, "\(type)")
    }
  }

  @Test(arguments: ["Sources/Hosting/Hosting.docc/InYourXcode.md", ".readme/ko/InYourXcode.md"])
  func `the page names what export swift puts in a type's place`(page: String) throws {
    let rows = try Book.text(of: page).split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|") }
    for type in UIKitName.types {
      let row = try #require(rows.first { $0[0].contains("`\(type.name)`") }, "\(type.name)")
      #expect(row.dropFirst().joined().contains("`\(type.replacement)`"), "\(type.name)")
    }
  }
}
