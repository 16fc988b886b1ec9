import Terminal

/// Lines that were drawn already.
package struct DrawnLines: Block {
  private let lines: [StyledText]

  /// Takes lines.
  package init(_ lines: [StyledText]) { self.lines = lines }

  /// True: they were fitted when they were drawn.
  package var isVerbatim: Bool { true }

  package func drawn(on page: Page) -> [StyledText] { lines }
  package func spoken(on page: Page) -> [StyledText] { lines }
}
