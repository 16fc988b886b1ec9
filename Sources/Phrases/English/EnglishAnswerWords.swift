import LayerTracing
import Sessions

/// How answers are written in English.
struct EnglishAnswerWords: AnswerWords, InEnglishByDefault {}

extension AnswerWords where Self: InEnglishByDefault {
  /// Those of the code are English.
  var roles: [String: Role] { [:] }
  var numbers: [String] {
    [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
  }
  var counters: String { "" }
  var nothing: [String] { ["none"] }
  var ofSentences: Set<String> {
    [
      "a", "an", "and", "are", "as", "because", "but", "by", "can", "does", "doesn't", "for",
      "goes", "has", "how", "is", "it", "its", "it's", "no", "not", "so", "tells", "that", "the",
      "then", "they", "this", "was", "what", "when", "which", "with",
    ]
  }
}
