import LayerTracing
import Testing

@Suite struct SiteTests {
  private func site(_ fields: String...) -> Site { Site(fields.joined(separator: "\u{1F}")) }

  @Test func `the fields are kind, class, name, parameters, file and line`() {
    let site = site(
      "c", "CountPresenter", "show(_:at:then:)", "vvf", "MVP/CountPresenter.swift", "41")
    #expect(site.kind == .call)
    #expect(site.type == "CountPresenter")
    #expect(site.name == "show(_:at:then:)")
    #expect(site.baseName == "show")
    #expect(site.labels == [nil, "at", "then"])
    #expect(site.parameters == [true, true, false])
    #expect(site.source == SourceLocation(fileID: "MVP/CountPresenter.swift", line: 41))
    #expect(site.source.fileName == "CountPresenter.swift")
    #expect(site.source.module == "MVP")
  }

  @Test(arguments: [
    ("c", Site.Kind.call, "call"), ("n", .notification, "notification"), ("w", .write, "write"),
    ("r", .read, "read"),
  ])
  func `each kind has a letter and a name`(letter: String, kind: Site.Kind, name: String) {
    #expect(site(letter, "A", "x", "v", "M/A.swift", "1").kind == kind)
    #expect(kind.name == name)
    #expect(kind.rawValue == Character(letter))
  }

  @Test func `a property's name has no labels`() {
    let site = site("w", "Amount", "number", "v", "M/A.swift", "1")
    #expect(site.labels.isEmpty)
    #expect(site.baseName == "number")
  }

  @Test func `a method without arguments has none`() {
    #expect(site("c", "A", "go()", "", "M/A.swift", "1").labels.isEmpty)
  }

  @Test(arguments: ["", "x", "c\u{1F}A", "c\u{1F}A\u{1F}f(\u{1F}v\u{1F}f\u{1F}many"])
  func `whatever is read, something comes of it`(text: String) {
    let site = Site(text)
    #expect(site.source.line == 0)
    #expect(site.kind == .call)
    #expect(site.labels.allSatisfy { $0 != nil })
  }

  @Test func `the macro's sites name the line of the method`() {
    let session = Session()
    let worker = session.make { CandyWorker() }
    session.event { worker.fetch("x") {} }
    #expect(
      session.messages.map { "\($0.site.name) \($0.site.source.fileName):\($0.site.source.line)" }
        == [
          "fetch(_:then:finally:) Callbacks.swift:17", "finally() Callbacks.swift:17",
        ])
    #expect(CandyWorker._layerFacts.source.line == 7)
  }
}
