/// The names of the types that a value is made of, without their modules, each once: those of
/// structures, enumerations and classes, the value's own first: `["Result<CandyEntity, CandyFailure>",
/// "CandyEntity", …]`. Objects aren't looked into, nor what is very deep.
func typeNames(in value: Any, depth: Int = 8) -> [String] {
  var names: [String] = []
  func add(_ value: Any, _ depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .enum, .class, .foreignReference:
      let name = "\(type(of: value))"
      if !names.contains(name) { names.append(name) }
    default: break
    }
    guard depth > 0, mirror.displayStyle != .class else { return }
    for child in mirror.children { add(child.value, depth - 1) }
  }
  add(value, depth)
  return names
}

/// What a finished trace knows of a value beside its text: its types, which are looked up only when asked
/// for, since few readers of a trace do.
struct TypedValue: Sendable {
  private let stored: StoredValue
  private let layers: [Party]

  init(_ stored: StoredValue, among layers: [Party]) {
    self.stored = stored
    self.layers = layers
  }

  /// What people read.
  var value: Value { stored.value(layers) }

  /// The names of its types.
  var types: [String] { stored.types(layers) }
}
