import Foundation
import Hosting
import LayerTracing
import Lessons
import Sessions
import Shell
import Staging
import Terminal
import Testing

/// What the tutorials of the documentation show is compiled here, and does what they say.
@MainActor @Suite struct TutorialTests {
  private func stage() throws -> Stage {
    let lamp = try #require(Lamp.features.first)
    let stage = Stage(feature: lamp)
    for specimen in lamp.specimens { stage.open(specimen) }
    return stage
  }

  private func text(of name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Lamp")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `the lamp is switched on and off`() throws {
    let stage = try stage()
    let specimen = try #require(stage["mvp"])
    #expect(specimen.window.draw().joined().contains("off"))
    try stage.fire(Event("toggle"), at: stage.open)
    #expect(specimen.window.draw().joined().contains("on"))
    try stage.fire(Event("toggle"), at: stage.open)
    #expect(specimen.window.draw().joined().contains("off"))
  }

  @Test func `the lamp keeps to its pattern`() throws {
    let stage = try stage()
    try stage.fire(Event("toggle"), at: stage.open)
    let specimen = try #require(stage["mvp"])
    let rules = try #require(specimen.specimen.rules)
    for message in specimen.recorder.messages.trace() where message.isCrossing {
      #expect(rules.allows(message), "\(message.text)")
    }
  }

  @Test func `the exporter writes who tells whom`() throws {
    let stage = try stage()
    try stage.fire(Event("toggle"), at: stage.open)
    let trace = try #require(stage["mvp"]).recorder.messages.trace()
    #expect(
      WhoTellsWhom().graph(of: trace.filter { $0.event == 1 }) == """
        digraph {
          "Model" -> "Presenter" [label=1]
          "Presenter" -> "Model" [label=1]
          "Presenter" -> "View" [label=1]
          "User" -> "View" [label=1]
          "View" -> "Presenter" [label=1]
        }

        """)
  }

  @Test func `the lesson is proven`() throws {
    let source = LessonSource(file: "first-light.md", text: try text(of: "first-light.md"))
    let check = CourseCheck([source], features: Lamp.features)
    let byways = check.byways
    #expect(check.report { byways }.written(as: .text).hasSuffix(" checks, all passed\n"))
  }

  @Test func `every command of the tutorials is carried out`() throws {
    let out = Output.memory(profile: .batch)
    let runner = Runner(
      Session(features: Lamp.features), version: "0.1", out: out, reports: out)
    let lines = try text(of: "first-look.txt").split(separator: "\n").map(String.init)
    let loop = CommandLoop(
      runner, input: ArrayLineSource(lines), out: out, errors: out,
      manner: .script(file: "first-look.txt"))
    #expect(loop.run() == .done, "\(out.collected)")
    #expect(out.collected.contains("MVP  User -> View -> Presenter -> Model ~> Presenter -> View"))
  }
}
