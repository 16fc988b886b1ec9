import Staging
import Testing

@testable import Sessions

@Suite struct TimelineTests {
  /// An action that fires an event of this name.
  private func fire(_ name: String) -> Action { .stage(.event(Event(name))) }

  /// A timeline of so many actions, each of which fires the event of its number.
  private func timeline(events: Int) -> Timeline {
    var timeline = Timeline()
    for number in 1...events { timeline.append(fire("\(number)"), .fired(number...number)) }
    return timeline
  }

  private func names(_ actions: some Sequence<Action>) -> [String] {
    actions.map { $0.description.replacing("fire ", with: "") }
  }

  @Test func `actions come back in order, equal ones too`() {
    var timeline = Timeline()
    for name in ["a", "b", "b", "a"] { timeline.append(fire(name)) }
    #expect(names(timeline.done) == ["a", "b", "b", "a"])
    #expect(timeline.count == 4)
    #expect(timeline[2] == fire("b"))
  }

  @Test func `the newest is taken back first`() {
    var timeline = Timeline()
    timeline.append(fire("a"))
    timeline.append(fire("b"))
    #expect(timeline.undo() == .action(fire("b")))
    #expect(timeline.undo() == .action(fire("a")))
    #expect(timeline.undo() == nil)
    timeline.append(fire("b"))
    #expect(names(timeline.done) == ["b"])
  }

  @Test func `after going back the rest is ahead`() {
    var timeline = timeline(events: 4)
    timeline.move(to: 1, by: .event(1))
    #expect(names(timeline.done) == ["1"])
    #expect(names(timeline.ahead) == ["2", "3", "4"])
    #expect(timeline.newestEvent?.done == 1)
    #expect(timeline.newestEvent?.ofAll == 4)
    #expect(timeline.undo() == .move(.event(1)))
    #expect(timeline.ahead.isEmpty)
    #expect(timeline.count == 4)
  }

  @Test func `another future drops what was ahead until it is taken back`() {
    var timeline = timeline(events: 4)
    timeline.move(to: 2, by: .event(2))
    timeline.append(fire("other"), .fired(3...3))
    timeline.append(.stage(.sync))
    #expect(names(timeline.done) == ["1", "2", "other", "sync"])
    #expect(timeline.place(ofEvent: 3) == 2)
    #expect(timeline.place(ofEvent: 4) == nil)
    #expect(timeline.undo() == .action(.stage(.sync)))
    #expect(timeline.ahead.isEmpty)
    #expect(timeline.undo() == .action(fire("other")))
    #expect(names(timeline.ahead) == ["3", "4"])
    #expect(timeline.place(ofEvent: 4) == 3)
    #expect(timeline.undo() == .move(.event(2)))
    #expect(timeline.undo() == .action(fire("4")))
  }

  @Test func `what changes no event leaves the future as it is`() {
    var timeline = timeline(events: 4)
    timeline.move(to: 2, by: .event(2))
    timeline.append(.note(.write("n")))
    #expect(names(timeline.done) == ["1", "2", "note n"])
    #expect(names(timeline.ahead) == ["3", "4"])
    #expect((1...4).map { timeline.place(ofEvent: $0) } == [0, 1, 3, 4])
    #expect(timeline.newestEvent?.done == 2)
    #expect(timeline.undo() == .action(.note(.write("n"))))
    #expect((1...4).map { timeline.place(ofEvent: $0) } == [0, 1, 2, 3])
    timeline.move(to: 0, by: .event(0))
    timeline.append(.note(.write("n")))
    #expect((1...4).map { timeline.place(ofEvent: $0) } == [1, 2, 3, 4])
  }

  @Test func `events are found where actions without any stand between, or one has several`() {
    var timeline = Timeline()
    timeline.append(.stage(.open("counter")))
    timeline.append(fire("a"), .fired(1...1))
    timeline.append(.note(.write("n")))
    timeline.append(.lesson(.begin("taps", at: "1")), .fired(2...4))
    timeline.append(fire("b"), .fired(5...5))
    #expect((1...5).map { timeline.place(ofEvent: $0) } == [1, 3, 3, 3, 4])
    timeline.append(.stage(.reset), .forgot(downTo: 0))
    timeline.append(fire("a"), .fired(1...1))
    #expect(timeline.place(ofEvent: 1) == 6)
    #expect(timeline.place(ofEvent: 2) == nil, "a reset forgets what was fired before it")
    #expect(timeline.place(ofEventsBack: 3) == 6)
    #expect(timeline.newestEvent?.done == 1)
  }

  @Test func `a reset forgets only the events behind those that it leaves`() {
    var timeline = timeline(events: 3)
    timeline.append(.stage(.reset), .forgot(downTo: 1))
    #expect(timeline.newestEvent?.ofAll == 1)
    #expect(timeline.place(ofEvent: 1) == 0)
    #expect(timeline.place(ofEvent: 2) == nil)
    timeline.append(fire("a"), .fired(2...2))
    #expect(timeline.place(ofEvent: 2) == 4)
    #expect(timeline.place(ofEventsBack: 1) == 4)
    #expect(timeline.place(ofEventsBack: 2) == 0)
    #expect(timeline.end(ofEventAt: 0) == 4, "what the reset forgot belongs to the time before")
    timeline.move(to: 4, by: .back(1))
    #expect(timeline.future?.events == 2...2)
  }

  @Test func `stopping in an event is taken back with what was done before it`() {
    var timeline = timeline(events: 2)
    timeline.append(.observation(.stop(.init(specimen: "mvp", event: 2, crossing: 3))))
    #expect(timeline.undo() == .action(fire("2")))
    #expect(names(timeline.done) == ["1"])
  }
}
