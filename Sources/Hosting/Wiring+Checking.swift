import Languages
import Lessons
import LiveCode
import Platform
import Sessions
import Shell
import Terminal

/// Proving lessons.
extension Wiring {
  /// Proves lessons, those of the course if no files and folders are given; the second process goes the
  /// other ways.
  func check(
    paths: [String], format: ReportFormat, isBuilt: Bool, isSecond: Bool
  ) -> Languages.ExitCode {
    let out = output(STDOUT_FILENO)
    let errors = output(STDERR_FILENO)
    var sources: [LessonSource] = []
    var isAllRead = true
    for path in paths {
      let found = CourseFolder(path)
      do throws(PackError) {
        _ = try pack(found.manifest)
      } catch {
        complain(error.message, to: errors)
        return .checkFailed
      }
      sources += found.sources
      if !isSecond { complain(found.unreadable, to: errors) }
      if !found.unreadable.isEmpty { isAllRead = false }
    }
    if paths.isEmpty { sources = Hosted.current.embeddedLessons?() ?? [] }
    guard !sources.isEmpty else {
      guard isAllRead else { return .noInput }
      if paths.isEmpty {
        complain(localized("program.no-lessons"), to: errors)
        return .noInput
      }
      complain(localized("program.no-lessons-in", paths.map { "'\($0)'" }), to: errors)
      return .noInput
    }
    let builder =
      isBuilt && !isSecond
      ? CodeBuilder(Workbench(store: stateFolder?.builds), in: Wiring.scratch) : nil
    defer { if isBuilt { Folder.removeAll(Wiring.scratch) } }
    // This program, once more, with another seed for all that is random: it reads the lessons while this process does.
    let shared = isSecond ? nil : try? SharedWork()
    let second = shared.flatMap { shared in
      try? ChildProcess(
        programPath,
        [
          ProgramIdentity.current.name, "check", "--second", "--language", Language.spoken.code,
          "--",
        ] + paths, .output, reading: shared.input)
    }
    let check = CourseCheck(
      sources, beside: { ids(beside: paths) }, features: Hosted.current.features,
      building: builder)
    if isSecond {
      let shared = SharedWork(inheritedAt: STDIN_FILENO)
      out.write(check.alternateRuns(claiming: shared.take))
      out.flush()
      return out.failure == nil ? .done : .ioError
    }
    shared?.offer(check.sharedCount)
    let line = ProgressLine()
    let report = check.report(
      claiming: { second == nil || shared?.take() == true },
      telling: { place in
        line.tell {
          place.map { localized("program.checking", $0.number, $0.count) }
            ?? localized("program.checking-translations")
        }
      },
      comparingWith: {
        guard let result = second?.finish(), result.end == .done else { return nil }
        return result.text
      })
    line.tell(nil)
    out.write(report.written(as: format))
    out.flush()
    if let failure = out.failure {
      complain(localized("program.unwritten-output", "\(SystemError(failure))"), to: errors)
      return .ioError
    }
    guard report.passed else { return .checkFailed }
    return isAllRead ? .done : .noInput
  }

  /// Where the code that lessons ask for lies while it is built.
  private static var scratch: String { "/tmp/layercake-check-\(getuid())-\(getpid())" }

  /// The ids of lessons that the lessons of paths may require: those of the course that is part of the
  /// program, and those that stand in the folders of files, and of chapters beside them.
  func ids(beside paths: [String]) -> Set<String> {
    var sources = Hosted.current.embeddedLessons?() ?? []
    for path in paths where !Folder.isFolder(path) && !Archive.isArchive(path) {
      sources += CourseFolder.beside(path).sources
    }
    return Set(sources.compactMap(\.id))
  }

  /// Proves lessons, and does so again whenever one of the files has changed, until a signal ends it.
  func watch(paths: [String], format: ReportFormat, isBuilt: Bool) -> Never {
    let out = output(STDOUT_FILENO)
    while true {
      // Read before the check, so that what is written meanwhile counts as a change.
      let checked = paths.map { CourseFolder($0) }
      if out.profile.isTerminal { out.write("\u{1B}[H\u{1B}[2J") }
      out.flush()
      _ = check(paths: paths, format: format, isBuilt: isBuilt, isSecond: false)
      out.writeLine()
      out.writeLine(localized("program.waiting", paths))
      out.flush()
      while paths.map({ CourseFolder($0) }) == checked { usleep(Wiring.watchPause) }
    }
  }

  /// How long a watch waits between two looks at the files, in microseconds: short beside the time that
  /// it takes to go from an editor to the terminal.
  private static let watchPause: useconds_t = 250_000
}
