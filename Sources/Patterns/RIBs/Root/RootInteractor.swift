// Demonstrates the Interactor of the root: here it decides nothing. In
// an app with a login it would choose the child to attach.

import LayerTracing

@Layer(.interactor)
final class RootInteractor: Interactor {}
