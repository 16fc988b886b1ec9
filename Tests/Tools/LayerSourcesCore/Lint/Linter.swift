/// Runs all rules over all files.
enum Linter {
  /// The findings in `files`, sorted, without those that a sound waiver allows.
  ///
  /// The rules look across files, so a run over half a project finds less.
  static func findings(in files: [ScannedFile]) -> [Finding] {
    let modules = SpecimenModules(files)
    let files = files.map { file in
      var file = file
      if let name = modules.name(around: file.location) { file.location.module = name }
      return file
    }
    let project = Project(files)
    var all: [Finding] = []
    for (number, file) in files.enumerated() {
      let scan = Scan(file: file, number: number, project: project, modules: modules)
      let (waivers, flaws) = Waiver.read(from: file)
      all += flaws
      for rule in Rules.all {
        all += rule.findings(in: scan).filter { finding in
          !waivers.contains { $0.covers(finding) }
        }
      }
    }
    return all.sorted()
  }
}

/// A file in the midst of its project: what a rule gets to see.
struct Scan {
  /// The file to judge.
  let file: ScannedFile
  /// Its place among the project's files, which tells private names apart.
  let number: Int
  /// What all files declare.
  let project: Project
  /// The modules of specimens.
  let modules: SpecimenModules
}
