import Catalog
import CatalogSupport
import LayerTracing
import Testing

/// A failure is a case until it gets to the role that words a pattern's texts.
@MainActor
@Suite struct FailureWordsTests {
  /// The roles that word texts; in RIBs' account the reactor, which is an interactor, does. Around a store the view
  /// asks the state, a value, for its words: no message brings any.
  nonisolated static let authors: [String: Role?] = [
    "mvc": .controller, "mvp": .presenter, "mvvm": .viewModel, "viper": .presenter,
    "ribs": .presenter, "store": nil,
  ]

  @Test(arguments: await MainActor.run { Catalog.features.filter(\.usesService).map(\.name) })
  func `the first message with words for a failure is sent by the role that words texts`(
    feature: String
  ) throws {
    let specimens = try Catalog.feature(feature).specimens
    for specimen in specimens {
      let pattern = String(specimen.name.prefix { $0 != "~" })
      let author =
        feature == "account" && pattern == "ribs"
        ? .interactor : try #require(Self.authors[pattern], "who words the texts of \(pattern)?")
      let messages = try Crossings.messages(
        of: "\(feature).\(specimen.name)", after: "failing load")
      let worded = messages.first { message in
        message.arguments.map(\.value.description).contains {
          $0.contains("no connection") || $0.contains("Problem Fetching")
        }
      }
      // Some variants keep the failure to themselves, or send another one.
      if worded != nil || specimen.name == pattern {
        #expect(worded?.sender.role == author, "\(specimen.name)")
      }
    }
  }
}
