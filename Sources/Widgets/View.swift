import LayerTracing
import Terminal

/// Stands in for UIKit's `UIView`: a rectangle of the screen, drawn as text.
@Layer(.view)
open class View {
  /// The name by which an event finds the view: `increase`. UIKit uses it the same way, for tests.
  @Unrecorded public var accessibilityIdentifier: String? { didSet { setNeedsLayout() } }
  /// Whether the view is left out of the screen.
  public var isHidden = false { didSet { setNeedsLayout() } }
  /// The views inside, in drawing order.
  @Unrecorded public private(set) var subviews: [View] = []
  /// The view that this one is inside of.
  @Unrecorded public internal(set) weak var superview: View?
  @Unrecorded private var knownControls = KnownControls()

  /// Makes an empty view.
  public init() {}

  /// Makes an empty view that may be left out of the screen at first, as Interface Builder can say of
  /// one.
  public init(isHidden: Bool) { self.isHidden = isHidden }

  /// Puts a view inside this one, after those that are there, and takes it out of the one that it is in.
  @Unrecorded public func addSubview(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    setNeedsLayout()
  }

  /// Takes the view out of the one that it is inside of.
  @Unrecorded public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsLayout()
    superview = nil
  }

  /// Says that the view, and those that it is inside of, may show something else from now on. Text is
  /// laid out whenever it is drawn; only the controls that were found have to be looked for anew.
  @Unrecorded func setNeedsLayout() {
    knownControls.forget()
    superview?.setNeedsLayout()
  }

  /// The view as lines of text, without what surrounds it.
  ///
  /// A plain view puts its subviews below one another, centred.
  @Unrecorded open func draw() -> [String] {
    StackView.draw(visibleSubviews.map { $0.draw() }, along: .vertical, spacing: 0)
  }

  /// The subviews that aren't hidden.
  @Unrecorded public var visibleSubviews: [View] { subviews.filter { !$0.isHidden } }

  /// The first control that can be seen and has this identifier, in drawing order, this view
  /// included.
  @Unrecorded open func control(named identifier: String) -> (any Touchable)? {
    guard !isHidden else { return nil }
    for view in subviews {
      if let control = view.control(named: identifier) { return control }
    }
    return nil
  }

  /// The same, remembered: a script fires one event many times.
  @Unrecorded func knownControl(named identifier: String) -> (any Touchable)? {
    if let known = knownControls[identifier] { return known }
    let control = control(named: identifier)
    if let control { knownControls.note(control, as: identifier) }
    return control
  }
}
