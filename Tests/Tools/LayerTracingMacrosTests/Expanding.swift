import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import LayerTracingMacros

/// The macros as the compiler knows them, for a class whose superclass is no layer.
let rootMacros: [String: MacroSpec] = [
  "Layer": MacroSpec(type: LayerMacro.self, conformances: ["Layered"]),
  "Unrecorded": MacroSpec(type: UnrecordedMacro.self),
]

/// The macros for a class whose superclass is a layer already.
let subclassMacros: [String: MacroSpec] = ["Layer": MacroSpec(type: LayerMacro.self)]

/// The macro for an extension.
let extensionMacros: [String: MacroSpec] = ["Layer": MacroSpec(type: LayerExtensionMacro.self)]

/// The macros that `@Layer` puts on members.
let memberMacros: [String: MacroSpec] = [
  "_LayerCall": MacroSpec(type: LayerCallMacro.self),
  "_LayerWrite": MacroSpec(type: LayerWriteMacro.self),
  "_LayerWillWrite": MacroSpec(type: LayerWillWriteMacro.self),
]

/// Expands `source` and compares, with `‹c A f(_:) v 2›` in `expected` standing for the literal of a
/// site.
func expectExpansion(
  _ source: String, _ expected: String, diagnostics: [DiagnosticSpec] = [],
  macros: [String: MacroSpec], fixIt: String? = nil, fixed: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  assertMacroExpansion(
    source, expandedSource: withSites(expected), diagnostics: diagnostics, macroSpecs: macros,
    applyFixIts: fixIt.map { [$0] }, fixedSource: fixed, indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: Testing.SourceLocation(
          fileID: failure.location.fileID, filePath: failure.location.filePath,
          line: failure.location.line, column: failure.location.column))
    },
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// `text` with each `‹kind class name marks line›` written out as the literal of a site.
func withSites(_ text: String) -> String {
  var result = ""
  for (index, part) in text.split(separator: "‹", omittingEmptySubsequences: false).enumerated() {
    guard index > 0 else {
      result += part
      continue
    }
    let ends = part.split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
    var fields = ends[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    fields.insert("TestModule/test.swift", at: 4)
    result += "\"" + fields.joined(separator: "\\u{1F}") + "\"" + (ends.count > 1 ? ends[1] : "")
  }
  return result
}

/// Expands `_LayerCall` on a method of class `A` and compares its new body with `expected`, in which
/// `{ … }` stands for the old one.
func expectCall(
  _ method: String, _ expected: String, in type: String = "class A", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let open = method.range(of: " { ")
  let head = open.map { String(method[..<$0.lowerBound]) } ?? method
  let body = open.map { String(method[$0.upperBound...].dropLast(2)) } ?? ""
  let old = """
    {
      #sourceLocation(file: "test.swift", line: 2)
      \(body)
      #sourceLocation()
      }
    """
  let lines = expected.split(separator: "\n").map { "  \($0)\n" }.joined()
    .split(separator: "{ … }", omittingEmptySubsequences: false).joined(separator: old)
  expectExpansion(
    "\(type) {\n  @_LayerCall \(method)\n}", "\(type) {\n  \(head) {\n\(lines)  }\n}",
    macros: memberMacros, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension StringProtocol {
  /// Where `text` begins and ends, without Foundation.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

/// What a closure that owes no result asks before it runs.
let ifDelivered = "guard __c.isDelivered else { return }; "
