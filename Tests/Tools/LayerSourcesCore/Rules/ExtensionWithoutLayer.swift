import SwiftSyntax

/// An extension of a layer class, or of a protocol that one adopts, carries a bare `@Layer`.
///
/// A macro sees only the declaration that it is attached to. Methods of an extension that lacks it
/// run all the same, but the trace leaves them out, and shows what they send as sent by their
/// caller: a trace that lies is worse than none. Nothing else can notice it, because everything
/// compiles.
struct ExtensionWithoutLayer: Rule {
  let name = RuleName.extensionWithoutLayer
  let summary = "An extension with methods, of a layer class or its protocol, has '@Layer'."

  func findings(in scan: Scan) -> [Finding] {
    let scope = Project.Scope(file: scan.number, container: nil)
    return scan.file.types.compactMap { type in
      guard type.kind == .extension, type.attributes.layer == nil,
        Members.hasRecordedMethod(type.members),
        let violation = violation(of: type.name, in: scope, scan.project)
      else { return nil }
      return scan.file.finding(violation, at: type.namePosition)
    }
  }

  /// What an unmarked extension of `name` would hide, if anything.
  private func violation(
    of name: String, in scope: Project.Scope, _ project: Project
  ) -> Violation? {
    if project.isLayerClass(name, in: scope) {
      return .extensionWithoutLayer(of: name)
    }
    return project.layerAdopter(ofProtocol: name, in: scope).map {
      .protocolExtensionWithoutLayer(of: name, adopter: $0)
    }
  }
}
