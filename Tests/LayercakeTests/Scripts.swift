import Foundation
import TestSupport
import Testing

/// Runs the program on lines.
enum Script {
  /// Carries out lines from standard input.
  static func run(
    _ lines: String, options: [String] = [], output: Program.Sink = .collected,
    errors: Program.Sink = .collected, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(
      bytes: Array(lines.utf8), options: options, output: output, errors: errors,
      environment: environment)
  }

  /// Carries out lines of any bytes from standard input.
  static func run(
    bytes: [UInt8], options: [String] = [], output: Program.Sink = .collected,
    errors: Program.Sink = .collected, environment: [String: String] = [:]
  ) throws -> Outcome {
    try Program("layercake").run(
      ["run"] + options + ["-"], input: .pipe(bytes), output: output, errors: errors,
      environment: environment)
  }

  /// Answers lines from standard input as it would those of a learner.
  static func answer(_ lines: String) throws -> Outcome {
    try Program("layercake").run([], input: .pipe(Array(lines.utf8)))
  }

  /// The formats of exports that there are, as the program names them where none is given.
  static func exportFormats() throws -> [String] {
    let complaint = try Program("layercake").run(["convert", "-"]).complaints
    let list = try #require(complaint.firstMatch(of: /Formats: ([^.]+)\.\n/)).output.1
    return list.replacing("\n", with: " ").components(separatedBy: ", ")
  }

  /// Carries out files.
  static func run(files: [String], options: [String] = []) throws -> Outcome {
    try Program("layercake").run(["run"] + options + files)
  }
}
