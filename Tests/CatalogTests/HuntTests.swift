import Catalog
import CatalogSupport
import Journeys
import Testing

/// What a host's tests ask of all that a user could do.
@MainActor
@Suite struct HuntTests {
  @Test func `nothing is found in patterns as they should be, whatever is fired`() throws {
    #expect(hunt(try Catalog.feature("counter")) == nil)
    #expect(hunt(try Catalog.feature("greeting")) == nil)
  }

  @Test func `a mistake is told with the fewest events that lead there`() throws {
    let counter = try Catalog.feature("counter")
    #expect(
      hunt(counter, ["mvp~a"]) == "mvp~a, after decrease: View -> Model decrease()")
    #expect(
      hunt(counter, ["mvc~b"])?.hasPrefix("mvc~b, after increase: messages without end: ") == true)
    #expect(
      hunt(counter, ["mvp"], breaking: "state mvp.model.number >= -1")
        == "after decrease; decrease: mvp.model.number is -2, not at least -1, "
        + "set during mvp#2.3")
    #expect(hunt(counter, breaking: "screen mvp == viper") == nil)
  }

  @Test func `a question that makes no sense is no success`() throws {
    let counter = try Catalog.feature("counter")
    #expect(hunt(counter, ["mpv"])?.hasPrefix("'mpv' is none of mvc, ") == true)
    #expect(hunt(counter, ["mvp"], breaking: "scren mvp == mvp")?.contains("scren") == true)
    #expect(hunt(counter, ["mvp"], breaking: "screen mvp == vipr")?.contains("vipr") == true)
  }
}
