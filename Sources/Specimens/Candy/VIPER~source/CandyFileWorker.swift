// Demonstrates another Worker behind the same protocol: it reads the
// goods from a file. The Interactor doesn't notice.

import Features
import LayerTracing

@Layer(.worker)
final class CandyFileWorker: CandyWorkerProtocol {
  private let goods: GoodsFile

  init(goods: GoodsFile) {
    self.goods = goods
  }

  func fetchCandy(
    completion: @escaping (_ result: CandyResult) -> Void
  ) {
    let lines = goods.text.split(separator: "\n")
    let goods = lines.compactMap(product)
    guard goods.count == 2 else { return completion(.failure(.damaged)) }
    completion(.success(CandyOffer(candy: goods[0], choco: goods[1])))
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
