import Testing

@testable import Exports

/// Code with UIKit's names: names alone are replaced, and only those of the widgets.
@Suite struct UIKitSourceTests {
  private func rewritten(_ source: String, keeping own: Set<String> = []) -> String {
    UIKitSource(source, keeping: own).text
  }

  @Test func `a name is replaced, and not what is a part of one or stands in a text or a comment`()
  {
    let source =
      ##"let a: Label = f(MyLabel(), "Label \(g("Label", h)) Label", #"\(Label)"#) // Label"##
    #expect(rewritten(source) == source.replacing("a: Label", with: "a: UILabel"))
    let lines = "let text = \"\"\"\n  Label \"Label\"\n  \"\"\"\n/* Label /* Label */ Label */\n"
    #expect(rewritten(lines + "Label") == lines + "UILabel")
  }

  @Test func `a text or a comment without an end is taken to the end`() {
    for source in ["\"Label", "\"\"\"\nLabel", "/* Label", "\"\\(Label", "#\"Label\"", "\\"] {
      #expect(rewritten(source) == source)
    }
  }

  @Test func `a name that the code declares itself stays`() {
    #expect(rewritten("struct Label {}\nLabel()", keeping: ["Label"]) == "struct Label {}\nLabel()")
  }

  @Test func `imports of ours and the attribute go, and leave no hole`() {
    let source = """
      import Features
      import LayerTracing
      import Observation
      import Widgets

      @Layer(.view)
      final class A: View {
        @Layer struct B {}
      }

      """
    #expect(
      rewritten(source) == """
        import Observation
        import UIKit

        final class A: UIView {
          struct B {}
        }

        """)
  }

  @Test func `a remark stands once, above what documents the line`() {
    let source =
      "  /// A button.\n  let a = Button(\n    title: \"+\")\n  let b = Button(title: \"-\")\n"
    let remark = "  // UIKit: setTitle(_:for:); Shims.swift adds this init.\n"
    #expect(rewritten(source) == remark + source.replacing("Button(", with: "UIButton("))
  }

  @Test func `only a subclass of UIKit's with an init has to be decoded`() {
    #expect(!rewritten("class A: ViewController {}").contains("coder"))
    #expect(!rewritten("class A: B { init() { super.init() } }").contains("coder"))
    let text = rewritten("class A: ViewController {\n  init() { super.init() }\n}\n")
    #expect(
      text.contains("init() { super.init(nibName: nil, bundle: nil) }\n\n  required init?(coder"))
    #expect(text.hasSuffix("  }\n}\n"))
  }
}
