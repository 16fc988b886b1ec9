import Characters
import Testing

/// What the end of an author's line stands for.
@Suite struct SpacingTests {
  @Test(arguments: [
    ("ボタンを", "押す"), ("です。", "次は"), ("これは", "「役割」です"), ("漢", "字"), ("カード", "を"),
    ("ｶﾅ", "と"), ("（例）", "は"), ("中文，", "也是"), ("ㄅ", "ㄆ"),
  ])
  func `nothing between what is written without spaces`(before: String, after: String) {
    #expect(before.lineEnd(before: after) == "")
  }

  @Test(arguments: [
    ("one", "two"), ("버튼을", "누르면"), ("버튼을", "押す"), ("モデル", "Model"), ("MVC", "では"),
    ("です。", "a"), ("", "は"), ("は", ""), ("ﾡ", "ﾢ"), ("1", "つ"), ("“は”", "は"),
  ])
  func `a space everywhere else`(before: String, after: String) {
    #expect(before.lineEnd(before: after) == " ")
  }
}
