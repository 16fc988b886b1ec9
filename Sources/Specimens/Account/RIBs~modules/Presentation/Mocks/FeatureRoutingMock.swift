// Demonstrates a test's router: it notes where it is to lead, and leads
// nowhere.

import LayerTracing
import RIBsFramework

@Layer(.router)
final class FeatureRoutingMock: FeatureRouting {
  private let notes: AccountNotes
  let interactable: any Interactable
  let viewControllable: any ViewControllable
  let children: [any Routing] = []

  init(
    interactable: any Interactable,
    viewControllable: any ViewControllable = ViewControllableMock(),
    notes: AccountNotes
  ) {
    self.interactable = interactable
    self.viewControllable = viewControllable
    self.notes = notes
  }

  func routeToApplyCard() {
    notes.add("apply card")
  }

  func load() {}
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
}
