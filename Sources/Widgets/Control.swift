import LayerTracing

/// Stands in for UIKit's `UIControl`: a view that sends actions to targets.
@Layer(.view)
open class Control: View, Touchable {
  /// What the user does to a control.
  public enum Event: Sendable {
    /// A tap that ends inside the control.
    case touchUpInside
    /// A new value, of a stepper for example.
    case valueChanged
  }

  /// Whether the control reacts to the user.
  public var isEnabled = true
  @Unrecorded private var actions: [Action] = []

  /// What is sent when something happens.
  private struct Action {
    let event: Event
    let send: @MainActor (Control) -> Void
  }

  /// Sends `action` to `target` when `event` happens; the target isn't kept alive.
  ///
  /// UIKit takes a selector. Without the Objective-C runtime the method is named directly:
  /// `button.addTarget(self, action: CountViewController.increaseButtonTouched)`.
  @Unrecorded public func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for event: Event = .touchUpInside
  ) {
    actions.append(
      Action(event: event) { [weak target] sender in
        guard let target, let sender = sender as? Sender else { return }
        action(target)(sender)
      })
  }

  /// This control if it is the one.
  @Unrecorded public override func control(named identifier: String) -> (any Touchable)? {
    !isHidden && accessibilityIdentifier == identifier ? self : super.control(named: identifier)
  }

  /// Does to the control what its event stands for; a plain control does nothing.
  ///
  /// - Parameter value: What the control is set to, within ``values``; nil where it takes none.
  @Unrecorded open func perform(_ value: Int?) {}

  /// What people call the control when they look at it; empty if nothing is written on it.
  @Unrecorded open var caption: String { "" }

  /// The values that the event may bring; nil if it brings none.
  @Unrecorded open var values: ClosedRange<Int>? { nil }

  /// Sends the actions for `event`, in the order in which they were added.
  @Unrecorded public func sendActions(for event: Event) {
    for action in actions where action.event == event { action.send(self) }
  }
}
