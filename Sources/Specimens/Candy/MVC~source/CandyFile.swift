// Demonstrates another source behind the Model: a file with a line for
// each of the goods. What it can't read, it can't offer.

import Features

struct CandyFile {
  let goods: GoodsFile

  func read() -> CandyResult {
    let lines = goods.text.split(separator: "\n")
    let goods = lines.compactMap(product)
    guard goods.count == 2 else { return .failure(.damaged) }
    return .success(CandyOffer(candy: goods[0], choco: goods[1]))
  }

  private func product(of line: Substring) -> CandyEntity? {
    let fields = line.split(separator: ";").map(String.init)
    guard fields.count == 4, let price = Int(fields[1]) else {
      return nil
    }
    return CandyEntity(
      title: fields[0], description: fields[3],
      price: Won(price), imageName: fields[2])
  }
}
