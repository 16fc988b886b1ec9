import LayerTracing

/// Properties of every kind.
@Layer(.model)
final class Amounts {
  struct Inner { var n = 0 }

  var number = 0
  var total = 0 { didSet { heard(total) } }
  var checked = 0 { willSet { heard(newValue) } }
  var title = ""
  var isOn = false
  var rate = 0.5
  var maybe: Int?
  var maybeTitle: String?
  var promised: Int!
  private(set) var list: [Int] = []
  private(set) var inner = Inner()
  var other: Amounts?
  var plain: Plain?
  weak var owner: Amounts?
  unowned(unsafe) var nobody: Amounts?
  var handler: Handler = { _ in }
  var maybeHandler: Handler?
  @Unrecorded var secret = 0
  var double: Int {
    get { number * 2 }
    set { number = newValue / 2 }
  }
  var `default` = 1
  let constant = 1
  static var shared: Int { 1 }

  init() { number = 1 }

  func heard(_ value: Int) {}
  func append(_ value: Int) { list.append(value) }
  func mutate() { inner.n += 1 }
  func increase() { number += 1 }
}

/// No layer.
final class Plain {
  var n = 0
}
