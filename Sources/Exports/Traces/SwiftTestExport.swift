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
  ///   - isNewest: Whether nothing was fired after the event.
  /// - Returns: A file of Swift.
  public static func suite(
    of event: RecordedEvent, in trace: ImportedTrace, _ specimens: [String],
    after actions: [String],
    isNewest: Bool
  ) -> String {
    let feature = trace.header.feature
    let what = event.fired ?? (event.number == 0 ? "loading" : "event \(event.number)")
    let moves = isNewest ? "" : "    try session.go(.event(\(event.number)))\n"
    let tests = specimens.map { test(of: event, in: trace, $0, what) }
    return """
      import Catalog
      import Sessions
      import Testing

      // What one event does, as a session recorded it. It belongs to a test target that depends on
      // Catalog and Sessions.
      @MainActor @Suite struct \(typeName(feature))Event\(event.number)Tests {
        private func session() throws -> Session {
          let session = Session(features: Catalog.features)
          let actions = \(list(actions, indent: 4))
          for action in actions { try session.perform(try #require(Action(action))) }
      \(moves)    return session
        }

      \(tests.joined(separator: "\n"))}

      """
  }

  private static func test(
    of event: RecordedEvent, in trace: ImportedTrace, _ specimen: String, _ what: String
  ) -> String {
    let short = specimen.split(separator: ".").last.map(String.init) ?? specimen
    let name = name(short)
    let crossing = event.turn(of: specimen)?.messages.filter(\.isCrossing) ?? []
    let messages = crossing.map {
      "\($0.senderName) \($0.arrow) \($0.receiverName): \($0.text)"
    }
    var text = """
        @Test(\("\(specimen): \(what)".quoted)) func \(name)() throws {
          let session = try session()
          let specimen = try #require(session.state.current?[\(short.quoted)])
          let messages = specimen.recorder.messages.crossings(of: \(event.number)).map {
            "\\($0.senderName) \\($0.isNotification ? "~>" : "->") \\($0.receiverName): \\($0.text)"
          }

      """
    text += expectation("messages", messages)
    if let screen = trace.screen(of: specimen, after: event.number) {
      text += expectation("specimen.window.draw()", screen)
    }
    let states = trace.states(of: specimen, after: event.number)
    if !states.isEmpty {
      text += """
            let inspection = Inspection(specimen: specimen)
            let layers = inspection.ownLayers.map { path, layer in
              (path, inspection.values(of: layer).map { "\\($0.name) = \\($0.value)" })
            }
            let held = Dictionary(layers) { first, _ in first }

        """
      for state in states {
        let values = state.properties.map { "\($0.name) = \($0.value)" }
        text += expectation("held[\(state.layer.quoted)]", values)
      }
    }
    return text + "  }\n"
  }

  /// A line that expects something to be some texts, as swift-format lays it out.
  private static func expectation(_ what: String, _ texts: [String]) -> String {
    texts.isEmpty
      ? "    #expect(\(what) == [])\n"
      : "    #expect(\n      \(what) == \(list(texts, indent: 6)))\n"
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
