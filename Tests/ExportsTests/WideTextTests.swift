import Testing

@testable import Exports

/// Wide letters on pages, where boxes are drawn of characters.
@Suite struct WideTextTests {
  @Test func `a wide letter of preformatted text takes two columns, and nothing else is touched`() {
    let page = "<p>가</p><pre lang=\"가\">│ 가1 <i title=\"나\">나</i>│</pre><code>다</code><pre>│</pre>"
    #expect(
      WideText.inColumns(page)
        == "<p>가</p><pre lang=\"가\">│ <b class=\"wide\">가</b>1 <i title=\"나\">"
        + "<b class=\"wide\">나</b></i>│</pre><code>다</code><pre>│</pre>")
    let plain = "<p>가</p><pre>│ 1 │</pre>"
    #expect(WideText.inColumns(plain) == plain)
    // What isn't closed is no page of ours, and stays whole.
    #expect(WideText.inColumns("<pre>가") == "<pre><b class=\"wide\">가</b>")
  }
}
