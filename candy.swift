import Catalog
import Journeys
import Testing

// What one event does, as a session recorded it. It belongs to a test target that depends on
// Catalog and Journeys.
@MainActor @Suite struct CandyEvent0Tests {
  private func replay() throws -> Replay {
    let actions = [
      "open counter",
      "open candy mvp",
    ]
    return try Replay(of: actions, with: Catalog.features)
  }

  @Test("candy.mvp: loading") func mvp() throws {
    let replay = try replay()
    #expect(
      try replay.messages(of: "mvp", in: 0) == [
        "App -> View: viewDidLoad()",
        "View -> Presenter: fetchCandy()",
        "Presenter -> Model: observe({ … })",
        "Presenter -> Model: fetchCandy()",
        "Model ~> Presenter: change = .fetched(CandyOffer(candy: CandyEntity(title: \"천국 사탕\", description: \"마법 사탕은 천국에서 만들어집니다. 맛보고 싶으시다면 주문하세요! \\n#마약 아닙니다. #사기 아닙니다.\", price: 100.0, imageName: \"magic_candy\"), choco: CandyEntity(title: \"천국 초코\", description: \"사탕과 같은 곳에서 만들어집니다.\", price: 250.0, imageName: \"magic_choco\")))",
        "Presenter -> View: set(viewModel: CandyViewModel(title: \"천국 사탕\", description: \"마법 사탕은 천국에서 만들어집니다. 맛보고 싶으시다면 주문하세요! \\n#마약 아닙니다. #사기 아닙니다.\", price: \"100.0 원\", imageName: \"magic_candy\", chocoPrice: \"천국 초코 250.0 원\"))",
      ])
    #expect(
      try replay.screen(of: "mvp") == [
        "                            천국 사탕                            ",
        "                          <magic_candy>                          ",
        "마법 사탕은 천국에서 만들어집니다. 맛보고 싶으시다면 주문하세요! ",
        "                 #마약 아닙니다. #사기 아닙니다.                 ",
        "                            100.0 원                             ",
        "                          [ - ] 0 [ + ]                          ",
        "                       천국 초코 250.0 원                        ",
        "                          [ - ] 0 [ + ]                          ",
        "                             [ Buy ]                             ",
      ])
    #expect(
      try replay.values(of: "model", in: "mvp") == [
        "service = CandyService(service: Service)",
        "offer = CandyOffer(candy: CandyEntity(title: \"천국 사탕\", description: \"마법 사탕은 천국에서 만들어집니다. 맛보고 싶으시다면 주문하세요! \\n#마약 아닙니다. #사기 아닙니다.\", price: 100.0, imageName: \"magic_candy\"), choco: CandyEntity(title: \"천국 초코\", description: \"사탕과 같은 곳에서 만들어집니다.\", price: 250.0, imageName: \"magic_choco\"))",
        "candyQuantity = 0",
        "chocoQuantity = 0",
      ])
  }
}
