import LayerTracing
import Queries

/// The context that these tests check expectations against; on the main actor, as the shell's is.
@MainActor final class StubContext: @MainActor ExpectationContext {
  var values: [String: FoundValue] = [
    "mvp.presenter.amount.number": FoundValue(0, from: .setInside("mvp#2.5")),
    "mvc.controller.amount.number": FoundValue(1),
    "mvp.view.title": FoundValue("Heaven Candy"),
  ]
  var screens = [
    "mvp": ["┌──┐", "│ 1│", "└──┘"], "mvc": ["┌──┐", "│ 2│", "└──┘"],
    "viper": ["┌──┐", "│ 1│", "└──┘"], "ribs": ["┌──┐"], "mvvm": ["┌──┐ ", "│ 1│", "└──┘"],
    "mvp~a": ["", "  "],
  ]
  var messages = ["mvp": Messages.increase, "mvc": []]
  var pausedBefore: Message?
  var released: Set<String> = ["viper.receipt.presenter"]
  var breaches = ["mvp": 1, "mvp~a": 2]

  func value(of path: PathReference) throws(QueryError) -> FoundValue {
    guard let value = values[path.description] else {
      throw .unknown("property", Word(path.description, span: path.span), of: values.keys.sorted())
    }
    return value
  }

  func screen(of specimen: Located<SpecimenReference>) throws(QueryError) -> [String] {
    guard let screen = screens[specimen.value.pattern] else { throw closed(specimen) }
    return screen
  }

  func messages(of specimen: Located<SpecimenReference>) throws(QueryError) -> [Message] {
    guard let messages = messages[specimen.value.pattern] else { throw closed(specimen) }
    return messages
  }

  func isReleased(_ path: PathReference) throws(QueryError) -> Bool {
    released.contains(path.description)
  }

  func rulesBroken(by specimen: Located<SpecimenReference>) throws(QueryError) -> Int {
    guard let count = breaches[specimen.value.pattern] else { throw closed(specimen) }
    return count
  }

  private func closed(_ specimen: Located<SpecimenReference>) -> QueryError {
    QueryError(.notOpen(specimen.value.description), at: specimen.span)
  }
}
