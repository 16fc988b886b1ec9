import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// What the learner's own build does otherwise than the specimen that it began as, and what its code says
  /// otherwise.
  static func built(_ build: OwnBuild, in state: State) -> Document {
    guard let comparison = BuildComparison(build.name, in: state) else { return Document() }
    let asked = state.lessonInFront?.run.openTask?.code
    let isTest = asked?.test != nil && asked?.name == build.name
    return BuildReport(comparison, isTest: isTest).document
  }
}

/// An own build beside its original: the same events at both.
struct BuildComparison {
  /// An event that the two take in other ways.
  struct Difference {
    /// The event's number; 0 is loading.
    let number: Int
    /// What was fired; empty for loading.
    let event: String
    /// The messages that cross layers in each.
    let (own, original): ([Message], [Message])
    /// The messages that only the own build sends, and those that only the original sends.
    let (added, missing): ([String], [String])
  }

  /// The own build and its original.
  let own: Specimen
  /// What it began as.
  let original: Specimen
  /// How many events both have lived through.
  let events: Int
  /// The events that go another way, in order.
  let differences: [Difference]
  /// The first event after which the screens differ, and what each shows then; nil if none does.
  let screen: (event: Int, own: [String], original: [String])?
  /// What breaks the pattern's rules in the own build.
  let breaches: [RuleBreach]
  /// Whether the own build did the same when its events were done again, for the comparison.
  let isRepeatable: Bool

  /// Compares an open own build; nil if it isn't open, or what it began as can't be opened.
  init?(_ name: String, in state: State) {
    guard let stage = state.current, let open = stage[name],
      let original = open.specimen.original.flatMap(stage.feature.specimen(named:))
    else { return nil }
    let side = stage.copy()
    if side[original.name] == nil, side.open(original) != nil { return nil }
    guard let one = side.copyForReplay(of: name), let other = side.copyForReplay(of: original.name)
    else {
      return nil
    }
    var (differences, count): ([Difference], Int) = ([], 0)
    var screen: (event: Int, own: [String], original: [String])?
    for number in [0] + side.events.numbers {
      if number > 0 {
        let (first, second) = (side.replay(number, with: one), side.replay(number, with: other))
        guard first, second else { continue }
        count += 1
      }
      let event = side.events[number]?.description ?? ""
      if let difference = Difference(number, event, one, other) { differences.append(difference) }
      let (own, theirs) = (one.screen, other.screen)
      if screen == nil, own != theirs { screen = (number, own, theirs) }
    }
    (own, self.original, events) = (open.specimen, original, count)
    (self.differences, self.screen) = (differences, screen)
    breaches = RuleBreach.all(in: open)
    isRepeatable = open.didTheSame(as: one)
  }

  /// Whether the own build does nothing otherwise.
  var isSame: Bool { isRepeatable && differences.isEmpty && screen == nil && breaches.isEmpty }

  /// The newest events that go another way: they are told one by one.
  var newest: ArraySlice<Difference> { differences.suffix(BuildReport.mostEvents) }

  /// What differs, a sentence each, without the messages.
  var sentences: [String] { BuildReport(self).sentences }

  /// What the code of the own build says otherwise.
  var code: CodeDifference {
    CodeDifference(own.sources + own.framework, from: original.sources + original.framework)
  }
}

extension BuildComparison.Difference {
  /// Compares what an event did in both; nil if the same.
  fileprivate init?(_ number: Int, _ event: String, _ one: OpenSpecimen, _ other: OpenSpecimen) {
    func messages(_ specimen: OpenSpecimen) -> [Message] {
      specimen.recorder.messages.trace(events: number...number).filter(\.isCrossing)
    }
    (own, original) = (messages(one), messages(other))
    if own.map(\.asCompared) == original.map(\.asCompared) { return nil }
    (self.number, self.event) = (number, event)
    (added, missing) = (own.leavingOut(original), original.leavingOut(own))
  }
}

extension Message {
  /// What is the same in an own build and its original: a module is named only where there is another one, which
  /// only one of the two may have opened.
  var asCompared: String { "\(sender.role) \(isNotification) \(receiver.role) \(brief)" }

  /// The message on a line: `View -> Presenter  increaseButtonTouched()`.
  fileprivate var line: String { "\(hopText)  \(brief)" }
}

extension [Message] {
  /// The lines that are left if each message of another list is taken out once.
  fileprivate func leavingOut(_ others: [Message]) -> [String] {
    var rest = others.map(\.asCompared)
    return filter { message in
      guard let index = rest.firstIndex(of: message.asCompared) else { return true }
      rest.remove(at: index)
      return false
    }.map(\.line)
  }
}

/// What differs, short.
private struct BuildReport {
  private let comparison: BuildComparison
  /// Whether the build was made for the tests in it.
  private let isTest: Bool
  /// The events that are shown one by one.
  private let shown: ArraySlice<BuildComparison.Difference>
  /// The most events and messages that are shown one by one.
  static let mostEvents = 3
  private static let mostMessages = 4

  init(_ comparison: BuildComparison, isWhole: Bool = false, isTest: Bool = false) {
    (self.comparison, self.isTest) = (comparison, isTest)
    shown = isWhole ? comparison.differences[...] : comparison.newest
  }

  private var title: String { comparison.original.pattern }

  /// What differs, without the messages.
  var sentences: [String] {
    let differing = shown.map { head(of: $0).capitalizedFirst + "." }
    let events = comparison.differences.isEmpty ? [sameMessages] : differing
    let earlier = earlier(isTyped: false).map { $0.capitalizedFirst + "." }
    return [unrepeatable, earlier].compactMap(\.self) + events + [screens, rules, changes]
  }

  private var sameMessages: String {
    localized("build.same-messages", comparison.own.name, title, comparison.events)
  }

  private func head(of difference: BuildComparison.Difference) -> String {
    let name =
      difference.number == 0
      ? localized("build.loading")
      : localized("build.event", difference.number, difference.event)
    return localized(
      "build.differs", name, difference.own.count, title, difference.original.count)
  }

  /// How many events are left out, and from which on; nil if none is. What is typed says how to see them, too.
  private func earlier(isTyped: Bool) -> String? {
    let count = comparison.differences.count - shown.count
    guard count > 0, let first = comparison.differences.first?.number else { return nil }
    let how = isTyped ? "changes \(comparison.own.name) --all" : ""  // no text: a command
    return localized("build.earlier-events", count, first, how)
  }

  private var rules: String {
    comparison.breaches.isEmpty
      ? localized("build.rules-kept")
      : localized("build.rules-broken", comparison.breaches.count, comparison.own.name)
  }

  /// That the code does something else each time; nil if it doesn't.
  private var unrepeatable: String? {
    comparison.isRepeatable ? nil : localized("build.not-repeatable", comparison.own.name)
  }

  private func lines() -> [StyledText] {
    // What is to be tested is as it was: that says nothing of the tests.
    if isTest, comparison.isSame { return [StyledText(changes)] }
    var lines = unrepeatable.map { [StyledText($0, .error)] } ?? []
    if comparison.differences.isEmpty { lines.append(StyledText(sameMessages, .success)) }
    if let earlier = earlier(isTyped: true) { lines.append(StyledText(earlier, .dim)) }
    for difference in shown {
      lines.append(StyledText(head(of: difference)))
      let marked = difference.missing.map { ("-", $0) } + difference.added.map { ("+", $0) }
      for (mark, text) in marked.prefix(BuildReport.mostMessages) {
        lines.append("  " + StyledText(mark, .caret) + " " + StyledText(text))
      }
      if marked.count > BuildReport.mostMessages {
        lines.append(
          StyledText(
            "  " + localized("build.more-messages", marked.count - BuildReport.mostMessages), .dim))
      } else if marked.isEmpty {
        lines.append(StyledText("  " + localized("build.order"), .dim))
      }
    }
    lines.append(StyledText(screens))
    lines.append(StyledText(rules, comparison.breaches.isEmpty ? .plain : .error))
    lines.append(StyledText(changes))
    return lines
  }

  private var screens: String {
    guard let screen = comparison.screen else {
      return localized("build.same-screen", title, comparison.events)
    }
    let (own, original) = screen.own.firstDifference(from: screen.original) ?? ("", "")
    return localized("build.other-screen", own, title, original, screen.event)
  }

  private var changes: String { comparison.code.summary(from: title) }

  var document: Document {
    Document(lines().map { Text("  " + $0, indent: 4, spoken: $0.asSentence) })
  }
}

extension [String] {
  /// The first line in which two screens differ, without their frames: as a rule the frame and the title are the
  /// same, and so is what is only placed otherwise, in a frame of another width. An empty text where one has no such
  /// line; nil if they are the same.
  func firstDifference(from others: [String]) -> (String, String)? {
    let (one, other) = (map(\.trimmedFrame), others.map(\.trimmedFrame))
    for index in 0..<Swift.max(count, others.count) {
      let line = index < count ? one[index] : ""
      let otherLine = index < others.count ? other[index] : ""
      if line != otherLine { return (line, otherLine) }
    }
    return self == others ? nil : (one.first ?? "", other.first ?? "")
  }
}

extension String {
  /// Without blanks and bars of a frame at both ends.
  fileprivate var trimmedFrame: String {
    let isFrame = { (character: Character) in character.isWhitespace || "|│".contains(character) }
    return String(drop(while: isFrame).reversed().drop(while: isFrame).reversed())
  }
}

extension Document {
  /// What an own build's code says otherwise than the code that it began as, file by file, and what it does.
  ///
  /// - Parameters:
  ///   - comparison: The build beside its original.
  ///   - isWhole: Whether each event is told that goes another way, or the newest alone.
  ///   - folder: Its folder, if that is watched.
  /// - Returns: What differs, and whether the folder has something else by now.
  static func changes(
    _ comparison: BuildComparison, isWhole: Bool, folder: OwnFolder?
  ) -> Document {
    .code(comparison.code, of: comparison.own.name)
      + BuildReport(comparison, isWhole: isWhole).document
      + (folder.map { .unbuilt($0, beside: comparison.own.name) } ?? Document())
  }

  /// What own code printed, as it stands.
  static func printed(_ text: String) -> Document {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return Document(lines.map { Text(String($0), indent: 0) })
  }

  /// That the files of a folder aren't what runs.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - build: What runs of it; nil if nothing does.
  /// - Returns: A sentence; nothing if the files are what runs.
  static func unbuilt(_ folder: OwnFolder, beside build: String? = nil) -> Document {
    let key: String
    switch folder.files {
    case .asBuilt:
      return build == nil
        ? Document(localized: "build.folder-untouched", folder.path) : Document()
    case .faulty: key = "build.folder-faulty"
    case .others: key = "build.folder-others"
    case .gone: key = "build.folder-gone"
    }
    return Document(localized: key, folder.path, build ?? "", style: .error)
  }
}
