import LayerTracing
import Testing

@Suite struct WriteTests {
  /// A write, and what it leaves in the trace.
  struct Row: @unchecked Sendable, CustomTestStringConvertible {
    let trace: [String]
    let write: (Amounts) -> Void
    var testDescription: String { trace.first ?? "nothing" }

    init(_ trace: String..., write: @escaping (Amounts) -> Void) {
      self.trace = trace
      self.write = write
    }
  }

  static let writes: [Row] = [
    Row("User -> Model number = 3") { $0.number = 3 },
    Row("User -> Model number = 2") { $0.number += 1 },
    Row("User -> Model number = 4") { $0.double = 8 },
    Row("User -> Model title = \"x\"") { $0.title = "x" },
    Row("User -> Model isOn = true") { $0.isOn = true },
    Row("User -> Model rate = 0.25") { $0.rate = 0.25 },
    Row("User -> Model maybe = 3") { $0.maybe = 3 },
    Row("User -> Model maybe = nil") { $0.maybe = nil },
    Row("User -> Model maybeTitle = nil") { $0.maybeTitle = nil },
    Row("User -> Model promised = 3") { $0.promised = 3 },
    Row("User -> Model promised = nil") { $0.promised = nil },
    Row("User -> Model default = 2") { $0.default = 2 },
    Row("User -> Model append(4)", "Model -> Model list = [4]") { $0.append(4) },
    Row("User -> Model mutate()", "Model -> Model inner = Inner(n: 1)") { $0.mutate() },
    Row("User -> Model increase()", "Model -> Model number = 2") { $0.increase() },
  ]

  static let orders: [Row] = [
    // The write comes before what it sets off.
    Row("User -> Model total = 5", "User -> Model heard(5)") { $0.total = 5 },
    // willSet is the user's own, and runs first.
    Row("User -> Model heard(5)", "User -> Model checked = 5") { $0.checked = 5 },
  ]

  static let wiring: [Row] = [
    Row { $0.other = $0 }, Row { $0.plain = Plain() }, Row { $0.owner = $0 },
    Row { $0.nobody = nil }, Row { $0.handler = { _ in } }, Row { $0.maybeHandler = { _ in } },
    Row { $0.secret = 1 }, Row { _ = $0.constant + $0.number + $0.double },
  ]

  @Test(arguments: writes + orders + wiring)
  func `a write of a value is recorded, wiring is not`(row: Row) {
    #expect(record({ Amounts() }, row.write) == row.trace)
  }

  @Test func `the place of a write is its property's`() {
    let session = Session()
    let amounts = session.make { Amounts() }
    session.event {
      amounts.number = 1
      amounts.total = 1
      amounts.checked = 1
    }
    let sites = session.messages.filter { $0.kind == .write }.map(\.site)
    #expect(sites.map(\.name) == ["number", "total", "checked"])
    #expect(sites.map(\.source.line) == [8, 9, 10])
    #expect(Set(sites.map(\.source.fileID)) == ["LayerTracingTests/Amounts.swift"])
    #expect(Set(sites.map(\.type)) == ["Amounts"])
  }

  @Test func `what a write sets off is caused by what wrote`() {
    let session = Session()
    let view = session.make { GreetingView() }
    session.event {
      view.viewDidLoad()
      view.tap()
    }
    #expect(session.messages.map { $0.cause ?? 0 } == [0, 0, 2, 3, 3, 5])
  }
}
