import LayerTracing
import Lessons
import Staging

/// A prediction that goes on: asked, then sealed, then graded.
public struct OpenPrediction {
  /// How far it is.
  public enum Phase {
    /// Nothing was foreseen yet.
    case asked
    /// Something was, and the event isn't fired yet.
    case sealed(Forecast)
    /// The event was fired; the learner may say why it went so.
    case graded(Grade)
  }

  /// What is asked.
  public let question: Prediction
  /// The roles of the specimen's layers, as people draw them: what a path may go through.
  public let roles: [Role]
  /// For an order, the messages in the order in which they are shown; else nothing.
  public let items: [String]
  /// How far it is.
  public internal(set) var phase = Phase.asked

  /// Whether an answer is taken: a first one, or another before the event is fired.
  public var isOpen: Bool {
    switch phase {
    case .asked, .sealed: true
    case .graded: false
    }
  }

  /// What was foreseen; nil if nothing was.
  var forecast: Forecast? {
    switch phase {
    case .asked: nil
    case .sealed(let forecast): forecast
    case .graded(let grade): grade.forecast
    }
  }

  // MARK: Answers

  /// What the words of an answer foresee.
  ///
  /// - Parameter words: Roles by their names, initials or numbers; numbers; a text.
  /// - Returns: nil if they are no answer to the question.
  public func forecast(_ words: [String]) -> Forecast? {
    switch question.subject {
    case .path:
      let roles = RoleInitials(roles).read(words)
      return roles.map(Forecast.path)
    case .count:
      guard words.count == 1, let number = Int(words[0]), number >= 0 else { return nil }
      return .count(number)
    case .order:
      let places = OpenPrediction.numbers(words, most: items.count).map { $0.map { $0 - 1 } }
      guard let places, Set(places).count == items.count else { return nil }
      return .order(places)
    case .value, .screen:
      let text = words.joined(separator: " ")
      return text.allSatisfy(\.isWhitespace) ? nil : .text(text)
    }
  }

  /// The words that mean a forecast wherever they are read again.
  public func words(of forecast: Forecast) -> [String] {
    switch forecast {
    case .path(let roles): roles.map(\.name)
    case .count(let number): [String(number)]
    case .order(let places): places.map { String($0 + 1) }
    case .text(let text): [text]
    }
  }

  /// Numbers from 1, a word each or, where none has two digits, one behind the other: `3 1 2`, `312`.
  ///
  /// - Returns: nil if a word is anything else.
  public static func numbers(_ words: [String], most: Int) -> [Int]? {
    var words = words.flatMap { $0.split { ",;".contains($0) }.map(String.init) }
    if words.count == 1, most < 10 { words = words[0].map(String.init) }
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, numbers.allSatisfy({ (1...max(1, most)).contains($0) })
    else { return nil }
    return numbers
  }
}

/// Reads roles by their initials, which are those of their words: V for View, VM for ViewModel.
public struct RoleInitials {
  private let roles: [Role]

  /// Knows these roles by number and initials, and all others by name, or by an initial that is free.
  public init(_ roles: [Role]) { self.roles = roles }

  /// The initials of a role: `V`, `VM`.
  public static func initials(of role: Role) -> String { role.name.filter(\.isUppercase) }

  /// Every role that may be named, by its initials in small letters, the longer ones first.
  private var table: [(initials: String, role: Role)] {
    var table = roles.map { (initials: RoleInitials.initials(of: $0).lowercased(), role: $0) }
    for role in Role.known where !roles.contains(role) {
      let initials = RoleInitials.initials(of: role).lowercased()
      if initials.count == 1, !table.contains(where: { $0.initials == initials }) {
        table.append((initials, role))
      }
    }
    return table.filter { !$0.initials.isEmpty }
      .sorted { $0.initials.count > $1.initials.count }
  }

  /// Reads words; arrows and commas between roles don't matter, and neither does the user at the start.
  ///
  /// - Returns: nil if anything in them is no role.
  public func read(_ words: [String]) -> [Role]? {
    let table = table
    var found: [Role] = []
    for piece in words.flatMap({ $0.split { "-~=>,→⇢;".contains($0) } }) {
      guard let roles = roles(in: piece.lowercased(), table) else { return nil }
      found += roles
    }
    if found.first == .user, found.count > 1 { found.removeFirst() }
    return found.isEmpty ? nil : found
  }

  private func roles(in piece: String, _ table: [(initials: String, role: Role)]) -> [Role]? {
    if let role = (roles + Role.known).first(where: { $0.name.lowercased() == piece }) {
      return [role]
    }
    var rest = piece[...]
    var found: [Role] = []
    while let first = rest.first {
      if let number = first.wholeNumberValue, first.isASCII {
        guard roles.indices.contains(number - 1) else { return nil }
        found.append(roles[number - 1])
        rest.removeFirst()
      } else if let next = table.first(where: { rest.hasPrefix($0.initials) }) {
        found.append(next.role)
        rest = rest.dropFirst(next.initials.count)
      } else {
        return nil
      }
    }
    return found
  }
}
