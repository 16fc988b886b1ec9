/// A trace as an app records it, and rules for it.
public enum ShopTrace {
  /// A clean architecture's rules, of which the trace breaks some.
  public static let rules = """
    # who may call whom, in our shop
    pattern Clean
    View       -> ViewModel           owns ViewModel
    ViewModel  -> UseCase  ~> View    owns UseCase
    UseCase    -> Repository          owns Repository
    Repository -> Cache
    no OrderDTO may leave Repository except to Cache
    no Order, OrderLine may reach View

    """

  /// The first line.
  public static let header =
    #"{"format":"layercake-trace","version":1,"specimens":["shop.clean"],"dropped":0}"#

  private static let parties = [
    "User": #"{"role":"User","type":"User","instance":0}"#,
    "View": #"{"role":"View","module":"Shop","type":"OrderView","instance":2}"#,
    "ViewModel":
      #"{"role":"ViewModel","module":"Shop","type":"OrderViewModel","instance":3,"name":"model"}"#,
    "UseCase":
      #"{"role":"UseCase","module":"Shop","type":"PlaceOrder","instance":4,"name":"place"}"#,
    "Repository":
      #"{"role":"Repository","module":"Shop","type":"Orders","instance":5,"name":"orders"}"#,
    "Cahce": #"{"role":"Cahce","module":"Shop","type":"DiskCache","instance":6,"name":"cache"}"#,
  ]

  private static func party(_ role: String) -> String { parties[role] ?? "null" }

  /// A line about where messages are received.
  public static func site(_ number: Int, _ type: String, _ name: String, at line: Int) -> String {
    #"{"line":"site","site":\#(number),"kind":"call","type":"\#(type)","name":"\#(name)","#
      + #""file":"Shop/\#(type).swift","at":\#(line)}"#
  }

  /// A line about a call.
  public static func call(
    _ id: Int, _ from: String, _ to: String, _ site: Int, _ name: String, event: Int,
    cause: Int? = nil, arguments: String = ""
  ) -> String {
    #"{"id":\#(id),"specimen":"shop.clean","event":\#(event),"fired":\#(event > 0 ? "\"order\"" : "null"),"#
      + #""cause":\#(cause.map(String.init) ?? "null"),"kind":"call","from":\#(party(from)),"#
      + #""to":\#(party(to)),"message":"\#(name)","arguments":[\#(arguments)],"#
      + #""crossLayer":true,"site":\#(site),"thread":1,"time":\#(id * 1_000)}"#
  }

  private static func write(_ id: Int, event: Int, cause: Int) -> String {
    #"{"id":\#(id),"specimen":"shop.clean","event":\#(event),"fired":"order","cause":\#(cause),"#
      + #""kind":"write","from":\#(party("ViewModel")),"to":\#(party("ViewModel")),"#
      + #""message":"total","arguments":[{"label":null,"value":12}],"crossLayer":false,"task":2}"#
  }

  private static func reference(
    _ owner: String, _ property: String, _ ownership: String, _ held: String
  ) -> String {
    #"{"line":"reference","specimen":"shop.clean","event":0,"owner":\#(party(owner)),"#
      + #""property":"\#(property)","ownership":"\#(ownership)","to":\#(party(held))}"#
  }

  /// What stands before the first message: the sites, and what properties hold.
  public static let beginning = [
    header, site(1, "OrderView", "tap(_:)", at: 10), site(2, "OrderViewModel", "order()", at: 20),
    site(3, "PlaceOrder", "place(_:)", at: 30), site(4, "Orders", "load()", at: 40),
    site(5, "DiskCache", "store()", at: 50), reference("View", "model", "strong", "ViewModel"),
    reference("ViewModel", "place", "strong", "UseCase"),
    reference("UseCase", "orders", "strong", "Repository"),
    reference("Repository", "view", "strong", "View"),
    reference("UseCase", "view", "strong", "View"), reference("UseCase", "view", "strong", ""),
    reference("ViewModel", "view", "weak", "View"),
  ]

  /// What comes of one order: seven messages, from this id on, of which two break the rules.
  public static func order(_ event: Int, from id: Int) -> [String] {
    let order =
      #"{"label":null,"value":"Order(1)","described":true,"types":["Order","Amount"]}"#
    return [
      call(
        id, "User", "View", 1, "tap", event: event,
        arguments: #"{"label":null,"value":"Order"}"#),
      call(id + 1, "View", "ViewModel", 2, "order", event: event, cause: id),
      call(
        id + 2, "ViewModel", "UseCase", 3, "place", event: event, cause: id + 1, arguments: order),
      call(id + 3, "UseCase", "Repository", 4, "load", event: event, cause: id + 2),
      #"{"line":"result","id":\#(id + 3),"result":"OrderDTO(1)","resultDescribed":true,"resultTypes":["OrderDTO"]}"#,
      write(id + 4, event: event, cause: id + 2),
      call(id + 5, "View", "Repository", 4, "load", event: event, cause: id + 1),
      call(id + 6, "Repository", "Cahce", 5, "store", event: event, cause: id + 3),
    ]
  }

  /// Two orders of which the second begins before the first has ended, and the end.
  public static let lines: [String] = {
    let (first, second) = (order(1, from: 1), order(2, from: 8))
    var lines = beginning
    lines += first[..<5]
    lines += second[..<3]
    lines += first[5...]
    lines += second[3...]
    lines.append(#"{"line":"end","missing":3}"#)
    return lines
  }()

  /// The whole trace.
  public static let text = lines.map { $0 + "\n" }.joined()
}
