import Sessions
import Catalog
import Shell
import Staging
import Terminal
import Testing

/// A feature of a host's own works like the built-in ones, whatever its texts hold.
@Suite struct HostedFeatureTests {
  private static let lines = [
    "open", "open lamp", "help", "fire", "fire toggle", "fire wide on mvc", "events", "screen",
    "sync", "trace", "trace --flat --inside", "trace from Controller", "side", "side event 0",
    "inspect mvc.controller", "inspect mvc.model", "inspect mvc.model.label", "inspect --paths",
    "inspect mvc.controller.toggle", "source", "source mvc.model", "source mvc#1.2", "reset",
    "fire toggle; fire toggle", "close twin", "fire fuse", "fire ghost", "fire toggle 1",
    "fire dial", "fire dial 3",
  ]

  private func learner(columns: Int = 80, isPlain: Bool = false) -> Learner {
    Learner(columns: columns, isPlain: isPlain, features: [Lamp.feature])
  }

  @Test func `it is greeted with`() {
    #expect(Learner.greeting(of: [Lamp.feature]).contains("   open lamp   help   quit"))
  }

  @Test func `its events are fired and traced`() {
    let learner = learner()
    learner.type("open lamp mvc")
    let answer = learner.type("fire toggle")
    #expect(
      answer.contains("MVC  User -> View -> Controller -> Model, Controller -> View   4 messages"))
    #expect(learner.type("trace mvc name toggle").contains("Controller -> Model  toggle()"))
    #expect(learner.type("inspect mvc.model.isOn").hasPrefix("mvc.model.isOn is true"))
  }

  @Test func `an event is fired by what is written on its control, in any script`() {
    let learner = learner()
    learner.type("open lamp")
    #expect(learner.type("漢字かな한글").hasPrefix("event 1, wide"))
    #expect(learner.type("fire '漢字かな한글' on twin").hasPrefix("event 2, wide"))
  }

  @Test(arguments: [false, true], [40, 80])
  func `nothing of it is obeyed by the terminal`(isPlain: Bool, columns: Int) {
    let learner = learner(columns: columns, isPlain: isPlain)
    for line in Self.lines {
      let answer = learner.type(line)
      let obeyed = answer.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(obeyed.isEmpty, "\(line): \(answer.debugDescription)")
    }
  }

  @Test(arguments: [40, 60, 80])
  func `no line is wider than the terminal`(columns: Int) {
    let learner = learner(columns: columns)
    for line in Self.lines {
      for printed in learner.type(line).lines {
        #expect(printed.displayWidth() <= columns, "\(line): \(printed)")
      }
    }
  }

  @Test func `boxes close around wide characters`() {
    let learner = learner()
    learner.type("open lamp mvc", "fire toggle")
    let widths = Set(learner.type("screen").lines.map { $0.displayWidth() })
    #expect(widths.count == 1, "\(widths)")
  }

  @Test func `what it can't show is exported all the same`() {
    let learner = learner()
    let lines = learner.type("open lamp", "fire toggle", "export jsonl -").lines
    #expect(lines.count > 10)
    for line in lines {
      #expect(line.hasPrefix("{") && line.hasSuffix("}"))
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test func `its code is said not to be at hand, not to be UIKit's`() {
    let learner = learner()
    learner.type("open lamp", "fire toggle")
    for line in ["source mvc.controller", "source mvc.model", "source mvc#1.2"] {
      #expect(!learner.type(line).contains("UIKit"), "\(line)")
    }
  }

  @Test func `a window that stays empty can be opened and looked at`() {
    let learner = Learner(features: [Lamp.void])
    #expect(learner.type("open void").hasPrefix("void, built in None:"))
    for line in ["screen", "trace", "side", "events", "fire", "inspect --paths", "reset", "close"] {
      #expect(!learner.type(line).contains("Nothing was"), "\(line)")
    }
    learner.type("open void")
    #expect(!learner.type("events").contains(": ."))
  }
}

extension Learner {
  /// What a session with these features begins with.
  static func greeting(of features: [Feature]) -> String {
    let out = Output.memory(profile: TerminalProfile(isTerminal: true))
    let runner = Runner(Session(features: features), version: "0.1", out: out, reports: out)
    let loop = CommandLoop(
      runner, input: ArrayLineSource([]), out: out, errors: out, manner: .conversation)
    _ = loop.run()
    return out.collected
  }
}
