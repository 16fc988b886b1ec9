import Platform
import TestSupport
import Testing

@testable import Shell

/// The code of a specimen, for an app; `.ci/xcode` type-checks that of all builds.
@Suite struct ExportSwiftTests {
  /// The files that a session writes, by their names.
  private static func files(
    _ lines: String..., in folder: ScratchFolder
  ) throws -> [String: String] {
    let learner = Learner()
    for line in lines { learner.type(line) }
    let answer = learner.type("export swift \(folder.path)/app")
    #expect(
      answer.replacing("\n ", with: "").contains("They were not compiled on a Mac."), "\(answer)")
    var files: [String: String] = [:]
    for place in ["app"] + (Folder.names(in: "\(folder.path)/app") ?? []).map({ "app/\($0)" }) {
      for name in Folder.names(in: "\(folder.path)/\(place)") ?? [] where name.hasSuffix(".swift") {
        files[name] = try folder.contents("\(place)/\(name)")
      }
    }
    return files
  }

  @Test func `a view controller has UIKit's names, and says what UIKit has in another form`() throws
  {
    let folder = try ScratchFolder()
    let files = try Self.files("open counter mvp", in: folder)
    #expect(
      files["CountViewController.swift"] == """
        // Not compiled on a Mac: Layercake wrote this from counter.mvp, with UIKit's
        // names. It is for an app whose code runs on the main actor by default.

        // Demonstrates MVP's point: the view controller is part of the View. It
        // passes on what the user does, shows what it is told, and decides
        // nothing.

        import UIKit

        final class CountViewController: UIViewController {
          private let amountLabel = UILabel()
          // UIKit: setTitle(_:for:); Shims.swift adds this init.
          private let increaseButton = UIButton(
            title: "+", identifier: CounterEvent.increase)
          private let decreaseButton = UIButton(
            title: "-", identifier: CounterEvent.decrease)

          /// Strong: the view owns its presenter.
          var presenter: (any CountViewPresenter)?

          override func viewDidLoad() {
            super.viewDidLoad()
            // UIKit: init(arrangedSubviews:); Shims.swift adds this init.
            let buttons = UIStackView(
              .horizontal, spacing: 3, [decreaseButton, increaseButton])
            // UIKit: addSubview(_:) and constraints; see Shims.swift.
            view.addSubviewBelow(UIStackView(.vertical, [amountLabel, buttons]))
            // UIKit: a #selector, or a UIAction; Shims.swift adds this.
            increaseButton.addTarget(
              self, action: CountViewController.increaseButtonTouched)
            decreaseButton.addTarget(
              self, action: CountViewController.decreaseButtonTouched)

            presenter?.viewDidLoad()
          }

          private func increaseButtonTouched(_ sender: UIButton) {
            presenter?.increaseButtonTouched()
          }

          private func decreaseButtonTouched(_ sender: UIButton) {
            presenter?.decreaseButtonTouched()
          }
        }

        extension CountViewController: CountView {
          func onValueChange(number: Int) {
            amountLabel.text = String(number)
          }
        }

        """)
  }

  @Test func `a controller with an init of its own has the one that UIKit asks for`() throws {
    let folder = try ScratchFolder()
    let files = try Self.files("open counter mvc", in: folder)
    let text = try #require(files["CountViewController.swift"])
    #expect(text.contains("    super.init(nibName: nil, bundle: nil)\n"))
    #expect(text.contains("\n\n  required init?(coder: NSCoder) {\n"))
    #expect(files["SceneDelegate.swift"]?.contains("FeatureScene = CounterSceneDelegate()") == true)
  }

  @Test func `every file says first that it was not compiled on a Mac`() throws {
    let folder = try ScratchFolder()
    let files = try Self.files("open candy viper", in: folder)
    #expect(files.count > 20)
    for (name, text) in files { #expect(text.hasPrefix("// Not compiled on a Mac: "), "\(name)") }
    #expect(
      files["SceneDelegate.swift"]?
        .contains("CandySceneDelegate(service: CandyService(Service()))") == true)
    #expect(files["Service.swift"]?.contains("nonisolated class Service") == true)
  }

  @Test func `files that are there are replaced only if that is asked for`() throws {
    let folder = try ScratchFolder()
    _ = try Self.files("open counter mvp", in: folder)
    let learner = Learner()
    learner.type("open counter viper")
    let line = "export swift \(folder.path)/app"
    #expect(learner.type(line).contains("this folder exists and has files in it."))
    #expect(Folder.names(in: "\(folder.path)/app")?.contains("CountInteractor.swift") == false)
    #expect(learner.type("\(line) --force").contains("Wrote "))
    #expect(Folder.names(in: "\(folder.path)/app")?.contains("CountInteractor.swift") == true)
  }

  @Test func `exported code is code for an app`() throws {
    let outcome = try Program(at: "/bin/bash").run(
      [
        Book.root.appending(path: ".ci/xcode").path, Program("layercake").path, "counter.mvp",
        "news.mvc", "candy.ribs",
      ], environment: ["PATH": environmentVariable("PATH") ?? ""], minutes: 5)
    #expect(outcome.text == "3 builds, exported and type-checked\n", "\(outcome.complaints)")
  }
}
