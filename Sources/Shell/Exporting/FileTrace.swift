import Exports
import Languages
import Queries
import Staging

/// An exported trace in a file, which is written in another format event by event, in memory that doesn't
/// grow with its length; a test alone is made from the whole.
final class FileTrace: TraceSource {
  /// The file; read to its end, it tells what was passed over.
  private(set) var file: TraceFile
  let selection: ExportSelection
  private var origins: [String: String] = [:]

  /// The most commands that a handout lists: they are held in memory until its end.
  private static let mostCommands = 1_000

  /// Takes a file that wasn't read yet.
  init(_ file: TraceFile, _ selection: ExportSelection) {
    (self.file, self.selection) = (file, selection)
  }

  var newest: Int? { nil }

  func title(of specimen: String) -> String { SpecimenReference(fullName: specimen).title }

  func original(of specimen: String) -> String? { origins[specimen] }

  func tell<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle) -> Sheet
  ) throws(Refusal) {
    var screens = StoryScreens()
    var sheet: Sheet?
    var (commands, more): ([String], Int) = ([], 0)
    try parts(inAnyOrder: false) { part in
      switch part {
      case .header(let header):
        let names = header.specimens.filter(selection.accepts).map(title)
        sheet = begin(
          HandoutTitle(
            localized("trace-file.subject", header.feature, names),
            subject: localized("trace-file.read")))
      case .action(let text, _, _):
        if commands.count < FileTrace.mostCommands { commands.append(text) } else { more += 1 }
      case .event(let event):
        let event = selection.part(of: event)
        var shown = handoutEvent(event)
        (shown.before, shown.after) = screens.turn(
          event.number,
          event.turns.prefix(Stage.mostSpecimens).map {
            ($0.specimen, title(of: $0.specimen), $0.screen)
          })
        if selection.event.map({ $0 == event.number }) ?? true { sheet?.event(shown) }
      case .result, .end: break
      }
    }
    if more > 0 { commands.append(localized("trace-file.more-commands", more)) }
    sheet?.commands(commands)
    sheet?.finish(takeaway: [])
  }

  func messages(of number: Int?, _ take: (RecordedEvent) -> Void) throws(Refusal) {
    try parts(inAnyOrder: false) { part in
      guard case .event(let event) = part, number.map({ $0 == event.number }) ?? true else {
        return
      }
      take(selection.part(of: event))
    }
  }

  func parts(inAnyOrder: Bool, _ take: (TracePart) -> Void) throws(Refusal) {
    try file.readToEnd(takesAnyOrder: inAnyOrder) { part in
      if case .header(let header) = part { origins = header.origins }
      take(part)
    }
  }

}
