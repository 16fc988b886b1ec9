import LayerTracing
import Sessions
import Testing

import Languages

/// How the layers of a path are answered.
@Suite struct RoleInitialsTests {
  private static let account = RoleInitials([.view, .viewModel, .router, .model, .repository])

  @Test func `roles that share an initial go by the beginnings of their names`() {
    #expect(Self.account.entries.map(\.initials) == ["V", "VM", "Ro", "M", "Re"])
    #expect(RoleInitials([.view, .controller]).entries.map(\.initials) == ["V", "C"])
  }

  @Test(
    arguments: [
      ("v ro re", [.view, .router, .repository]), ("VRoRe", [.view, .router, .repository]),
      ("vvmm", [.view, .viewModel, .model]), ("v vm v", [.view, .viewModel, .view]),
      ("rou repo", [.router, .repository]), ("1 3 5", [.view, .router, .repository]),
      ("Router -> Repository", [.router, .repository]), ("user v", [.view]),
      ("Presenter interactor", [.presenter, .interactor]), ("u v", [.user, .view].suffix(1)),
      ("VREro", [.view, .repository, .router]),
    ] as [(String, [Role])])
  func `an answer is read by initials, names, beginnings and numbers`(
    answer: String, roles: [Role]
  ) throws {
    #expect(try Self.account.read(answer.split(separator: " ").map(String.init)) == roles)
  }

  @Test(arguments: ["r", "v r", "vrv"])
  func `an initial that roles share is asked back`(answer: String) {
    let shared = Self.account.entries.filter { $0.initials.hasPrefix("R") }
    #expect(throws: Refusal.whichRole("R", among: shared)) {
      try Self.account.read(answer.split(separator: " ").map(String.init))
    }
  }

  @Test(arguments: ["", "xyz", "9", "v 0", "->", "a", "p i"])
  func `what is no role is no answer`(answer: String) {
    #expect(throws: Refusal.noSuchAnswer) {
      try Self.account.read(answer.split(separator: " ").map(String.init))
    }
  }

  @Test(arguments: [("av", "A"), ("v x", "X")])
  func `a letter among initials that stands for no role is named`(answer: String, letter: String) {
    #expect(throws: Refusal.noSuchLayer(letter)) {
      try Self.account.read(answer.split(separator: " ").map(String.init))
    }
  }

  @Test func `what a language calls a role is a role of the code`() throws {
    for language in Language.all {
      for (word, name) in language.answers.roles {
        let role = try #require(Role.known.first { $0.name == name }, "\(word): \(name)")
        #expect(try RoleInitials([]).read([word]) == [role], "\(word)")
      }
    }
    #expect(AnswerWords.meanNothing(Forecast.nothing))
  }
}
