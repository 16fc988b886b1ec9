import CandyMVCA
import CandyMVCSource
import CandyMVCWording
import CounterMVCA
import CounterMVCB
import CounterMVCClassic
import CounterMVCLimit
import CounterMVCRestore
import CounterMVCUndo
import Features
import LayerTracing
import NewsMVCOffline
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// Cocoa's MVC. Source: seed 003, and Apple's Cocoa Core Competencies.
public let pattern = Pattern(
  "MVC", summary: "Cocoa's Model-View-Controller", drawing: nil,
  rules: .mvc,
  builds: [
    Build("counter", sources: sourceFiles.of("Counter")) {
      _ in CounterSceneDelegate()
    },
    Build("greeting", sources: sourceFiles.of("Greeting")) {
      _ in GreetingSceneDelegate()
    },
    Build("candy", sources: sourceFiles.of("Candy", "Receipt")) {
      CandySceneDelegate(service: CandyService($0))
    },
    Build("news", sources: sourceFiles.of("News", "Article")) {
      NewsSceneDelegate(service: NewsService($0))
    },
    Build("account", sources: sourceFiles.of("Account", "Main")) {
      AccountSceneDelegate(service: AccountService($0))
    },
  ],
  dialects: [CounterMVCClassic.dialect],
  variants: [
    CounterMVCA.variant,
    CounterMVCB.variant,
    CandyMVCA.variant,
  ],
  solutions: [
    CounterMVCLimit.solution, CounterMVCRestore.solution, CandyMVCWording.solution,
    NewsMVCOffline.solution,
    CandyMVCSource.solution,
    CounterMVCUndo.solution,
  ])
