import Exports
import Languages
import Lessons
import Platform
import Sessions
import Shell
import Terminal

/// What is done in class, from the system's shell.
extension Wiring {
  /// Does the hand-ins of a class again.
  func grade(
    _ handIns: HandIns, by marking: ClassMarking = ClassMarking(), roster: String? = nil,
    seed: Int? = nil, tellsNone: Bool = false, addsUp: Bool = false,
    tell: (ClassGrading, Output) -> Void
  ) -> Languages.ExitCode {
    surviveFullFiles()
    let (out, errors) = (output(1), output(2))
    guard let course = course(errors) else { return .noInput }
    var order = ClassGrading.Order(handIns.files, lessons: handIns.lesson)
    (order.marking, order.builds, order.seed) = (marking, handIns.build, seed)
    order.processes = ProcessCrew.processors
    if let roster {
      order.roster = self.roster(roster, errors)
      if order.roster == nil { return .noInput }
    }
    // What was done so far isn't lost.
    NotedEnd.begin()
    order.wasInterrupted = { NotedEnd.came }
    order.progress = ProgressLine().tell
    do throws(CommandError) {
      let grading = try ClassGrading(
        order, features: Hosted.current.features, course: course,
        program: RootCommand.layercakeVersion)
      if grading.isEmpty {
        complain(localized("program.grade.none", handIns.files), to: errors)
        if tellsNone { tell(grading, out) }
        return .noInput
      }
      if let weight = grading.unusedWeights.first {
        complain(localized("program.unused-weight", weight, grading.lessons), to: errors)
        return .usage
      }
      let several = grading.strayLessons
      if addsUp, !several.isEmpty {
        complain(localized("program.grade.several", several, grading.mainLesson), to: errors)
        return .usage
      }
      tell(grading, out)
      return out.failure != nil ? .ioError : grading.isWhole ? .done : .badData
    } catch {
      complain(
        [error.headline, error.accepted].compactMap(\.self).joined(separator: " "), to: errors)
      return .noInput
    }
  }

  /// Reads who is in a class; nil if that can't be read.
  private func roster(_ path: String, _ errors: Output) -> ClassRoster? {
    do throws(SystemError) {
      let text = try TextFile.read(path, largest: ClassRoster.largest)
      if let roster = ClassRoster(text) { return roster }
      complain(localized("program.empty-roster", path), to: errors)
    } catch {
      complain(localized("program.unread", path, "\(error)"), to: errors)
    }
    return nil
  }

  /// Judges the code of a hand-in, in a sandbox, and writes the verdict.
  func judge(_ handIns: HandIns) -> Languages.ExitCode {
    let verdict = CodeTrial.verdict(
      on: handIns.files[0], ofLesson: handIns.lesson[0], features: Hosted.current.features)
    return (try? writeAll(STDOUT_FILENO, verdict.text)) == nil ? .ioError : .done
  }

  /// Carries out one line of the shell, which may ask for the sessions that are kept, and keeps nothing.
  func carryOut(_ line: String) -> Languages.ExitCode {
    surviveFullFiles()
    let (out, errors) = (output(1), output(2))
    guard
      let runner = runner(
        out: out, reports: errors, errors: errors, keeps: true, progress: stateFolder?.progress)
    else {
      return .noInput
    }
    let loop = CommandLoop(
      runner, input: ArrayLineSource([line]), out: out, errors: errors,
      manner: .script(file: localized("running.command-line")))
    return loop.run()
  }

  /// The lessons: the course, or those that were asked for in its place; nil if none of them can be
  /// read.
  func course(_ errors: Output) -> CourseShelf? {
    guard let lessons = lessonFolder else {
      return CourseShelf(language: language, sources: Hosted.current.embeddedLessons)
    }
    let found = CourseFolder(lessons)
    complain(found.unreadable, to: errors)
    if found.sources.isEmpty, !found.unreadable.isEmpty { return nil }
    do throws(PackError) {
      let pack = try pack(found.manifest)
      return CourseShelf(language: language, pack: pack, beside: { ids(beside: [lessons]) }) {
        found.sources
      }
    } catch {
      complain(error.message, to: errors)
      return nil
    }
  }

  /// The folder, or the file, of lessons: that of the options, or else the host's; nil if the host's are
  /// embedded, or if it has none.
  var lessonFolder: String? {
    switch Hosted.current.lessons {
    case .folder(let path): options.lessons ?? path
    case .none, .embedded: options.lessons
    }
  }

  /// The language of lessons: the one that was asked for, or that of the locale.
  var language: String { Locale.language(options.language) }

  /// What a folder of lessons says of itself in its manifest, if anything.
  func pack(_ manifest: CourseFolder.Manifest) throws(PackError) -> PackManifest? {
    let (text, file): (String, String)
    switch manifest {
    case .none: return nil
    case .unreadable(let error):
      throw PackError(message: localized("program.unread", error.file, "\(error.reason)"))
    case .text(let content, let name): (text, file) = (content, name)
    }
    do throws(PackManifest.ReadError) {
      return try PackManifest(text, for: RootCommand.layercakeVersion)
    } catch {
      throw PackError(message: "\(file):\(error.line):1: error: \(error.message)")
    }
  }
}

/// An error in a pack, as a message.
struct PackError: Error {
  /// The file, the line and the error.
  let message: String
}
