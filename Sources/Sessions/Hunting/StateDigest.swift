import LayerTracing
import Staging
import Widgets

/// Tells whether two specimens are in the same state: whatever is done next does the same in both then.
///
/// It goes through all that a specimen's window and scene lead to, layers and widgets alike, and the answers that
/// its service still owes. Two closures are taken for the same: what one of them has captured can't be seen. In
/// the features' own specimens none has captured anything that changes.
struct StateDigest: Hashable {
  private let one: Int
  private let other: Int

  /// Sums some specimens up.
  init(of specimens: [OpenSpecimen]) {
    var walk = Walk()
    for specimen in specimens { walk.visit(specimen) }
    (one, other) = (walk.one.finalize(), walk.other.finalize())
  }

  /// Reads what another copy of the process wrote.
  init?(_ text: Substring) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let one = Int(parts[0]), let other = Int(parts[1]) else { return nil }
    (self.one, self.other) = (one, other)
  }

  /// As copies of the process tell it to one another: nothing else has the same sums.
  var text: String { "\(one) \(other)" }

  /// Goes through objects, each once: one that was met before is told by its place in the order.
  private struct Walk {
    var one = Hasher()
    var other: Hasher = {
      var hasher = Hasher()
      // Two sums of the same, so that they are unlikely to agree by chance.
      hasher.combine(1)
      return hasher
    }()
    private var places: [ObjectIdentifier: Int] = [:]

    private mutating func add(_ part: some Hashable) {
      one.combine(part)
      other.combine(part)
    }

    mutating func visit(_ specimen: OpenSpecimen) {
      add(specimen.name)
      add(specimen.mocked)
      add(specimen.service.mode)
      for (name, file) in specimen.service.disk.sorted(by: { $0.key < $1.key }) {
        add(name)
        add(file)
      }
      for answer in specimen.service.pending {
        add(answer.request)
        let origin = specimen.recorder.messages.trace().first { $0.id == answer.origin.message }
        add(origin?.text)
      }
      add(specimen.isRunning)
      add(specimen.activity?.userInfo)
      for layer in specimen.ownedByScene { visit(object: layer) }
      visit(object: specimen.window)
    }

    private mutating func visit(_ content: StoredContent) {
      switch content {
      case .object(let object): object.map { visit(object: $0) } ?? add(-1)
      case .int(let number): add(number)
      case .bool(let bool): add(bool)
      case .text(let text): add(text)
      case .plain(let value): add(LayerTracing.describe(value))
      case .elements(let elements):
        add(elements.count)
        for element in elements { visit(element) }
      case .closure: add(-2)
      case .value(let value): visit(parts: value)
      }
    }

    private mutating func visit(object: AnyObject) {
      let identity = ObjectIdentifier(object)
      if let place = places[identity] { return add(place) }
      places[identity] = places.count
      add(ObjectIdentifier(type(of: object)))
      if StoredContent.forEach(in: object, { visit($0) }) { return }
      visitFields(of: object, Mirror(reflecting: object))
    }

    private mutating func visit(_ value: Any) { visit(StoredContent(value)) }

    private mutating func visit(parts value: Any) {
      // What was looked up is no state.
      if value is KnownControls { return }
      // Where an object lies is another place each time.
      if let value = value as? ObjectIdentifier { return add(places[value] ?? -1) }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class { return visit(object: value as AnyObject) }
      if mirror.children.isEmpty { return add(String(describing: value)) }
      if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
        return visitUnordered(mirror)
      }
      add(mirror.children.count)
      for child in mirror.children {
        // A layer that is a value has a token, too.
        if let label = child.label {
          if label.hasPrefix("_layer") { continue }
          add(label)
        }
        visit(child.value)
      }
    }

    /// The elements of a set or a dictionary, whose order is another one each time.
    private mutating func visitUnordered(_ mirror: Mirror) {
      var (sum, otherSum) = (0, 0)
      for child in mirror.children {
        var element = Walk()
        element.places = places
        element.visit(child.value)
        sum &+= element.one.finalize()
        otherSum &+= element.other.finalize()
      }
      one.combine(sum)
      other.combine(otherSum)
    }

    /// The stored properties of an object and of its superclasses. An unowned one is never followed: what it
    /// leads to may be gone.
    private mutating func visitFields(of object: AnyObject, _ mirror: Mirror) {
      let unowned =
        (object as? any LayerObject).map { layer in
          Set(LayerProperty.facts(of: layer).filter { $0.ownership == .unowned }.map(\.name))
        } ?? []
      var next: Mirror? = mirror
      while let mirror = next {
        for child in mirror.children {
          guard let label = child.label, !label.hasPrefix("_layer"), !unowned.contains(label)
          else { continue }
          add(label)
          visit(child.value)
        }
        next = mirror.superclassMirror
      }
    }
  }
}
