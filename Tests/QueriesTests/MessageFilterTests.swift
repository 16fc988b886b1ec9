import LayerTracing
import Queries
import Testing

@Suite struct MessageFilterTests {
  @Test(arguments: [
    ("", "", 8),
    ("from view", "from View", 3),
    ("to View from Presenter", "from Presenter to View", 1),
    ("name increase*", "name increase*", 2),
    ("name amountLabel.text", "name amountLabel.text", 1),
    ("kind notification", "kind notification", 1),
    ("KIND Write event 1", "event 1 kind write", 2),
    ("event 2", "event 2", 0),
  ])
  func `a filter is read, written and applied`(
    text: String, canonical: String, count: Int
  ) throws {
    let filter = try MessageFilter(text)
    #expect(filter.description == canonical)
    #expect(try MessageFilter(canonical).description == canonical)
    #expect(Messages.increase.filter(filter.accepts).count == count)
  }

  @Test(arguments: [
    ErrorRow(
      "form View", 0..<4, "nothing more is expected here", nearest: "from",
      accepts: "from", "to", "name", "event", "kind"),
    ErrorRow("from", 4..<4, "a role is expected here"),
    ErrorRow("from View from Model", 10..<14, "nothing more is expected here", accepts: "to"),
    ErrorRow("name 3", 5..<6, "a message's name is expected here"),
    ErrorRow("event x", 6..<7, "the number of an event is expected here"),
    ErrorRow("event -1", 6..<8, "the number of an event is expected here"),
    ErrorRow("event 1.5", 6..<9, "the number of an event is expected here"),
    ErrorRow("event 1e30", 6..<10, "the number of an event is too large"),
    ErrorRow(
      "kind wirte", 5..<10, "a kind of message is expected here", nearest: "write",
      accepts: "call", "notification", "write", "read"),
  ])
  func `a filter that can't be read is told with its place`(row: ErrorRow) {
    row.check { text throws(QueryError) in _ = try MessageFilter(text) }
  }

  @Test func `a filter by event alone selects no messages within it`() throws {
    #expect(!MessageFilter().selectsMessages)
    #expect(try !MessageFilter("event 2").selectsMessages)
    for text in ["from View", "to View", "name a", "kind call"] {
      #expect(try MessageFilter(text).selectsMessages)
    }
  }
}
