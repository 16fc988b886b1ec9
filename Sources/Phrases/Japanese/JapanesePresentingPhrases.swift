import Views

/// What the shell says in front of a class, in Japanese.
struct JapanesePresentingPhrases: PresentingPhrases, InEnglishByDefault {
  let keys = "Enter: 次へ   back   quit"
  func vote(_ example: String) -> String { "挙手をお願いします: \(example)" }
  let nothing = "なし"
  let open = "Enter で答えを開きます。"
  func goesOn(_ page: Int, _ pages: Int) -> String { "... \(pages) ページ中 \(page) ページ、Enter" }
  let isFirst = "最初のページです。"
  let isOver = "Enter で発表を終わります。"
  func votes(_ votes: Int) -> String { "\(votes) 票" }
  let unchanged = "画面: 変化なし。"
  let changed = "画面で変わったこと:"
}
