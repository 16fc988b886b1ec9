import Terminal

extension String {
  /// The text as a class is shown it: the shop's joke of seed 000, that its candy is no drug and no fraud, is
  /// made with milk and nuts. Each word is as wide as the one that it stands for, so that no box changes.
  package var atSchool: String {
    contains("#") ? replacing("#마약", with: "#우유").replacing("#사기", with: "#견과") : self
  }
}

extension StyledText {
  /// The text as a class is shown it.
  var atSchool: StyledText {
    pieces.reduce(into: StyledText()) { $0.append($1.text.atSchool, $1.style) }
  }
}
