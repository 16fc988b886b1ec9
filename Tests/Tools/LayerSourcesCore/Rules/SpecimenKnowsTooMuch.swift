import SwiftSyntax

/// A specimen reads like the code of a good app, and keeps to its own pattern.
///
/// Learners copy specimens. So none may touch the machinery of tracing beyond `@Layer`, borrow from
/// another pattern, or reach for what the other patterns don't have; and in the patterns that claim
/// that only the view knows the interface kit, the claim has to be true of every file, but for those of variants.
struct SpecimenKnowsTooMuch: Rule {
  let name = RuleName.specimenKnowsTooMuch
  let summary = "A file below Specimens imports no more than it may and mentions no machinery."

  /// The modules that a specimen may import, besides those that it consists of.
  private static let allowedImports: Set = ["Features", "Widgets", "LayerTracing", "Observation"]
  /// What belongs to the machinery of tracing.
  private static let machinery: Set = ["LayerToken", "Recorder", "Unrecorded"]
  func findings(in scan: Scan) -> [Finding] {
    guard scan.file.location.specimen != nil else { return [] }
    return mentions(in: scan.file) + (declaration(in: scan) ?? imports(in: scan))
  }

  /// What is wrong with the declaration of a pattern, which knows the shell's side too; nil if the
  /// file is a specimen's.
  private func declaration(in scan: Scan) -> [Finding]? {
    guard let declaration = scan.file.declaration else { return nil }
    guard scan.modules.drawing(at: scan.file.location) == nil else { return [] }
    let violation = Violation.unknownPattern(
      declaration.pattern, known: scan.modules.patterns)
    return [scan.file.finding(violation, at: declaration.name)]
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

  /// The imports that a specimen's file may not have.
  private func imports(in scan: Scan) -> [Finding] {
    let file = scan.file
    let declaration = scan.modules.module(around: file.location)?.declaration
    guard declaration != nil || file.location.isShared else {
      return [file.finding(.undeclaredPattern, at: file.tree)]
    }
    let drawing: [String]? =
      if declaration?.isFlawed != true,
        case .only(let roles)? = scan.modules.drawing(at: file.location)
      { roles } else { nil }
    let role = drawing.flatMap { drawing in
      file.types.lazy.compactMap { $0.attributes.layer?.role }.first { !drawing.contains($0) }
    }
    let parts = scan.modules.parts(around: file.location)
    return file.imports.compactMap { found in
      if !Self.allowedImports.contains(found.module), !parts.contains(found.module) {
        return file.finding(.imports(found.module), at: found.node)
      }
      guard found.module == "Widgets", let role, let drawing else { return nil }
      return file.finding(.importsWidgets(role: role, drawing: drawing), at: found.node)
    }
  }
}
