import SwiftSyntax

/// A specimen reads like the code of a good app, and keeps to its own pattern.
///
/// Learners copy specimens. So none may touch the machinery of tracing beyond `@Layer`, borrow from
/// another pattern, or reach for what the other patterns don't have; and in the patterns that claim
/// that only the view knows the interface kit, the claim has to be true of every file.
struct SpecimenKnowsTooMuch: Rule {
  /// As waivers write it.
  let name = RuleName.specimenKnowsTooMuch
  /// What the catalogue says.
  let summary = "A file below Patterns imports no more than it may and mentions no machinery."

  /// The modules that a specimen may import.
  private static let allowedImports: Set = ["Features", "Widgets", "LayerTracing"]
  /// What belongs to the machinery of tracing.
  private static let machinery: Set = ["LayerToken", "Recorder", "Unrecorded"]
  /// The patterns in which only the view and the router may import Widgets. In MVC and RIBs others
  /// assemble widgets too.
  private static let patternsWithPassiveLayers: Set = ["VIPER", "MVP", "MVVM"]
  /// The roles that may import Widgets there.
  private static let drawingRoles: Set = ["view", "router"]

  func findings(in scan: Scan) -> [Finding] {
    guard let folders = scan.file.location.foldersBelowPatterns else { return [] }
    return mentions(in: scan.file) + imports(in: scan.file, folders)
  }

  /// The places where `file` names the machinery.
  private func mentions(in file: ScannedFile) -> [Finding] {
    file.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let name = token.identifier?.name,
        Self.machinery.contains(name) || name.hasPrefix("_layer")
      else { return nil }
      let isAttribute = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .atSign
      return file.finding(.mentions(isAttribute ? "@" + name : name), at: token)
    }
  }

  /// The imports that `file`, in `folders` below Patterns, may not have.
  private func imports(in file: ScannedFile, _ folders: [String]) -> [Finding] {
    let role =
      folders.contains(where: Self.patternsWithPassiveLayers.contains)
      ? file.types.lazy.compactMap(\.attributes.layer?.role).first {
        !Self.drawingRoles.contains($0)
      } : nil
    return ImportCollector.imports(in: file.tree).compactMap { found in
      if !Self.allowedImports.contains(found.module) {
        return file.finding(.imports(found.module), at: found.node)
      }
      guard found.module == "Widgets", let role else { return nil }
      return file.finding(.importsWidgets(role: role), at: found.node)
    }
  }
}
