import CCourse
import Foundation
import TestSupport
import Testing

/// The course, as it is part of the program.
@Suite(.waiting) struct CourseTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Lessons").standardizedFileURL

  private var embedded: [String: Data] {
    var files: [String: Data] = [:]
    for index in 0..<course_count() {
      let file = course_file_at(index)
      files[String(cString: file.path)] = Data(bytes: file.bytes, count: file.count)
    }
    return files
  }

  @Test func `every file of the folder is embedded, byte by byte, and nothing else`() throws {
    let walk = try #require(FileManager.default.enumerator(atPath: folder.path))
    let names = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }
    #expect(names.count >= 4)
    #expect(embedded.keys.sorted() == names.sorted())
    for name in names {
      #expect(embedded[name] == (try Data(contentsOf: folder.appending(path: name))), "\(name)")
    }
  }

  @Test func `it is proven by the program itself`() throws {
    let outcome = try Program("layercake").run(["check"], minutes: 5)
    #expect(outcome.text.contains(" checks, all passed"))
    #expect(outcome.exit == .code(0))
  }

  @Test func `each lesson is there in English and in Korean`() {
    let originals = embedded.keys.filter(Self.isOriginal)
    for name in originals { #expect(embedded[name.replacing(".md", with: ".ko.md")] != nil) }
    // A draft has some of them, and none that isn't there otherwise.
    let drafts = embedded.keys.filter { $0.hasSuffix(".ja.md") }
    for name in drafts { #expect(embedded[name.replacing(".ja.md", with: ".md")] != nil) }
    #expect(originals.count * 2 + drafts.count == embedded.count)
  }

  /// Whether a file is no translation: its name has no language.
  private static func isOriginal(_ name: String) -> Bool { name.count { $0 == "." } == 1 }

  @Test func `no lesson is a wall of text`() {
    let names = embedded.keys.filter(Self.isOriginal).sorted()
    let parts = Dictionary(grouping: names) { $0.prefix { $0 != "/" } }
    for name in names {
      // The files of code that is to be written are read in an editor.
      let words = String(decoding: embedded[name] ?? Data(), as: UTF8.self)
        .replacing(/```(start|solution) [^`]*```/, with: "").split(whereSeparator: \.isWhitespace)
      // Five to ten minutes at 200 words a minute, with time to type; the last one of a part looks back
      // over all of it.
      let isLast = parts[name.prefix { $0 != "/" }]?.last == name
      #expect((300...(isLast ? 1_600 : 1_200)).contains(words.count), "\(name): \(words.count)")
    }
  }
}
