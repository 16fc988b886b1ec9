/// The controls inside a view that were asked for, until something changes there that may hide one or bring another.
///
/// What was looked up is no state of the view: a comparison of states leaves it out.
package struct KnownControls {
  /// Few, so that to compare their names takes less than to hash one.
  private var found: [(identifier: String, control: any Touchable)] = []

  subscript(identifier: String) -> (any Touchable)? {
    for known in found where known.identifier == identifier { return known.control }
    return nil
  }

  mutating func note(_ control: any Touchable, as identifier: String) {
    found.append((identifier, control))
  }

  mutating func forget() {
    if !found.isEmpty { found = [] }
  }
}
