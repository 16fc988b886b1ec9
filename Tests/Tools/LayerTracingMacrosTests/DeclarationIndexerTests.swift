import SwiftParser
import Testing

@testable import LayerTracingMacros

/// Kinds, names, containers, and lines of what a file declares.
struct DeclarationIndexerTests {
  private func declarations(_ text: String) -> [Declaration] {
    DeclarationIndexer.declarations(in: Parser.parse(source: text))
  }

  /// One line for each declaration: kind, container and name, line, lines.
  private func index(_ text: String) -> [String] {
    declarations(text).map {
      let name = ($0.container.map { $0 + " > " } ?? "") + $0.name
      return
        "\($0.kind.rawValue) \(name) \($0.line) \($0.lines.lowerBound)...\($0.lines.upperBound)"
    }
  }

  @Test func `a file is listed in its order`() {
    let text = """
      // The file's header.

      import Features

      /// Decides.
      @Layer(.presenter)
      final class CountPresenter: Presenter {
        private unowned let view: CountView

        init(view: CountView) {
          self.view = view
          func local() {}
        }

        deinit {}

        /**
         A tap.
         */
        func increaseButtonTouched() {
          struct Local {}
        }
      }

      extension CountPresenter { subscript(index: Int) -> Int { index } }
      """
    #expect(
      index(text) == [
        "class CountPresenter 7 5...23",
        "property CountPresenter > view 8 8...8",
        "initializer CountPresenter > init(view:) 10 10...13",
        "deinitializer CountPresenter > deinit 15 15...15",
        "function CountPresenter > increaseButtonTouched() 20 17...22",
        "extension CountPresenter 25 25...25",
        "subscript CountPresenter > subscript(_:) 25 25...25",
      ])
  }

  @Test(arguments: [
    ("func f() {}", "f()"),
    ("func set(totalPriceViewModel: Int) {}", "set(totalPriceViewModel:)"),
    ("func interactor(_ i: I, didFetch candy: C) {}", "interactor(_:didFetch:)"),
    ("func `default`(`in` x: Int) {}", "default(in:)"),
    ("func generic<T>(_ a: T...) where T: P {}", "generic(_:)"),
    ("static func == (a: A, b: A) -> Bool { true }", "==(_:_:)"),
    ("init?(_ a: Int, b: Int) {}", "init(_:b:)"),
    ("convenience init!() {}", "init()"),
    ("subscript(a: Int, at b: Int) -> Int { a }", "subscript(_:at:)"),
    ("typealias Done = () -> Void", "Done"),
    ("var 계좌종류: String { \"\" }", "계좌종류"),
    ("func `a name of words`() {}", "a name of words()"),
  ])
  func `names are Swift's in full`(member: String, name: String) {
    #expect(
      declarations("class A {\n\(member)\n}").dropFirst().map(\.name) == [name])
  }

  @Test func `each bound name and each case is an entry`() {
    #expect(
      index("var a = 1,\n  b = 2\nlet (c, (d, _)) = (1, (2, 3))") == [
        "property a 1 1...2", "property b 2 1...2", "property c 3 3...3", "property d 3 3...3",
      ])
    #expect(
      index("enum E {\n  case a, b(Int)\n  indirect case c(x: E, _ y: E)\n}") == [
        "enum E 1 1...4", "case E > a 2 2...2", "case E > b(_:) 2 2...2",
        "case E > c(x:_:) 3 3...3",
      ])
  }

  @Test func `containers are dotted`() {
    #expect(
      index(
        "struct A { enum B { actor C {} } }\nextension A.B { protocol D { var x: Int { get } } }")
        == [
          "struct A 1 1...1", "enum A > B 1 1...1", "actor A.B > C 1 1...1",
          "extension A.B 2 2...2", "protocol A.B > D 2 2...2", "property A.B.D > x 2 2...2",
        ])
    #expect(index("extension Array<Int> { func f() {} }").last == "function Array > f() 1 1...1")
  }

  @Test func `members inside #if are listed`() {
    #expect(
      index(
        "class A {\n#if DEBUG\nfunc f() {}\n#else\nvar x = 1\n#endif\n}\n#if T\nlet y = 1\n#endif")
        == [
          "class A 1 1...7", "function A > f() 3 3...3", "property A > x 5 5...5",
          "property y 9 9...9",
        ])
  }

  @Test func `what is local to a body is not listed`() {
    let text = """
      let x = { let y = 1; return y }()
      var z: Int { let w = 1; return w }
      func f() { class A {} }
      do { let v = 1 }
      """
    #expect(index(text) == ["property x 1 1...1", "property z 2 2...2", "function f() 3 3...3"])
  }

  @Test(arguments: [
    ("/// One.\n/// Two.\nlet x = 1", 1...3),
    ("/// Of the file.\n\n/// Of x.\nlet x = 1", 3...4),
    ("/// Of the file.\n\nlet x = 1", 3...3),
    ("// Plain.\nlet x = 1", 2...2),
    ("/// Of x.\n// layer-lint: allow(waiver): no\nlet x = 1", 1...3),
    ("/** Of\n x. */ let x = 1", 1...2),
    ("/// Of x.\n@A\n@B(\n1)\nlet x =\n  1 // end\n", 1...6),
    ("/// Of x.\r\n/// More.\r\nlet x = 1\r\n", 1...3),
    ("let y = 1 /// Of y.\nlet x = 1", 2...2),
  ])
  func `lines begin at the doc comment`(text: String, lines: ClosedRange<Int>) {
    #expect(declarations(text).last?.lines == lines)
  }

  @Test func `broken code is listed as far as it goes`() {
    #expect(index("class {\nfunc f( {\n}") != [])
    #expect(index("") == [])
    #expect(index("}}}}") == [])
  }
}
