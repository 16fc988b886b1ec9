/// A box drawn around lines of text.
///
/// ```
/// ╭─ MVC = MVP = VIPER ─╮
/// │          0          │
/// │    [ - ]   [ + ]    │
/// ╰─────────────────────╯
/// ```
public struct TextBox: Sendable {
  /// Where each body line stands within the box.
  public var alignment: Alignment

  /// Makes a box whose body lines are aligned so, centred by default.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The lines of a box, as wide as its title and body need.
  ///
  /// A title too long for the columns is written above the box, and wrapped; body lines too long
  /// are wrapped within it. Below 12 columns no box is drawn. Where box drawing characters are two
  /// columns wide, as ambiguous ones can be, edges meet all the same.
  ///
  /// - Parameters:
  ///   - title: what stands in the upper edge.
  ///   - body: the lines within.
  ///   - columns: the columns to stay within.
  ///   - ambiguous: how the terminal draws ambiguous characters, the edges among them.
  /// - Returns: lines without line ends.
  public func lines(
    title: String? = nil, body: [String], columns: Int = 80, ambiguous: AmbiguousWidth = .narrow
  ) -> [String] {
    func wrap(_ texts: [String], _ columns: Int) -> [String] {
      texts.flatMap { $0.wrapped(to: max(columns, 1), ambiguous: ambiguous) }
    }
    if columns < 12 { return wrap((title.map { [$0] } ?? []) + body, columns) }

    let edge = ambiguous == .wide ? 2 : 1
    // The columns between the edges, whole edge characters only.
    let most = (columns - 2 * edge) / edge * edge
    if let title, title.displayWidth(ambiguous: ambiguous) + 2 * edge + 2 > most {
      return wrap([title], columns)
        + lines(body: body, columns: columns, ambiguous: ambiguous)
    }

    let body = body.flatMap { line in
      let fits = line.displayWidth(ambiguous: ambiguous) + 2 <= most
      return fits && !line.contains(where: \.isNewline) ? [line] : wrap([line], most - 2)
    }
    let widest = body.map { $0.displayWidth(ambiguous: ambiguous) + 2 }.max() ?? 2
    let head = title.map { " \($0) " } ?? ""
    let headColumns = head.displayWidth(ambiguous: ambiguous)
    var inner = max(widest, headColumns + 2 * edge)
    // A title leaves a remainder that edge characters must fill, and so does the lower edge.
    inner += (edge - inner % edge) % edge
    let afterHead = inner - edge - headColumns
    let upper =
      head + String(repeating: " ", count: afterHead % edge)
      + String(repeating: "─", count: afterHead / edge)
    return ["╭─\(upper)╮"]
      + body.map { line in
        let padded = line.padded(
          to: inner - 2, alignment: alignment, ambiguous: ambiguous)
        return "│ \(padded) │"
      }
      + ["╰\(String(repeating: "─", count: inner / edge))╯"]
  }
}
