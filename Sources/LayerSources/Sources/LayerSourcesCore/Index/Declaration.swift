/// One declaration as the index lists it: what it is, what it is called, and where it stands.
///
/// It mirrors `SourceDeclaration` of LayerTracing, which this tool can't import: LayerTracing's
/// clients are built with the tool's output.
struct Declaration: Equatable {
  /// The kinds that the index tells apart; the raw value is the case's name in LayerTracing.
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`, function, initializer,
      deinitializer, property, `subscript`, `case`, `typealias`
  }

  /// What is declared, so that `compare` can count types apart from protocols.
  let kind: Kind

  /// The name in Swift's full form, `set(viewModel:)`, which is how a trace names a message.
  let name: String

  /// The type it belongs to, dotted when nested; nil at the top level.
  let container: String?

  /// The 1-based line of the name: the line to show for a declaration.
  let line: Int

  /// The 1-based lines of the whole declaration, with its doc comment and attributes.
  let lines: ClosedRange<Int>
}
