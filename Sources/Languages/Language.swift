/// A language that the program speaks: what it says, by key, and how words change in it.
///
/// A language is a file of texts, a folder with what else it knows, and a line in ``all``. What it says is the same for all of them
/// but for the words; a text that a language lacks is said in ``fallback``, and a test names it unless the
/// language is a draft.
package final class Language: Sendable {
  /// The language (BCP 47): `ko`.
  package let code: String
  /// What its speakers call it: `한국어`.
  package let name: String
  /// Whether it doesn't say all yet: what it lacks is said in English. No locale chooses a draft, only a
  /// learner does.
  package let isDraft: Bool
  /// Its texts in ``Format``, by key.
  private let table: StringsTable
  /// What stands before the last of several things: ` and `.
  let and: String
  /// What stands before the last of several choices: ` or `.
  let or: String
  /// What stands between several things: `, `.
  let comma: String
  /// The form of a particle behind a text, by the particle's name as formats write it: `을` is `을` or `를`;
  /// nil where the language has no such particle.
  package let particle: @Sendable (_ name: String, _ text: String) -> String?
  /// Whether a sentence begins with a capital, also if its first word is a pattern's or an event's name.
  package let capitalizesSentences: Bool
  /// How learners write answers in it.
  package var answers: AnswerWords { makeAnswers() }
  private let makeAnswers: @Sendable () -> AnswerWords
  /// What the keys behind a text would have written in Latin letters: it was typed in the wrong mode of its
  /// keyboard; nil where the text has nothing of the language's script.
  let latinKeys: @Sendable (_ text: String) -> String?
  /// What tables of students call their columns in it, in small letters, with the column that it is: `학번` is `id`.
  package let columns: [String: String]
  /// What a typeface with its script is called behind its family: `CJK KR`; nil where each has it.
  package let script: String?

  /// Makes a language.
  ///
  /// - Parameters:
  ///   - code: The language (BCP 47).
  ///   - name: What its speakers call it.
  ///   - and: What stands before the last of several things.
  ///   - or: What stands before the last of several choices.
  ///   - comma: What stands between several things.
  ///   - capitalizesSentences: Whether a sentence begins with a capital, whatever its first word is.
  ///   - answers: How learners write answers in it.
  ///   - isDraft: Whether it doesn't say all yet.
  ///   - particle: The form of a particle behind a text.
  ///   - latinKeys: What the keys behind a text would have written in Latin letters.
  ///   - columns: What tables of students call their columns.
  ///   - script: What a typeface with its script is called behind its family.
  init(
    code: String, name: String, and: String, or: String, comma: String = ", ",
    capitalizesSentences: Bool, answers: @autoclosure @escaping @Sendable () -> AnswerWords,
    isDraft: Bool = false,
    particle: @escaping @Sendable (_ name: String, _ text: String) -> String? = { _, _ in nil },
    latinKeys: @escaping @Sendable (_ text: String) -> String? = { _ in nil },
    columns: [String: String] = [:], script: String? = nil
  ) {
    self.code = code
    self.name = name
    self.and = and
    self.or = or
    self.comma = comma
    self.capitalizesSentences = capitalizesSentences
    makeAnswers = answers
    self.isDraft = isDraft
    table = StringsTable(code)
    self.particle = particle
    self.latinKeys = latinKeys
    self.columns = columns
    self.script = script
  }

  /// Every language that there is.
  package static let all: [Language] = [english, korean, japanese]
  /// What is spoken where a language isn't known.
  package static let fallback = english

  /// The language that is spoken just now: who runs something for a learner sets it.
  @TaskLocal package static var spoken = fallback

  /// The language of a code: `ko-KR` is `ko`.
  ///
  /// - Parameter code: The code (BCP 47), or a locale's name.
  /// - Returns: ``fallback`` where the language isn't known.
  package static func of(_ code: String) -> Language { known(code) ?? fallback }

  /// The language of a code, if it is known: `ko-KR` is `ko`.
  ///
  /// - Parameter code: The code (BCP 47), or a locale's name.
  /// - Returns: The language; nil where it isn't known.
  package static func known(_ code: String) -> Language? {
    if let found = all.first(where: { $0.code == code }) { return found }
    let main = code.prefix { $0 != "-" && $0 != "_" && $0 != "." }.lowercased()
    return all.first { $0.code == main }
  }

  /// A text as its keys would have written it in Latin letters, if it was typed in the wrong mode of some
  /// language's keyboard; nil if it wasn't.
  package static func latin(_ text: String) -> String? {
    text.allSatisfy(\.isASCII) ? nil : all.lazy.compactMap { $0.latinKeys(text) }.first
  }

  /// What lists of languages call it: its code, and that it is a draft, if it is one.
  package var listed: String { isDraft ? Languages.localized("language.draft", code) : code }

  /// Does something while this language is spoken.
  ///
  /// - Parameter body: Does it.
  /// - Returns: What it returns.
  /// - Throws: What `body` throws.
  @inlinable
  package func speaking<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Called for each line of a script, which as a rule speaks as the one before.
    isSpoken ? try body() : try speakingAnew(body)
  }

  /// Whether it is spoken just now.
  @usableFromInline package var isSpoken: Bool { Language.spoken === self }

  /// Does something while this language is spoken in place of another.
  @usableFromInline
  package func speakingAnew<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The task's own scope hands on any error; that it is this one, the compiler can't see.
    let result = Language.$spoken.withValue(self) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// What stands under a key, not yet filled in, and the language that it is written in: this one, or the
  /// one that says what this one lacks; the key itself if no language has it.
  func text(_ key: String) -> (format: Format, language: Language) {
    if let row = row(key) { return (Format(row), self) }
    return (Format(Language.fallback.row(key) ?? key), .fallback)
  }

  /// What stands under a key among its own texts.
  func row(_ key: String) -> String? { table[key] }

  /// All its texts, by key.
  package var texts: [String: String] {
    Dictionary(table.rows.map { ($0.key, $0.text) }) { _, _ in
      preconditionFailure("two texts of one key")
    }
  }
}

extension Language: Equatable {
  /// Whether two are the same language, which its code tells.
  package static func == (one: Language, other: Language) -> Bool { one.code == other.code }
}
