import SwiftSyntax

/// Finds what starts work that an event doesn't wait for: queues, threads, timers, and tasks of no actor.
///
/// A method that hands work to them returns before the work is done. On the main queue it waits for a run loop
/// that no shell runs; elsewhere it is on a thread that no trace follows. `Task { }` is run by the recorder.
final class WorkElsewhere: SyntaxVisitor {
  /// What is called, as it is written: `Task`, `DispatchQueue.main.async`.
  private var found: [ExprSyntax] = []

  /// The calls in some code, in their order.
  static func calls(in node: some SyntaxProtocol) -> [ExprSyntax] {
    let finder = WorkElsewhere(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if WorkElsewhere.isStarted(by: node.calledExpression) { found.append(node.calledExpression) }
    return .visitChildren
  }

  // Its members are its own affair.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private static func isStarted(by called: ExprSyntax) -> Bool {
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return isStarted(by: generic.expression)
    }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "Thread"
    }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return false }
    let base = member.base?.trimmedDescription ?? ""
    switch member.declName.baseName.text {
    case "async", "asyncAfter", "addOperation": return member.base != nil
    case "detached", "immediate", "immediateDetached": return base.hasPrefix("Task")
    case "init": return base == "Thread"
    case "concurrentPerform": return base == "DispatchQueue"
    case "detachNewThread": return base == "Thread"
    case "scheduledTimer": return base == "Timer"
    default: return false
    }
  }
}
