import Exports
import Languages
import Platform
import Queries
import Sessions
import Terminal

/// `layercake convert`: writes an exported trace in another format, without running anything.
public struct Converter {
  /// The names of the formats that there are.
  public nonisolated static var formats: [String] { ExportFormat.all.map(\.name) }

  private let format: ExportFormat
  /// Where the result goes; nil for standard output.
  private let target: String?

  /// Chooses the format: by its name, or by how the name of the result's file ends.
  ///
  /// - Parameters:
  ///   - name: The format's name; nil if the file says it.
  ///   - target: The result's file; nil or `-` for standard output.
  /// - Throws: A sentence that says what is missing, or what there is.
  public init(to name: String?, _ target: String?) throws(FormatError) {
    self.target = target == "-" ? nil : target
    if let name {
      do throws(QueryError) {
        format = try Names.find(
          Word(name, span: 0..<name.utf8.count), "format", in: ExportFormat.all, by: \.name
        )
      } catch {
        throw FormatError(
          text: localized(
            "exports.no-format", "\(name.brief)", error.nearest ?? "", ExportFormat.all.map(\.name))
        )
      }
      if let target, let error = format.error(ofFile: target) { throw FormatError(error) }
    } else if let target, let ending = FileEnding.of(target) {
      guard let format = ExportFormat.of(ending: ending) else {
        throw FormatError(
          ExportFormat.error(ofFile: target) ?? Refusal("exports.no-ending", "\(ending)"))
      }
      self.format = format
    } else {
      throw FormatError(text: localized("exports.which-format", ExportFormat.all.map(\.name)))
    }
  }

  /// Why there is no such format.
  public struct FormatError: Error {
    /// What is wrong, and which formats there are.
    public let text: String

    fileprivate init(_ refusal: Refusal) {
      text = ["\(refusal.message).", refusal.advice].compactMap(\.self).joined(separator: " ")
    }

    fileprivate init(text: String) { self.text = text }
  }

  /// Converts a trace.
  ///
  /// - Parameters:
  ///   - source: The trace's file; `-` for standard input.
  ///   - event: The only event; nil for all.
  ///   - patterns: The only patterns; empty for all.
  ///   - keepsGoing: Whether lines that can't be read are passed over.
  ///   - replaces: Whether a file that exists is replaced.
  ///   - out: Standard output.
  ///   - complain: Takes what went wrong, a sentence each.
  /// - Returns: What the process should end with.
  public func run(
    _ source: String, event: Int?, patterns: [String], keepsGoing: Bool, replaces: Bool,
    out: Output, complain: (String) -> Void
  ) -> ExitCode {
    if let error = format.wholeAlone, event != nil || !patterns.isEmpty {
      complain(error.message.description)
      return .usage
    }
    do throws(Refusal) {
      let trace = FileTrace(
        try TraceFile(source == "-" ? nil : source, keepsGoing: keepsGoing),
        // Nothing in a file tells what of it is worth most.
        ExportSelection(event: event, patterns: patterns.map { $0.lowercased() }, isFull: true))
      let isAtSchool = format.isAtSchool(false)
      if let target {
        let files = try FigureFiles(target, replacing: replaces)
        let isPage = FileEnding.of(target) == "html"
        try format.write(
          trace, ExportSink(isPage: isPage, isAtSchool: isAtSchool, to: files))
        _ = try files.commit()
      } else {
        try format.write(
          trace, ExportSink(isPage: false, isAtSchool: isAtSchool) { out.write(bytes: $0) })
        out.flush()
        if let failure = out.failure {
          complain(localized("exports.unwritten", "\(SystemError(failure))"))
          return .ioError
        }
      }
      for error in trace.file.errors { complain(localized("exports.passed", error.message)) }
      if trace.file.passed > trace.file.errors.count {
        complain(localized("exports.passed-more", trace.file.passed - trace.file.errors.count))
      }
      if let line = trace.file.cutLine { complain(localized("exports.cut", line)) }
      return trace.file.passed > 0 || trace.file.cutLine != nil ? .badData : .done
    } catch {
      out.flush()
      let isOfOutput = [.cannotCreate, .ioError].contains(error.exitCode)
      let name = isOfOutput ? target ?? source : source
      complain("'\(name)': \(error.message)" + (error.advice.map { ". \($0)" } ?? ""))
      return error.exitCode
    }
  }
}
