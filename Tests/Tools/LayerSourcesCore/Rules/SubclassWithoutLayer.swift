import SwiftSyntax

/// A class that inherits from a layer class is a layer too, and says so.
///
/// The subclass inherits its parent's token, so its instances appear in the trace; but methods that
/// it overrides or adds aren't rewritten. A message would then seem to end where it only begins.
struct SubclassWithoutLayer: Rule {
  let name = RuleName.subclassWithoutLayer
  let summary = "A class that inherits from a layer class has '@Layer' with its role."

  func findings(in scan: Scan) -> [Finding] {
    scan.file.types.compactMap { type in
      guard type.kind == .class, type.attributes.layer == nil,
        let ancestor = scan.project.layerAncestor(
          of: type.inherited, in: .init(file: scan.number, container: type.container))
      else { return nil }
      return scan.file.finding(
        .subclassWithoutLayer(name: type.name, ancestor: ancestor), at: type.namePosition)
    }
  }
}
