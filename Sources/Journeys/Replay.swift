import Languages
import LayerTracing
import Sessions
import Staging

/// What was done in a session, done again: `export test` writes tests that look at it.
///
/// ```swift
/// let replay = try Replay(of: ["open lamp mvp", "fire toggle"], with: Lamp.features)
/// #expect(try replay.screen(of: "mvp") == ["on"])
/// ```
public final class Replay {
  private let session: Session

  /// Does again what a session wrote, up to the end of an event, by default of the newest; throws a
  /// ``ReplayError`` at what can't be done any more.
  public init(
    of lines: [String], after event: Int? = nil, with features: [Feature]
  ) throws(ReplayError) {
    session = Session(features: features)
    for line in lines {
      guard let action = Action(line) else { throw .unreadable(line) }
      do throws(Refusal) { try session.perform(action) } catch { throw .refused(line, error) }
    }
    guard let event else { return }
    do throws(Refusal) { try session.go(.event(event)) } catch {
      throw .refused("goto \(event)", error)
    }
  }

  /// The messages of an event that crossed layers, a line each: `View -> Presenter:
  /// increaseButtonTouched()`. The pattern is named as people type it; event 0 is loading.
  public func messages(of pattern: String, in event: Int) throws(ReplayError) -> [String] {
    try specimen(pattern).recorder.messages.crossings(of: event).map {
      "\($0.senderName) \($0.isNotification ? "~>" : "->") \($0.receiverName): \($0.text)"
    }
  }

  /// The lines that a specimen shows.
  public func screen(of pattern: String) throws(ReplayError) -> [String] {
    try specimen(pattern).screen
  }

  /// The values that a layer, `presenter.amount`, holds, a line each: `number = 1`; none if there is no
  /// such layer. The pattern is named as people type it.
  public func values(of layer: String, in pattern: String) throws(ReplayError) -> [String] {
    let inspection = Inspection(specimen: try specimen(pattern))
    guard let found = inspection.ownLayers.first(where: { $0.path == layer })?.layer else {
      return []
    }
    return inspection.values(of: found).map { "\($0.name) = \($0.value)" }
  }

  private func specimen(_ pattern: String) throws(ReplayError) -> OpenSpecimen {
    guard let specimen = session.state.current?[pattern] else { throw .notOpen(pattern) }
    return specimen
  }
}

/// Why something can't be done again.
nonisolated public enum ReplayError: Error, CustomStringConvertible {
  /// A line is no action.
  case unreadable(String)
  /// An action is refused.
  case refused(String, any Error)
  /// A specimen isn't open.
  case notOpen(String)

  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .unreadable(let line): "'\(line)' is no action"
    case .refused(let line, let reason): "'\(line)' can't be done any more: \(reason)"
    case .notOpen(let pattern): "'\(pattern)' isn't open"
    }
  }
}
