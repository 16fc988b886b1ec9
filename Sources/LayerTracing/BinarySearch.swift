extension Range<Int> {
  /// The first number that meets a condition which all later ones meet, too; the end if none does.
  func firstPlace(where isSo: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isSo(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
