import LayerTracing

/// Findings in code as SARIF 2.1.0 writes them (OASIS, docs.oasis-open.org/sarif/sarif/v2.1.0): what code hosts and
/// editors show beside the lines that are meant.
public struct SARIFReport {
  /// One finding.
  public struct Result {
    /// The rule that is broken, by its id.
    public let rule: String
    /// What is wrong.
    public let message: String
    /// How often it was found.
    public let count: Int
    /// The file, and its line from 1; nil where that isn't known.
    public let file: String?
    /// The line, from 1.
    public let line: Int
    /// Where it is in the program's own terms: `View -> Model`.
    public let logical: String

    /// Describes a finding.
    public init(
      rule: String, message: String, count: Int, file: String?, line: Int, logical: String
    ) {
      (self.rule, self.message, self.count) = (rule, message, count)
      (self.file, self.line, self.logical) = (file, line, logical)
    }
  }

  private let tool: String
  private let version: String
  private let rules: [(id: String, text: String)]
  private let results: [Result]
  private let notes: [String]

  /// Makes a report of one run.
  ///
  /// - Parameters:
  ///   - tool: The program that looked.
  ///   - version: Its version.
  ///   - rules: The ids of the rules, and what each claims.
  ///   - results: What was found.
  ///   - notes: What is to be said of the run itself.
  public init(
    tool: String, version: String, rules: [(id: String, text: String)], results: [Result],
    notes: [String]
  ) {
    (self.tool, self.version, self.rules) = (tool, version, rules)
    (self.results, self.notes) = (results, notes)
  }

  /// The report, with a line feed at its end.
  public var text: String {
    var json = JSONWriter()
    json.line {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.key("runs")
      $0.array([()]) { json, _ in json.object(run) }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func run(_ json: inout JSONWriter) {
    json.key("tool")
    json.object {
      $0.key("driver")
      $0.object {
        $0.member("name", tool)
        $0.member("version", version)
        $0.key("rules")
        $0.array(rules) { json, rule in
          json.object {
            $0.member("id", rule.id)
            $0.key("shortDescription")
            $0.message(rule.text)
          }
        }
      }
    }
    json.key("invocations")
    json.array([()]) { json, _ in
      json.object {
        $0.member("executionSuccessful", true)
        $0.key("toolExecutionNotifications")
        $0.array(notes) { json, note in
          json.object {
            // no text: a level of SARIF
            $0.member("level", "note")
            $0.key("message")
            $0.message(note)
          }
        }
      }
    }
    json.key("results")
    json.array(results) { json, result in json.object { write(result, &$0) } }
  }

  private func write(_ result: Result, _ json: inout JSONWriter) {
    json.member("ruleId", result.rule)
    json.member("level", "error")
    json.key("message")
    json.message(result.message)
    json.member("occurrenceCount", result.count)
    json.key("locations")
    json.array([()]) { json, _ in
      json.object {
        if let file = result.file, result.line > 0 {
          $0.key("physicalLocation")
          $0.object {
            $0.key("artifactLocation")
            $0.object { $0.member("uri", SARIFReport.uri(of: file)) }
            $0.key("region")
            $0.object { $0.member("startLine", result.line) }
          }
        }
        $0.key("logicalLocations")
        $0.array([result.logical]) { json, name in json.object { $0.member("name", name) } }
      }
    }
  }

  /// A relative path as a URI reference (RFC 3986): all that isn't unreserved is percent-encoded, slashes apart.
  private static func uri(of path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic
      if isPlain || (0x30...0x39).contains(byte) || "-._~/".unicodeScalars.contains(scalar) {
        uri.unicodeScalars.append(scalar)
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        uri += "%" + (hex.count < 2 ? "0" : "") + hex
      }
    }
    return uri
  }
}

extension JSONWriter {
  /// Writes a message of SARIF.
  fileprivate mutating func message(_ text: String) { object { $0.member("text", text) } }
}
