import TestSupport
import Testing

/// Texts that tests expect, in files.
@Suite struct SnapshotFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func mismatch(with text: String, isRenewing: Bool = false) -> String? {
    SnapshotFile("a/b", in: folder.path, isRenewing: isRenewing).mismatch(with: text)
  }

  @Test func `a file that is missing is told, and not written`() {
    #expect(mismatch(with: "one\n")?.hasPrefix("'a/b' is missing. To renew it: ") == true)
    #expect(folder.names == [])
  }

  @Test func `a file that is renewed fails once`() {
    #expect(mismatch(with: "one\n", isRenewing: true)?.hasPrefix("'a/b' is renewed. ") == true)
    #expect(mismatch(with: "one\n", isRenewing: true) == nil)
    #expect(mismatch(with: "one\n") == nil)
  }

  @Test func `a text that differs is told with its first line that does`() {
    _ = mismatch(with: "one\ntwo\n", isRenewing: true)
    let told = mismatch(with: "one\n2\n")
    #expect(told?.hasPrefix("'a/b' differs in line 2.\nexpected: two\nbut was:  2\n") == true)
    #expect(mismatch(with: "one\ntwo\nthree\n")?.contains("was:  three\n") == true)
    #expect(mismatch(with: "one\ntwo")?.contains("expected: \nbut was:  the end\n") == true)
  }
}
