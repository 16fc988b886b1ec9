import Languages
import Queries

/// What is wrong with one line of a lesson's block, and where in that line.
public struct LessonLineError: Error, Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// No command is called so.
    case noCommand
    /// A command stands in no block.
    case noBlock(command: String, LessonUse.Reason)
    /// A command may stand in a solution alone.
    case onlyInSolution(command: String)
    /// The words of a command aren't as its form asks.
    case form(CommandFormError.Kind, command: String)
    /// A parser of lines can't read it.
    case query(QueryError)
    /// A quote only looks like one.
    case curlyQuote
    /// A command was pasted with its prompt.
    case prompt
    /// No event stands there.
    case noEvent
    /// No feature has an event of this name.
    case unknownEvent(String)
    /// Something stands behind an event that is no number.
    case badEvent
    /// No feature is built in this pattern.
    case notBuilt(String)
    /// A pattern as it should be stands where a flawed build does.
    case sound(String)
    /// A check isn't about what events do to the build.
    case notOfEvents
  }

  /// The words that it is about, in UTF-8 bytes of the line from 0.
  public let span: Range<Int>
  /// What is wrong.
  public let kind: Kind
  /// What would be accepted, if it can be listed.
  public let accepted: [String]
  /// What was probably meant.
  public let nearest: String?

  /// Describes an error.
  init(
    _ kind: Kind, at span: Range<Int>, accepted: [String] = [], nearest: String? = nil
  ) {
    self.span = span
    self.kind = kind
    self.accepted = accepted
    self.nearest = nearest
  }

  /// The same error as a parser of lines found it.
  init(_ error: QueryError) {
    self.init(.query(error), at: error.span, accepted: error.accepted, nearest: error.nearest)
  }

  /// The same error as the form of a command found it.
  init(_ error: CommandFormError, of form: CommandForm) {
    self.init(
      .form(error.kind, command: form.name), at: error.span, accepted: [form.usage],
      nearest: error.kind.nearest)
  }

  /// What is wrong, in words, without capital and full stop.
  public var message: String { kind.message }
}

extension LessonLineError.Kind {
  /// What is wrong, in words, without capital and full stop.
  var message: String {
    switch self {
    case .noCommand: localized("fault.line.no-command")
    case .noBlock(let command, let reason): reason.words(for: command)
    case .onlyInSolution(let command): localized("fault.line.by-itself", command)
    case .form(let kind, let command): kind.message(of: command)
    case .query(let error): error.message
    case .curlyQuote: localized("fault.line.curly-quote")
    case .prompt: localized("fault.line.prompt")
    case .noEvent: localized("fault.line.no-event")
    case .unknownEvent(let name): localized("fault.line.unknown-event", name)
    case .badEvent: localized("fault.line.event")
    case .sound(let name): localized("fault.line.sound", name)
    case .notOfEvents: localized("fault.line.not-of-events")
    case .notBuilt(let pattern): localized("fault.line.not-built", pattern)
    }
  }
}
