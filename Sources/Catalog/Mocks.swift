import Features
import LayerTracing
import MVP
import Staging
import VIPER

/// What a unit test of a specimen puts together. Source: seed 003.
extension Catalog {
  private static let mvpMocks = MVP.sourceFiles.filter { $0.folder == "Mocks" }
  private static let viperMocks = VIPER.sourceFiles.filter { $0.folder == "Mocks" }

  private static let counterEvents: [String: ClosedRange<Int>?] = [
    CounterEvent.increase.rawValue: nil, CounterEvent.decrease.rawValue: nil,
  ]
  private static let greetingEvents: [String: ClosedRange<Int>?] = [
    GreetingEvent.show.rawValue: nil
  ]
  private static let candyEvents: [String: ClosedRange<Int>?] = [
    CandyEvent.quantity.rawValue: 0...1_000_000_000,
    CandyEvent.choco.rawValue: 0...1_000_000_000, CandyEvent.buy.rawValue: nil,
  ]

  static let mvpCounterMock = Specimen.Mock(
    sources: files(of: "Count", in: mvpMocks), events: counterEvents
  ) { _ in MVP.MockedCounterModule() }

  static let mvpGreetingMock = Specimen.Mock(
    sources: files(of: "Greeting", in: mvpMocks), events: greetingEvents
  ) { _ in MVP.MockedGreetingModule() }

  static let mvpCandyMock = Specimen.Mock(
    sources: files(of: "Candy", in: mvpMocks), events: candyEvents
  ) { MVP.MockedCandyModule(service: CandyService($0)) }

  static let viperCounterMock = Specimen.Mock(
    sources: files(of: "Count", in: viperMocks), events: counterEvents
  ) { _ in VIPER.MockedCounterModule() }

  static let viperGreetingMock = Specimen.Mock(
    sources: files(of: "Greeting", in: viperMocks), events: greetingEvents
  ) { _ in VIPER.MockedGreetingModule() }

  static let viperCandyMock = Specimen.Mock(
    sources: files(of: "Candy", in: viperMocks), events: candyEvents
  ) { VIPER.MockedCandyModule(service: CandyService($0)) }

  private static func files(of feature: String, in sources: [SourceFile]) -> [SourceFile] {
    sources.filter { $0.fileName.contains(feature) }
  }
}
