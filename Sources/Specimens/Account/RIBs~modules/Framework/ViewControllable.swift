// Demonstrates how RIBs keep UIKit at a distance: a router knows a view
// controller by this protocol, and only the views look behind it.
// Source: github.com/uber/RIBs-iOS, ViewControllable.

import Widgets

/// A view controller as a router knows it; each RIB refines it.
@MainActor
public protocol ViewControllable: AnyObject {
  /// The view controller, for UIKit.
  var uiviewController: ViewController { get }
}

extension ViewControllable where Self: ViewController {
  /// The view controller, for UIKit.
  public var uiviewController: ViewController { self }
}
