extension AnswerWords {
  /// How answers are written in English, whose names of roles are those of the code.
  static let english = AnswerWords(
    numbers: [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ],
    nothing: ["nothing", "none"],
    ofSentences: [
      "a", "an", "and", "are", "as", "because", "but", "by", "can", "does", "doesn't", "for",
      "goes", "has", "how", "is", "it", "its", "it's", "no", "not", "so", "tells", "that", "the",
      "then", "they", "this", "was", "what", "when", "which", "with",
    ])
}
