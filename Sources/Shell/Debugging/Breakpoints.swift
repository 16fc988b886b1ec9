import LayerTracing
import Queries
import Staging

/// Breakpoints, by the numbers that they are taken away by.
struct Breakpoints {
  /// One of them.
  struct Numbered {
    /// Counts up from 1, and is never given twice.
    let number: Int
    /// Before which messages to stop.
    let breakpoint: Breakpoint

    /// Whether to stop before a message; nil if not.
    func reason(
      before message: Message, of specimen: OpenSpecimen, on desk: Desk
    ) -> Pause.Reason? {
      guard isFor(specimen) else { return nil }
      do throws(QueryError) {
        let context = SessionContext(desk: desk, tellsSetters: false)
        let stops = try breakpoint.pauses(before: message) { path throws(QueryError) in
          try context.value(of: path).value
        }
        return stops ? .breakpoint : nil
      } catch {
        // What a message hasn't, or what isn't there yet, can't be so.
        return error.isAboutAbsence ? nil : .undecided(Complaint(error).headline)
      }
    }

    /// Whether it is about a specimen.
    func isFor(_ specimen: OpenSpecimen) -> Bool {
      guard let reference = breakpoint.specimen?.value else { return true }
      return reference.pattern.lowercased() == specimen.specimen.name
        && (reference.feature.map { specimen.name.hasPrefix($0 + ".") } ?? true)
    }
  }

  /// All, in the order of their numbers.
  private(set) var all: [Numbered] = []
  private var newest = 0

  /// Adds one.
  ///
  /// - Returns: Its number.
  mutating func add(_ breakpoint: Breakpoint) -> Int {
    // A lesson's block may be done again.
    if let known = all.first(where: { $0.breakpoint.description == breakpoint.description }) {
      return known.number
    }
    newest += 1
    all.append(Numbered(number: newest, breakpoint: breakpoint))
    return newest
  }

  /// Takes one away; nil takes all.
  mutating func remove(_ number: Int?) {
    all.removeAll { number == nil || $0.number == number }
  }
}
