import Foundation
import Terminal
import TestSupport
import Testing

@testable import Shell

/// Pictures have room on a page, and all that they show has room in them.
@Suite struct ExportPictureTests {
  nonisolated static let sessions = [
    ["open candy", "fire quantity 3", "fire buy"], ["open news", "fire select 3"],
    ["open counter", "fire increase"], ["open account", "fire applyCheckCard", "fire confirm"],
    ["open greeting", "fire show"],
  ]
  /// An A4 page between margins of a centimeter, at 96 pixels an inch.
  private static let page = 718

  @Test(arguments: sessions)
  func `a picture is no wider than a page, and nothing is drawn outside of it`(
    lines: [String]
  ) throws {
    let learner = Learner()
    for line in lines { learner.type(line) }
    for event in 0..<lines.count {
      let picture = learner.type("export svg - event \(event)")
      let frame = try #require(
        picture.firstMatch(of: /width="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)"/))
      let (width, height) = (try #require(Int(frame.1)), try #require(Int(frame.2)))
      #expect(width <= Self.page)
      #expect(frame.3 == frame.1 && frame.4 == frame.2)
      for figure in picture.components(separatedBy: "<g class=\"figure\"").dropFirst() {
        let corner = try #require(figure.firstMatch(of: /translate\((\d+) (\d+)\)/))
        let (left, top) = (Int(corner.1) ?? 0, (Int(corner.2) ?? 0) + 24)
        for (right, bottom) in Self.corners(of: figure) {
          #expect(Double(left) + right <= Double(width), "event \(event) of \(lines)")
          #expect(Double(top) + bottom <= Double(height), "event \(event) of \(lines)")
        }
      }
    }
  }

  @Test func `an event with more layers than a page has room for is drawn in parts`() {
    let learner = Learner()
    learner.type("open candy viper", "fire quantity 3", "fire buy")
    let picture = learner.type("export svg -")
    #expect(picture.contains(">VIPER, 1 of 3</text>"))
    // The numbers go on: ten messages in all.
    let numbers = picture.matches(of: /<text class="number"[^>]*>(\d+)</).map { String($0.1) }
    #expect(numbers == (1...10).map(String.init))
  }

  @Test func `a long message stands on several lines, which are its text together`() {
    let learner = Learner()
    learner.type("open candy viper", "fire quantity 3")
    let picture = learner.type("export svg -")
    #expect(picture.contains("<tspan"))
    #expect(
      picture.replacing(/<\/?tspan[^>]*>/, with: "").contains(
        ">interactor(interactor, didUpdateTotalPrice: 300.0, totalInclTax: 319.5, vat: 6.5, "
          + "quantity: 3)</text>"))
  }

  /// The lower right corners of what a figure shows.
  private static func corners(of figure: String) -> [(right: Double, bottom: Double)] {
    func number(_ digits: Substring) -> Double { Double(digits) ?? .infinity }
    let boxes = figure.matches(
      of: /<rect class="name" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/
    ).map { (number($0.1) + number($0.3), number($0.2) + number($0.4)) }
    let texts = figure.matches(
      of: /<t(?:ext class="(?:halo|title)"|span) x="(\d+)" y="(\d+)">([^<]*)/
    ).map {
      (number($0.1) + 7.25 * Double(shown(String($0.3)).displayWidth()), number($0.2))
    }
    return boxes + texts
  }

  private static func shown(_ text: String) -> String {
    ["&quot;": "\"", "&lt;": "<", "&gt;": ">", "&#39;": "'", "&amp;": "&"].reduce(text) {
      $0.replacing($1.key, with: $1.value)
    }.trimmedBlanks
  }
}
