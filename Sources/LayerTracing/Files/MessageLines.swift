/// Writes messages as lines of a trace file, and before the first of a site the line that describes it.
///
/// Both a session's export and a running app's recorder write them so.
package struct MessageLines {
  /// What is written so far, and isn't handed on yet.
  package var json = JSONWriter()
  /// What messages of the same way and name have in common.
  private var shapes: [ShapeKey: Shape] = [:]
  /// The numbers of the sites that were described.
  private var sites: [SiteKey: Int] = [:]

  /// What stands in a line beside the message itself.
  package struct Frame {
    /// The beginnings of the lines of one event of one specimen, and of the names of its messages.
    fileprivate let common: [UInt8]
    fileprivate let name: [UInt8]

    /// Describes the lines of an event.
    ///
    /// - Parameters:
    ///   - specimen: The specimen's name: `counter.mvp`.
    ///   - event: The event's number, 0 for loading.
    ///   - fired: What was fired, as people type it; nil for loading.
    package init(_ specimen: String, event: Int, fired: String?) {
      // By bytes: it is written for each event.
      let point = specimen.utf8.lastIndex(of: UInt8(ascii: "."))
      let short = specimen[(point.map(specimen.utf8.index(after:)) ?? specimen.startIndex)...]
      common = Frame.bytes {
        $0.raw(",\"specimen\":")
        $0.string(specimen)
        $0.raw(",\"event\":")
        $0.number(event)
        $0.raw(",\"fired\":")
        if let fired { $0.string(fired) } else { $0.null() }
        $0.raw(",\"cause\":")
      }
      name = Frame.bytes {
        $0.raw(",\"ref\":")
        $0.string("\(short)#\(event).")
      }.dropLast()
    }

    private static func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
      var json = JSONWriter()
      write(&json)
      return json.bytes
    }
  }

  /// What an app's recorder knows of a message beside what a session does.
  package struct Origin {
    /// The number of the task in which it was sent; nil outside of tasks.
    package let task: Int?
    /// The number of the thread on which it was sent, where no task ran.
    package let thread: Int
    /// When it was sent, in nanoseconds since the recording began; nil where no clock is asked.
    package let time: Int?
  }

  /// A site, found by its line: to hash its texts would take longer than to write them.
  private struct SiteKey: Hashable {
    let site: Site

    func hash(into hasher: inout Hasher) { hasher.combine(site.source.line) }
  }

  /// A way and a name.
  private struct ShapeKey: Hashable {
    let site: SiteKey
    let sender: Party
    let receiver: Party

    func hash(into hasher: inout Hasher) {
      hasher.combine(site.site.source.line)
      hasher.combine(sender.id)
      hasher.combine(receiver.id)
    }
  }

  /// Parts of a message as JSON.
  private struct Shape {
    /// Kind, ends and name, up to the arguments.
    let way: [UInt8]
    /// The number of its site.
    let site: Int
  }

  /// How many shapes are remembered: an app that makes layers without end has ever new ones.
  private static let mostShapes = 100_000

  /// Makes a writer that has described no site yet.
  package init() {}

  /// Writes a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - id: Its number in the file.
  ///   - cause: The number in the file of the message that caused it; nil where none did.
  ///   - suspension: The number in the file of the message with which it was suspended, of one that resumes.
  ///   - frame: What it has in common with other messages of its event.
  ///   - origin: Where and when an app sent it, whose trace names the types of values, too; nil of a session's.
  package mutating func add(
    _ message: Message, id: Int, cause: Int?, suspension: Int?, in frame: Frame,
    from origin: Origin? = nil
  ) {
    let shape = shape(of: message)
    json.raw("{\"id\":")
    json.number(id)
    json.raw(frame.common)
    if let cause { json.number(cause) } else { json.null() }
    json.raw(shape.way)
    if let suspension {
      json.raw("[],\"suspension\":")
      json.number(suspension)
    } else {
      json.array(message.arguments) { $0.argument($1, namesTypes: origin != nil) }
    }
    if let result = message.result {
      json.raw(",")
      json.members { $0.returned(result, types: origin == nil ? [] : message.resultTypes) }
    }
    json.raw(message.isCrossing ? ",\"crossLayer\":true" : ",\"crossLayer\":false")
    json.raw(frame.name)
    json.number(message.position.crossing)
    if message.position.inner > 0 {
      json.raw("+")
      json.number(message.position.inner)
    }
    json.raw("\",\"site\":")
    json.number(shape.site)
    if let origin {
      json.raw(origin.task == nil ? ",\"thread\":" : ",\"task\":")
      json.number(origin.task ?? origin.thread)
      if let time = origin.time {
        json.raw(",\"time\":")
        json.number(time)
      }
    }
    json.raw("}\n")
  }

  private mutating func shape(of message: Message) -> Shape {
    let key = ShapeKey(
      site: SiteKey(site: message.site), sender: message.sender, receiver: message.receiver)
    if let known = shapes[key] { return known }
    var way = JSONWriter()
    way.raw(",")
    way.members {
      $0.member("kind", message.kind.name)
      $0.key("from")
      $0.party(message.sender)
      $0.key("to")
      $0.party(message.receiver)
      $0.member("message", message.site.baseName)
      $0.key("arguments")
    }
    let shape = Shape(way: way.bytes, site: number(of: message.site))
    if shapes.count >= MessageLines.mostShapes { shapes.removeAll() }
    shapes[key] = shape
    return shape
  }

  /// A site's number; a line describes it when it is first asked for.
  private mutating func number(of site: Site) -> Int {
    if let number = sites[SiteKey(site: site)] { return number }
    let number = sites.count + 1
    sites[SiteKey(site: site)] = number
    json.line {
      $0.member("line", "site")
      $0.member("site", number)
      $0.member("kind", site.kind.name)
      $0.member("type", site.type)
      $0.member("name", site.name)
      $0.member("file", site.source.fileID)
      $0.member("at", site.source.line)
    }
    return number
  }
}

extension JSONWriter {
  /// Writes the members that tell what a call returned.
  package mutating func returned(_ result: Value, types: [String]) {
    key("result")
    value(result)
    if result.isDescribed { member("resultDescribed", true) }
    if !types.isEmpty {
      key("resultTypes")
      array(types) { $0.string($1) }
    }
  }
}
