import Platform
import Lessons
import TestSupport
import Testing

@testable import Shell

/// The classroom note, read back with cmark-gfm.
@Suite struct ExportMarkdownTests {
  @Test func `it has a title, what changed, traces side by side, figures, and notes in place`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "fire increase", "note mvp#1.5 the view is told")
    #expect(
      learner.type("export markdown - event 1") == """
        # counter in MVC and MVP

        From a session with 1 event. `->` is a call, `~>` a notification; `#2.5` after a \
        pattern's name is the fifth message of event 2.

        ## Event 1: increase

        Before:

        ```text
          ╭─ MVC = MVP ───╮
          │       0       │
          │ [ - ]   [ + ] │
          ╰───────────────╯
        ```

        On the screens of MVC and MVP:

        ```diff
        - 0
        + 1
        ```

        Who told whom:

        | MVC | MVP |
        |---|---|
        | mvc#1.1 `User -> View: tap [+]` | mvp#1.1 `User -> View: tap [+]` |
        | mvc#1.2 `View -> Controller: increaseButtonTouched(increaseButton)` | mvp#1.2 `View -> \
        Presenter: increaseButtonTouched()` |
        | mvc#1.3 `Controller -> Model: increase()` | mvp#1.3 `Presenter -> Model: increase()` |
        | mvc#1.4 `Model ~> Controller: number = 1` | mvp#1.4 `Model ~> Presenter: number = 1` |
        | mvc#1.5 `Controller -> View: amountLabel.text = "1"` | mvp#1.5 `Presenter -> View: \
        onValueChange(number: 1)` |

        MVC:

        ```mermaid
        sequenceDiagram
        autonumber 1
        participant L0 as User
        participant L1 as View
        participant L2 as Controller
        participant L3 as Model
        L0->>L1: tap [+]
        L1->>L2: increaseButtonTouched(increaseButton)
        L2->>L3: increase()
        L3-)L2: number = 1
        L2->>L1: amountLabel.text = #34;1#34;
        ```

        MVP:

        ```mermaid
        sequenceDiagram
        autonumber 1
        participant L0 as User
        participant L1 as View
        participant L2 as Presenter
        participant L3 as Model
        L0->>L1: tap [+]
        L1->>L2: increaseButtonTouched()
        L2->>L3: increase()
        L3-)L2: number = 1
        L2->>L1: onValueChange(number#58; 1)
        ```

        > **Note** on mvp#1.5, `Presenter -> View: onValueChange(number: 1)`: the view is told

        CountViewController.swift, lines 44 to 46:

        ```swift
        func onValueChange(number: Int) {
          amountLabel.text = String(number)
        }
        ```

        """)
  }

  private func prose(_ learner: Learner, _ line: String = "export markdown -") -> [ProseBlock] {
    Prose(markdown: learner.type(line)).blocks
  }

  private func headings(_ blocks: [ProseBlock]) -> [String] {
    blocks.compactMap { block in
      if case .heading(_, let inlines) = block { inlines.plainText } else { nil }
    }
  }

  @Test func `every event has its chapter, loading first`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase", "fire decrease on mvp")
    let blocks = prose(learner)
    #expect(
      headings(blocks) == [
        "counter in MVC, MVP and VIPER", "Loading", "Event 1: increase", "Event 2: decrease",
        "To do it again",
      ])
    let tables = blocks.compactMap { block in
      if case .table(let table) = block { table.header.map(\.plainText) } else { nil }
    }
    #expect(tables == [["Pattern", "Messages", "Way"], ["MVC", "MVP", "VIPER"], ["MVP"]])
  }

  @Test func `the figure's arrows are the trace's messages`() {
    let learner = Learner()
    learner.type("open counter viper", "fire increase")
    let trace =
      learner.session.state.current?.open.first?.recorder.messages.trace(events: 1...1)
      .filter(\.isCrossing) ?? []
    let figures = prose(learner).compactMap { block -> String? in
      if case .code(let text, "mermaid") = block { text } else { nil }
    }
    #expect(figures.count == 1)
    let arrows = figures.last?.lines.filter { $0.contains(": ") } ?? []
    #expect(arrows.count == trace.count)
    #expect(trace.count == 5)
  }

  @Test func `in a lesson it has the lesson's title, and what to take home`() {
    let learner = Learner()
    learner.type("lesson taps", "note in the lesson", "skip", "skip")
    let blocks = prose(learner)
    #expect(headings(blocks).first == "1.1 Taps")
    #expect(headings(blocks).last == "To take home")
    #expect(blocks.last?.plainText == "A tap is a message.")
    #expect(blocks.contains { $0.plainText == "Note: in the lesson" })
  }

  @Test func `what was written before anything was open stands there, too`() {
    let learner = Learner()
    learner.type("note first of all", "open counter mvp")
    let texts = prose(learner).map(\.plainText)
    let note = texts.firstIndex(of: "Note: first of all")
    #expect(note != nil && note ?? 0 < texts.firstIndex(of: "Loading") ?? 0)
  }

  @Test func `it names the screens, of which an event may have reached some alone`() {
    let learner = Learner()
    learner.type("open counter mvp viper", "fire increase", "fire increase on mvp", "sync")
    let text = learner.type("export markdown -")
    let second = text.components(separatedBy: "## Event 2: increase").last ?? ""
    #expect(second.contains("On the screen of MVP:\n\n```diff\n- 1\n+ 2\n```"), "\(second)")
    #expect(text.contains("*VIPER caught up with what it had missed.*"))
  }

  @Test func `of a question that is open it tells no answer`() {
    let learner = Learner()
    learner.type("lesson taps", "a")
    for format in ["markdown", "slides", "worksheet", "html"] {
      let text = learner.type("export \(format) -")
      #expect(text.contains("the View") && text.contains("the Controller"), "\(format)")
      #expect(!text.contains("It is what the user sees."), "\(format): \(text)")
      #expect(!text.contains("(right"), "\(format)")
    }
    learner.type("b")
    #expect(learner.type("export markdown -").contains("**the View** (right, chosen)"))
  }

  @Test func `an event that changed no screen says so`() {
    let learner = Learner(features: [Lamp.feature])
    learner.type("open lamp mvc", "note | *a* <b> `c` \\", "fire dial 0")
    let texts = prose(learner).map(\.plainText)
    #expect(texts.contains("No screen changed."))
    #expect(texts.contains("Note: | *a* <b> `c` \\"))
  }

  @Test func `it goes to a file, whole or not at all`() throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    let shown = learner.type("export markdown -")
    #expect(learner.type("export markdown \(folder.path)/a.md").hasPrefix("Wrote "))
    #expect(try TextFile.read("\(folder.path)/a.md") == shown)
  }
}
