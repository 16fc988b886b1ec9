extension Range<Int> {
  /// The first number of which something is so that stays so once it is; the end if it is of none.
  func firstPlace(where isSo: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isSo(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
