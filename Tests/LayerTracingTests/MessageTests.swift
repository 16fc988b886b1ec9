import Testing

@testable import LayerTracing

/// How people read a message, and where it stands in its event.
@Suite struct MessageTests {
  private let view = Party(role: .view, type: "CountView", id: 2, name: nil)
  private let label = Party(role: .view, type: "Label", id: 3, name: "amountLabel")
  private let presenter = Party(role: .presenter, type: "CountPresenter", id: 4, name: "presenter")
  private let user = Party(role: .user, type: "User", id: 0, name: nil)

  /// A message with these fields of its site.
  private func message(
    _ kind: String, _ name: String, from sender: Party, to receiver: Party,
    _ arguments: Message.Argument..., inner: Int = 0
  ) -> Message {
    let marks = String(repeating: "v", count: arguments.count)
    let fields = [kind, receiver.type, name, marks, "M/A.swift", "1"]
    return Message(
      id: 1, cause: nil, event: 1, sender: sender, receiver: receiver,
      site: Site(fields.joined(separator: "\u{1F}")), arguments: arguments, result: nil,
      position: Message.Position(crossing: 1, inner: inner))
  }

  @Test func `a call is written as in source`() {
    #expect(message("c", "go()", from: view, to: presenter).text == "go()")
    #expect(
      message(
        "c", "show(_:at:)", from: presenter, to: view, .init(label: nil, value: .string("x")),
        .init(label: "at", value: .int(3))
      ).text == "show(\"x\", at: 3)")
  }

  @Test func `a gesture is written with what it touches`() {
    #expect(
      message("c", "tap(_:)", from: user, to: view, .init(label: nil, value: .string("+"))).text
        == "tap [+]")
    #expect(
      message("c", "turn(_:)", from: user, to: view, .init(label: nil, value: .int(3))).text
        == "turn(3)")
  }

  @Test func `a write is written as an assignment, with the name of who is written to`() {
    let text = Message.Argument(label: nil, value: .string("1"))
    #expect(message("w", "text", from: view, to: label, text).text == "amountLabel.text = \"1\"")
    #expect(message("w", "text", from: label, to: label, text).text == "text = \"1\"")
    #expect(message("w", "text", from: presenter, to: view, text).text == "text = \"1\"")
    #expect(message("w", "text", from: user, to: label, text).text == "amountLabel.text = \"1\"")
  }

  @Test func `a notification is written as what it brings`() {
    let number = Message.Argument(label: nil, value: .int(1))
    let told = message("n", "number", from: view, to: presenter, number)
    #expect(told.text == "number = 1")
    #expect(told.isNotification)
    #expect(message("n", "done()", from: view, to: presenter).text == "done()")
  }

  @Test func `the hidden messages of an event are counted from the last that crossed`() {
    let session = Session()
    let view = session.make { GreetingView() }
    session.event(1) { view.viewDidLoad() }
    session.event(2) { view.tap() }
    #expect(
      session.messages.map { "\($0.event).\($0.position.crossing)+\($0.position.inner)" } == [
        "1.1+0", "2.1+0", "2.2+0", "2.2+1", "2.3+0", "2.3+1",
      ])
    #expect(session.messages.map(\.isCrossing) == [true, true, true, false, true, false])
  }

  @Test func `a module has one interactor, so a message to another's crosses`() {
    func party(_ role: Role, _ id: UInt32) -> Party {
      Party(role: role, type: "", id: id, name: nil)
    }
    for role in [Role.presenter, .interactor, .router] {
      #expect(party(role, 5).isCrossing(to: party(role, 6)))
      #expect(!party(role, 5).isCrossing(to: party(role, 5)))
    }
    // A module may have many of these.
    for role in [Role.view, .model, .viewModel, .worker, .mapper] {
      #expect(!party(role, 5).isCrossing(to: party(role, 6)))
      #expect(party(role, 5).isCrossing(to: party(.interactor, 6)))
    }
  }

  @Test func `a role is its name`() {
    #expect(Role("Mapper") == Role("Mapper"))
    #expect(Role("View") == .view)
    #expect("\(Role.viewModel)" == "ViewModel")
    #expect(Role.known.map(\.name).count == Set(Role.known).count)
  }
}
