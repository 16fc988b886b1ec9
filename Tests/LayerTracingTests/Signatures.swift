import LayerTracing

enum Offline: Error { case bad }

protocol Helping: AnyObject { var number: Int { get } }

/// A method of every kind of signature. That it compiles is half of the test: warnings are errors.
@Layer(.presenter)
class Signatures: Helping {
  private(set) var number = 1
  private unowned(unsafe) var nobody: Signatures?
  let a: Int, b: Int

  init() {
    a = 1
    b = 2
    number = 2
  }

  func plain() { number = 3 }
  func nothing() {}
  func onlyAComment() {
    // Nothing yet.
  }
  func value() -> Int {
    if number > 3 { return 3 }
    return number
  }
  func implicit() -> Int { number }
  func ifExpression() -> String { if number > 0 { "pos" } else { "zero" } }
  func optional(_ x: Int?) -> Int? {
    guard let x else { return nil }
    return x
  }
  func unwrapped(_ x: Int!) -> Int! { x }
  func opaque() -> some Equatable { number }
  func opaques() -> [some Equatable] { [number] }
  func selfish() -> Self { self }
  func literal() -> [Int] { return [] }
  func throwing(_ fails: Bool) throws -> Int {
    if fails { throw Offline.bad }
    return 1
  }
  func typed(_ fails: Bool) throws(Offline) -> Int {
    if fails { throw .bad }
    return 1
  }
  func throwingNothing(_ fails: Bool) throws { if fails { throw Offline.bad } }
  func generic<T: Equatable>(_ a: T, _ b: T) -> Bool where T: Sendable { a == b }
  func over(_ a: Int) {}
  func over(_ a: String) {}
  func over(a: Int) {}
  @discardableResult func discardable() -> Int { 7 }
  func inOut(_ x: inout Int) -> Int {
    x += 1
    return x
  }
  func inOuts(_ x: inout [Int], _ y: inout Int) {
    x.append(1)
    y += 1
  }
  func variadic(_ xs: Int...) -> Int { xs.count }
  func defaulted(x: Int = 4) -> Int { x }
  func borrowed(_ f: (Int) -> Int) -> [Int] { [1, 2].map(f) }
  func lazily(_ f: @autoclosure () -> Int) -> Int { f() }
  func unnamed(_: Int, at index: Int) -> Int { index }
  func tuple() -> (a: Int, b: String) { (1, "x") }
  func existential() -> any Helping { self }
  func consume(_ a: consuming [Int]) -> Int {
    a.append(1)
    return a.count
  }
  func consume(_ a: consuming [Int], and b: borrowing [Int]) -> Int {
    a.append(1)
    return a.count
  }
  func closure() -> (Int) -> Int { { $0 + 1 } }
  func unused(_ f: @escaping () -> Void) {}
  func unusedInside(_ f: @escaping () -> Void) { number = 5 }
  func several(_ title: String, at index: Int, rate: Double, isOn: Bool) {}
  @available(*, deprecated) func old() {}
  func `repeat`(`for` times: Int) {}
  func localFunction() -> Int {
    func twice(_ n: Int) -> Int { n * 2 }
    return twice(number)
  }
  func captures() -> Int {
    let read = { [weak self] in self?.number ?? 0 }
    let k = 3
    let add = { [k] in k }
    return read() + add()
  }
  @MainActor func onMainActor() {}
  nonisolated func nonisolated() {}
  fileprivate func hidden() {}
  static func make() -> Signatures { Signatures() }
  deinit { implicitInDeinit() }
  private func implicitInDeinit() { _ = number }

  func callHidden() { hidden() }
}
