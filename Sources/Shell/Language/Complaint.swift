import Queries

/// Why a line wasn't carried out, in words for the person who wrote it.
public struct Complaint: Error, Equatable {
  /// The words that it is about, in UTF-8 bytes of the line from 0; nil if it is about none.
  public var span: Range<Int>?
  /// What is wrong, without capital and full stop.
  public let what: String
  /// What was probably meant.
  public private(set) var nearest: String?
  /// What would be accepted: a sentence.
  public let accepted: String?
  /// What the process ends with if it ends because of this.
  public let exitCode: ExitCode
  /// That nothing was done, in the command's own words; the command fills it in.
  var outcome = ""

  /// Describes a fault.
  ///
  /// - Parameters:
  ///   - what: What is wrong, without capital and full stop.
  ///   - span: The words that it is about.
  ///   - nearest: What was probably meant.
  ///   - accepted: What would be accepted: a sentence.
  ///   - exitCode: What the process ends with if it ends because of this.
  public init(
    _ what: String, at span: Range<Int>? = nil, nearest: String? = nil, accepted: String? = nil,
    exitCode: ExitCode = .badData
  ) {
    self.what = what
    self.span = span
    self.nearest = nearest
    self.accepted = accepted
    self.exitCode = exitCode
  }

  /// The same fault, as the shell words it.
  ///
  /// - Parameters:
  ///   - error: What a parser found.
  ///   - of: What the names belong to: ` in counter`.
  ///   - label: What the accepted names are: `Events`.
  init(_ error: QueryError, of: String = "", listedAs label: String = "Accepted") {
    let names = error.accepted.joined(separator: ", ")
    self.init(
      error.message + of, at: error.span, nearest: error.nearest,
      accepted: names.isEmpty ? nil : "\(label): \(names).")
  }

  /// Says what was probably meant.
  mutating func suggest(_ nearest: String) { self.nearest = nearest }

  /// The same fault with a misspelt keyword in mind, if nothing else is near the word: `frm`. What
  /// follows a keyword is none.
  @MainActor func suggestingKeyword(of command: Command, for words: [Word]) -> Complaint {
    guard nearest == nil, let index = words.firstIndex(where: { $0.span == span }), index > 0
    else { return self }
    let keywords = command.parameters.filter { !$0.help.isEmpty }.map { $0.id }
    guard !keywords.contains(words[index - 1].text), !keywords.contains(words[index].text) else {
      return self
    }
    var complaint = self
    complaint.nearest = NearestName.to(words[index].text, among: keywords)
    return complaint
  }

  /// The first line: what is wrong, and what was probably meant.
  var headline: String {
    what
      + (nearest.map { ". Did you mean '\($0)'?" }
        ?? (what.last.map { "?.".contains($0) } == true ? "" : "."))
  }

  /// The second line: what would be accepted, and that nothing was done.
  var advice: String {
    [accepted, outcome].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
