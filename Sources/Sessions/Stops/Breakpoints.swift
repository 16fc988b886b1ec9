import LayerTracing
import Queries
import Staging

/// Breakpoints, by the numbers that they are taken away by. They are no actions: they stay where they
/// are when the session goes through time.
public struct Breakpoints {
  /// One of them.
  public struct Numbered {
    /// Counts up from 1, and is never given twice.
    public let number: Int
    /// Before which messages to stop.
    public let breakpoint: Breakpoint

    /// Why to stop before a message; nil if not to.
    func reason(
      before message: Message, of specimen: OpenSpecimen, in workspace: Workspace
    ) -> StopReason? {
      guard breakpoint.isFor(specimen) else { return nil }
      do throws(QueryError) {
        let context = CheckContext(workspace: workspace, tellsSetters: false)
        return try context.isMet(breakpoint, by: message) ? .breakpoint : nil
      } catch {
        // A condition on an argument or a value that isn't there doesn't hold.
        return error.isAboutAbsence ? nil : .undecided(error)
      }
    }
  }

  /// All, in the order of their numbers.
  public private(set) var all: [Numbered] = []
  private var newest = 0
  /// The newest number when a step of a lesson began last.
  private var newestBeforeStep = 0
  /// The numbers, by what is typed for them.
  private var byText: [String: Int] = [:]

  /// The numbers of all.
  var numbers: [Int] { all.map(\.number) }

  /// Adds one, and gives its number; the same one again keeps its number, because a lesson's block may
  /// be carried out twice.
  public mutating func add(_ breakpoint: Breakpoint) -> Int {
    let text = breakpoint.description
    if let known = byText[text] { return known }
    newest += 1
    byText[text] = newest
    all.append(Numbered(number: newest, breakpoint: breakpoint))
    return newest
  }

  /// Notes that a step of a lesson begins.
  mutating func mark() { newestBeforeStep = newest }

  /// Takes those away that were set since a step of a lesson began.
  mutating func removeNewest() {
    for breakpoint in all where breakpoint.number > newestBeforeStep { remove(breakpoint.number) }
  }

  /// Takes one away; nil takes all.
  public mutating func remove(_ number: Int?) {
    all.removeAll { number == nil || $0.number == number }
    byText = byText.filter { number != nil && $0.value != number }
  }
}

/// Why an event is stopped at a message.
public enum StopReason: Equatable {
  /// A breakpoint.
  case breakpoint
  /// A breakpoint whose condition can't be decided, and why.
  case undecided(QueryError)
}

extension Breakpoint {
  /// Whether it is about what a specimen sends.
  func isFor(_ specimen: OpenSpecimen) -> Bool {
    guard let reference = self.specimen?.value else { return true }
    return reference.pattern.lowercased() == specimen.specimen.name
      && (reference.feature.map { specimen.name.hasPrefix($0 + ".") } ?? true)
  }
}
