import Foundation
import TestSupport
import Testing

/// The picture at the head of the README, in each language.
@Suite(.waiting) struct PictureTests {
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")),
    arguments: [("en", ".pictures/session.svg"), ("ko", ".pictures/ko/session.svg")])
  func `it shows what the program shows`(language: String, picture: String) throws {
    let outcome = try Program(at: "/usr/bin/python3").run([
      Book.root.appending(path: ".ci/picture").path, Program("layercake").path, language,
    ])
    #expect(outcome.exit == .code(0), "\(outcome.complaints)")
    #expect(try outcome.text == Book.text(of: picture))
  }
}
