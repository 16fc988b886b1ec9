// no text: Swift

import LayerTracing

/// Writes an event as a suite of Swift Testing: what was done is done again, and the messages, the screen
/// and the values of the layers must be what they were.
///
/// ```swift
/// @Test("counter.mvp: increase") func mvp() throws { … }
/// ```
public enum SwiftTestExport {
  /// Writes the suite of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - trace: The trace that it is part of.
  ///   - specimens: The specimens to test: `counter.mvp`.
  ///   - actions: What was done, a line each, as a session's actions are written.
  ///   - import: What imports the features: `import Catalog`, `@testable import lamp`.
  ///   - features: What stands for them in code.
  /// - Returns: A file of Swift.
  public static func suite(
    of event: RecordedEvent, in trace: RecordedTrace, _ specimens: [String],
    after actions: [String], importing import: String, features: String
  ) -> String {
    let feature = trace.header.feature
    let label = event.fired ?? (event.number == 0 ? "loading" : "event \(event.number)")
    let isNewest = event.number == trace.events.last?.number
    let place = isNewest ? "" : "after: \(event.number), "
    let tests = specimens.map { test(of: event, in: trace, $0, label) }
    let module = `import`.split(separator: " ").last ?? ""
    let isTestable = `import`.hasPrefix("@")
    // The formatter puts testable imports behind the others, and sorts those.
    let imports = (isTestable ? [] : [`import`]) + ["import Journeys", "import Testing"]
    return """
      \(imports.sorted().joined(separator: "\n"))
      \(isTestable ? "\n\(`import`)\n" : "")
      // What one event does, as a session recorded it. It belongs to a test target that depends on
      // \(module) and Journeys.
      @MainActor @Suite struct \(typeName(feature))Event\(event.number)Tests {
        private func replay() throws -> Replay {
          let actions = \(list(actions, indent: 4))
          return try Replay(of: actions, \(place)with: \(features))
        }

      \(tests.joined(separator: "\n"))}

      """
  }

  private static func test(
    of event: RecordedEvent, in trace: RecordedTrace, _ specimen: String, _ label: String
  ) -> String {
    let short = specimen.split(separator: ".").last.map(String.init) ?? specimen
    let name = name(short)
    let crossing = event.turn(of: specimen)?.messages.filter(\.isCrossing) ?? []
    let messages = crossing.map {
      "\($0.senderName) \($0.arrowText) \($0.receiverName): \($0.text)"
    }
    var text = """
        @Test(\("\(specimen): \(label)".quoted)) func \(name)() throws {
          let replay = try replay()

      """
    text += expectation("messages(of: \(short.quoted), in: \(event.number))", messages)
    if let screen = trace.screen(of: specimen, after: event.number) {
      text += expectation("screen(of: \(short.quoted))", screen)
    }
    for state in trace.states(of: specimen, after: event.number) {
      let values = state.properties.map { "\($0.name) = \($0.value)" }
      text += expectation("values(of: \(state.layer.quoted), in: \(short.quoted))", values)
    }
    return text + "  }\n"
  }

  /// A line that expects something of the replay to be some texts, as swift-format lays it out.
  private static func expectation(_ property: String, _ texts: [String]) -> String {
    texts.isEmpty
      ? "    #expect(try replay.\(property) == [])\n"
      : "    #expect(\n      try replay.\(property) == \(list(texts, indent: 6)))\n"
  }

  /// Texts as an array's literal, each on a line of its own.
  private static func list(_ texts: [String], indent: Int) -> String {
    if texts.isEmpty { return "[]" }
    let blanks = String(repeating: " ", count: indent)
    // A trailing comma stands where there are several, as swift-format has it.
    let lines = texts.map { "\(blanks)  \($0.quoted)" }.joined(separator: ",\n")
    return "[\n\(lines)\(texts.count > 1 ? "," : "")\n\(blanks)]"
  }

  /// A name as a type's: letters and digits.
  private static func typeName(_ name: String) -> String {
    let letters = letters(name)
    return letters.prefix(1).uppercased() + letters.dropFirst()
  }

  /// A specimen's name as a function's: `mvp~a` is `mvpA`.
  private static func name(_ specimen: String) -> String {
    let parts = specimen.split(separator: "~").map { letters(String($0)) }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([parts.first ?? "specimen"] + rest).joined()
  }

  /// What of a name may stand in an identifier.
  private static func letters(_ name: String) -> String {
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return letters.first?.isLetter == true ? letters : "x\(letters)"
  }
}
