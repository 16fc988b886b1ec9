import Languages
import Lessons
import LiveCode
import Platform
import Queries
import Sessions
import Staging

/// The learner's own code: its folder, its editor, its builds.
extension Runner {
  /// The code that the lesson's step asks for; nil if it asks for none.
  var askedCode: LessonCode? { session.state.lessonInFront?.run.step.task?.code }

  /// Makes a specimen the learner's own, if it isn't, and opens the file of a role: that which is asked for if
  /// none is named.
  func edit(
    _ specimen: Specimen, of feature: String, role: String?, as own: String?, at span: Range<Int>
  ) throws(CommandError) -> Request.Reply {
    let asked = askedCode.flatMap { $0.start.text.lowercased() == specimen.name ? $0 : nil }
    var project = Project(
      feature: feature, original: specimen.name, own: own ?? asked?.own ?? "mine")
    if let build = session.state.workspace.builds.first(where: {
      $0.feature == feature && $0.name == specimen.name
    }) {
      project = Project(of: build)
    }
    let isMissing = !project.exists
    let open = session.state.workspace.builds.first { project.isFolder(of: $0) }
    let isNew = isMissing && open == nil
    if let role, project.file(of: role, copying: specimen) == nil {
      let roles = project.roles(copying: specimen)
      let place = project.exists ? project.folder : specimen.pattern
      throw context.error(
        Refusal(
          "error.build.no-layer", place, role, advice: roles,
          nearest: NearestName.to(role, among: roles)), at: span)
    }
    try refusing(at: span) { () throws(BuildError) in
      guard let workbench else { throw .impossible(.isNotBuilt) }
      try workbench.check()
      if isMissing {
        // A folder that is gone, or is elsewhere, comes again as the session has it.
        let own = open.flatMap { try? workbench.specimen($0, like: specimen) }
        let texts = own == nil && project.name == asked?.name ? asked?.texts ?? [:] : [:]
        try project.write(own ?? specimen, replacing: texts)
      }
      // Code that was closed, or that was built elsewhere, is opened again; a new copy waits for a change.
      if isMissing {
        workbench.beginCopy(project)
      } else if open == nil {
        workbench.begin(project)
      }
    }
    let count = (try? project.files().count) ?? 0
    let code = project.name == askedCode?.name ? askedCode : nil
    let file =
      role.flatMap { project.file(of: $0, copying: specimen) }.map(project.typed)
      ?? code?.files.first.flatMap { project.file(named: $0.name.text) }
    let title = "\(feature).\(project.name)"
    let whole = (try? resolvedPath(project.folder)) ?? project.folder
    let sentence =
      if isNew, let code, !code.files.isEmpty {
        localized("build.yours-to-write", title, whole, count, code.files.map(\.name.text))
      } else if isNew {
        localized("build.yours", title, whole, count, specimen.pattern)
      } else {
        localized("build.yours-again", title, whole, count)
      }
    report(Document([Text(sentence)]))
    if let file {
      if let editor, editor(file, editorLine) {
        try buildChanged()
      } else {
        return .reports(Document(localized: "build.open-file", file))
      }
    }
    return .reports(Document())
  }

  /// Builds one of the learner's folders, or each that has changed.
  func buildNow(_ name: String?, at span: Range<Int>?) throws(CommandError) -> Request.Reply {
    takeUpFolders()
    let chosen = (workbench?.projects ?? []).filter { name == nil || $0.name == name?.lowercased() }
    guard !chosen.isEmpty else {
      throw context.error(
        .unknownBuild(name ?? "", among: context.state.workspace.builds), at: span)
    }
    for project in chosen { try build(project, at: span) }
    return .reports(Document())
  }

  /// Whether a line itself asks for a build.
  func isBuild(_ line: String) -> Bool {
    let head = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    return Command.named(String(head))?.name == "build"
  }

  /// Builds what was saved since it was last looked at.
  public func buildChanged() throws(CommandError) {
    takeUpFolders()
    for project in workbench?.changed() ?? [] { try build(project, at: nil) }
  }

  /// Whether there are folders in which something may be saved.
  var watchesFolders: Bool {
    takeUpFolders()
    return workbench?.projects.isEmpty == false
  }

  /// Whether something was saved, and its editor is done with that.
  var hasSaved: Bool { workbench?.hasSettledChange() == true }

  /// Watches the folders of a session that was gone on with, where they are there.
  private func takeUpFolders() {
    guard let workbench else { return }
    for build in session.state.workspace.builds {
      let project = Project(of: build)
      // Asked for at each key, so that the file system is asked only for what isn't watched yet.
      guard !workbench.watches(project), project.exists else { continue }
      workbench.takeUp(project, as: build)
    }
  }

  /// Leaves the folder of a build that was discarded alone, until `edit` names it again.
  func leaveFolder(afterDiscarding name: String, of feature: String) {
    for project in workbench?.projects ?? []
    where project.feature == feature && project.name == name {
      workbench?.end(project)
    }
  }

  private func build(_ project: Project, at span: Range<Int>?) throws(CommandError) {
    let start = ContinuousClock.now
    let build = try refusing(at: span) { () throws(BuildError) in
      guard let workbench else { throw .impossible(.isNotBuilt) }
      return try working({ () throws(BuildError) in
        try workbench.build(project, unless: { session.wasInterrupted?() == true })
      }) { localized("build.working", project.name) }
    }
    let tenths = Int((ContinuousClock.now - start) / .milliseconds(100))
    let isAtHome = session.state.current?.feature.name == build.feature
    let count = isAtHome ? session.state.current?.events.count ?? 0 : 0
    let before = session.state.workspace.builds.first { $0.isSame(as: build) }
    if before == build {
      report(Document(localized: "build.as-before", build.name))
      return try judge(build)
    }
    let heading = Document(
      localized: "build.done", build.name, "\(tenths / 10).\(tenths % 10)", count)
    try context.worded(at: span) { () throws(Refusal) in
      try act(Request.Act(action: .stage(.build(build)), heading: heading) { _ in span })
    }
    try judge(build)
  }

  func refusing<Result>(
    at span: Range<Int>?, _ body: () throws(BuildError) -> Result
  ) throws(CommandError) -> Result {
    do throws(BuildError) { return try body() } catch {
      throw context.error(.build(error), at: span)
    }
  }
}
