// Names the module's own types for the shell's rules, which hold that
// none of them reaches the Domain.

/// What this module has for itself.
package let presentationTypes: [Any.Type] = [
  PresentationAction.self, PresentationState.self,
]
