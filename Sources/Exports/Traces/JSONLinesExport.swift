import LayerTracing

/// Writes a trace as JSON Lines, version 1: one object a line, UTF-8.
///
/// The first line says what follows:
/// `{"format":"layercake-trace","version":1,"specimens":["counter.mvp"],"dropped":0,"language":"en"}`; in that language
/// services were asked to answer, where the feature has one. A line without `"line"` is a message; the others are
/// screens, states, notes and actions, in the order in which they came about, and sites, each before the first message
/// that refers to it by its number:
/// ```
/// {"line":"site","site":1,"kind":"call","type":"CountPresenter","name":"increaseButtonTouched()",
///  "file":"MVP/CountPresenter.swift","at":24}
/// {"id":2,"specimen":"counter.mvp","event":1,"fired":"increase","cause":1,"kind":"call",
///  "from":{"role":"View","type":"CountViewController","instance":2},
///  "to":{"role":"Presenter","type":"CountPresenter","instance":5,"name":"presenter"},
///  "message":"increaseButtonTouched","arguments":[],"crossLayer":true,"ref":"mvp#1.2","site":1}
/// {"line":"screen","specimen":"counter.mvp","event":1,"text":"1\n[ - ]   [ + ]"}
/// {"line":"state","specimen":"counter.mvp","event":1,"layer":"model","properties":{"number":1}}
/// {"line":"note","event":1,"text":"here it turns","ref":"mvp#1.4"}
/// {"line":"action","number":2,"text":"fire increase"}
/// ```
/// The first line names what the learner's own builds began as, if there are any:
/// `"origins":{"counter.mvp~mine":"counter.mvp"}`. `id` counts the messages of the file, and `cause` is such an id. A text that stands for a value that
/// JSON doesn't have is marked: an argument by `"described":true`, a result by `"resultDescribed":true`,
/// properties by their names in a list `described`. Readers pass over keys and kinds of lines that they
/// don't know; what changes the meaning of others gets another version.
public struct JSONLinesExport {
  /// The version of the format that this writes.
  public static let version = 1

  private var lines = MessageLines()
  private let write: (UnsafeRawBufferPointer) -> Void
  private var nextID = 1
  /// What to add to the ids of a specimen's recorder, from one of them on.
  private var offsets: [String: [(from: Int, offset: Int)]] = [:]

  /// How many bytes are kept before they are handed on.
  private static let pieceSize = 1 << 16

  /// Begins an export.
  ///
  /// - Parameter write: Takes the bytes as they come, in pieces of about 64 KiB.
  public init(write: @escaping (UnsafeRawBufferPointer) -> Void) { self.write = write }

  /// Writes a part of a trace; its header comes first.
  public mutating func add(_ part: TracePart) {
    switch part {
    case .header(let header): begin(header)
    case .action(let text, let number, _):
      lines.json.line {
        $0.member("line", "action")
        $0.member("number", number)
        $0.member("text", text)
      }
    case .event(let event):
      for turn in event.turns { add(turn, of: event) }
      for note in event.notes { add(note) }
    // What a session does has no end of its own, and results stand with their messages.
    case .result, .end: break
    }
    handOn()
  }

  private mutating func begin(_ header: TraceHeader) {
    nextID = header.dropped + 1
    lines.json.line {
      $0.member("format", "layercake-trace")
      $0.member("version", JSONLinesExport.version)
      $0.key("specimens")
      $0.array(header.specimens) { $0.string($1) }
      $0.member("dropped", header.dropped)
      if let language = header.language { $0.member("language", language) }
      if !header.origins.isEmpty {
        $0.key("origins")
        $0.object {
          for (name, origin) in header.origins.sorted(by: { $0.key < $1.key }) {
            $0.key(named: name)
            $0.string(origin)
          }
        }
      }
    }
  }

  private mutating func messages(_ messages: [Message], of specimen: String, fired: String?) {
    let first = messages.first?.id ?? 0
    let offset = nextID - first
    if offsets[specimen]?.last?.offset != offset {
      offsets[specimen, default: []].append((first, offset))
    }
    let frame = MessageLines.Frame(specimen, event: messages.first?.event ?? 0, fired: fired)
    for message in messages {
      lines.add(
        message, id: message.id + offset,
        cause: message.cause.map { number($0, specimen, first, offset) },
        suspension: message.suspension.map { number($0, specimen, first, offset) }, in: frame)
      nextID += 1
      handOn()
    }
  }

  /// A message's id among all of the file: of the event that begins with `first`, or of an earlier one.
  private func number(_ id: Int, _ specimen: String, _ first: Int, _ offset: Int) -> Int {
    id + (first <= id ? offset : offsets[specimen]?.last { $0.from <= id }?.offset ?? 0)
  }

  /// Writes what came of an event in one specimen.
  private mutating func add(_ turn: RecordedEvent.Turn, of event: RecordedEvent) {
    messages(turn.messages, of: turn.specimen, fired: event.fired)
    if let screen = turn.screen {
      lines.json.line {
        $0.member("line", "screen")
        $0.member("specimen", turn.specimen)
        $0.member("event", event.number)
        $0.member("text", screen.joined(separator: "\n"))
      }
    }
    for state in turn.states {
      lines.json.line {
        $0.member("line", "state")
        $0.member("specimen", turn.specimen)
        $0.member("event", event.number)
        $0.member("layer", state.layer)
        $0.key("properties")
        $0.object {
          for property in state.properties {
            $0.key(named: property.name)
            $0.value(property.value)
          }
        }
        let described = state.properties.filter(\.value.isDescribed).map(\.name)
        if !described.isEmpty {
          $0.key("described")
          $0.array(described) { $0.string($1) }
        }
      }
    }
    handOn()
  }

  private mutating func add(_ note: RecordedNote) {
    lines.json.line {
      $0.member("line", "note")
      $0.member("event", note.event)
      $0.member("text", note.text)
      if let message = note.message { $0.member("ref", message) }
    }
  }

  /// Writes what is still in memory. Call it at the end.
  public mutating func finish() {
    lines.json.bytes.withUnsafeBytes(write)
    lines.json.removeAll()
  }

  private mutating func handOn() {
    if lines.json.bytes.count >= JSONLinesExport.pieceSize { finish() }
  }
}
