import Features
import Testing

@testable import VIPER

/// The candy shop's interactor in VIPER, between an output and a worker that a test has made: seed
/// 000's point.
@Suite struct CandyInteractorTests {
  private final class Output: CandyInteractorOutput {
    var title: String?
    var totalPrice: Won?
    var failures: [CandyFailure] = []
    var receipt: ReceiptData?
    var reopened: [ReceiptData] = []

    func interactor(_ interactor: any CandyInteractorProtocol, didFetch candy: CandyData) {
      title = candy.title
    }
    func interactor(
      _ interactor: any CandyInteractorProtocol, didFailWith error: CandyFailure
    ) {
      failures.append(error)
    }
    func interactor(
      _ interactor: any CandyInteractorProtocol, didUpdateTotalPrice totalPrice: Won,
      totalInclTax: Won, vat: TaxRate, quantity: Int
    ) {
      self.totalPrice = totalPrice
    }
    func interactor(_ interactor: any CandyInteractorProtocol, didBuy receipt: ReceiptData) {
      self.receipt = receipt
    }
    func interactor(_ interactor: any CandyInteractorProtocol, didReopen receipt: ReceiptData) {
      reopened.append(receipt)
    }
  }

  private final class Worker: CandyWorkerProtocol {
    var answers: [(Result<CandyOffer, ServiceError>) -> Void] = []
    func fetchCandy(completion: @escaping (Result<CandyOffer, ServiceError>) -> Void) {
      answers.append(completion)
    }
  }

  private let output = Output()
  private let worker = Worker()
  private let interactor: CandyInteractor

  init() {
    interactor = CandyInteractor(apiWorker: worker)
    interactor.presenter = output
    interactor.fetchCandy()
  }

  @Test func `an answer that is late is followed by the totals, if something is in the basket`() {
    interactor.update(candyQuantity: 3)
    #expect(output.totalPrice == nil)
    worker.answers[0](.success(.today))
    #expect(output.title == "Heaven Candy")
    #expect(output.totalPrice == Won(300))
  }

  @Test func `an answer is not followed by totals of nothing`() {
    worker.answers[0](.success(.today))
    #expect(output.totalPrice == nil)
  }

  @Test func `to buy what couldn't be fetched tells why it couldn't`() {
    interactor.buy()
    worker.answers[0](.failure(.unreachable))
    interactor.buy()
    interactor.fetchCandy()
    interactor.buy()
    #expect(
      output.failures == [
        .nothingHereYet, .notFetched(.unreachable), .notFetched(.unreachable), .nothingHereYet,
      ])
    worker.answers[1](.success(.today))
    #expect(output.title == "Heaven Candy")
  }

  @Test func `what a link shows is what was bought last, and never what is only chosen`() {
    interactor.reopenReceipt()
    worker.answers[0](.failure(.unreachable))
    interactor.reopenReceipt()
    interactor.fetchCandy()
    worker.answers[1](.success(.today))
    interactor.update(candyQuantity: 3)
    interactor.reopenReceipt()
    #expect(
      output.failures == [
        .nothingBought, .notFetched(.unreachable), .notFetched(.unreachable), .nothingBought,
      ])
    #expect(output.reopened == [])

    interactor.buy()
    let bought = output.receipt
    interactor.update(candyQuantity: 5)
    interactor.reopenReceipt()
    interactor.reopenReceipt()
    #expect(bought != nil)
    #expect(output.reopened == [bought, bought])
    #expect(output.receipt == bought)
  }

  @Test func `how many are too many the interactor says`() {
    worker.answers[0](.success(.today))
    interactor.update(candyQuantity: .max)
    interactor.update(chocoQuantity: .max)
    interactor.buy()
    #expect(output.failures == Array(repeating: .tooMany(maximum: 1_000_000_000), count: 3))
    #expect(output.receipt == nil)
    interactor.update(candyQuantity: 1_000_000_000)
    interactor.update(chocoQuantity: 1_000_000_000)
    #expect(output.totalPrice == Won(350_000_000_000))
  }
}
