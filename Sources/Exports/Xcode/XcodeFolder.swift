// no text: Swift

import LayerTracing

/// A specimen as files for an app: its sources with UIKit's names, what they use of the types that every specimen has,
/// and what has to be declared beside.
public struct XcodeFolder {
  /// The files, by their paths below a folder.
  public private(set) var files: [(path: String, text: String)] = []

  /// Rewrites a specimen.
  ///
  /// - Parameters:
  ///   - name: The specimen's full name: `counter.mvp`.
  ///   - sources: Its files, by their paths below a folder.
  ///   - shared: The files of the module that it may use types of.
  public init(_ name: String, _ sources: [(path: String, text: String)], using shared: [SourceFile])
  {
    let words = sources.map { SwiftPiece.all(in: $0.text).filter { $0.kind != .space }.map(\.text) }
    let own = Set(words.flatMap(XcodeFolder.declared))
    let used = XcodeFolder.used(by: sources.map(\.text), of: shared, unless: own)
    let all =
      sources
      + used.map {
        (
          "\($0.folder.isEmpty ? "" : "\($0.folder)/")\($0.fileName)",
          XcodeFolder.nonisolated($0.text)
        )
      }
    var shims: [String] = []
    for file in all {
      let source = UIKitSource(file.text, keeping: own)
      shims += source.shims
      files.append((file.path, source.text))
    }
    if let delegate = words.lazy.compactMap(XcodeFolder.delegate).first {
      files.append(("SceneDelegate.swift", UIKitShim.sceneDelegate(delegate)))
    }
    let needed = shims.enumerated().filter { !shims[..<$0].contains($1) }.map(\.element)
    if !needed.isEmpty {
      files.append(
        ("Shims.swift", "import UIKit\n\n\(needed.joined(separator: "\n\n"))\n"))
    }
    let head = """
      // Not compiled on a Mac: Layercake wrote this from \(name), with UIKit's
      // names. It is for an app whose code runs on the main actor by default.

      """
    files = files.map { ($0.path, "\(head)\n\($0.text)") }.sorted { $0.0 < $1.0 }
  }

  /// The shared files whose types these sources use, and those that they use themselves.
  private static func used(
    by sources: [String], of shared: [SourceFile], unless own: Set<String>
  ) -> [SourceFile] {
    var (left, texts, used) = (shared, sources, [SourceFile]())
    while !texts.isEmpty {
      let words = Set(
        texts.flatMap { SwiftPiece.all(in: $0) }.filter { $0.kind == .word }.map { String($0.text) }
      ).subtracting(own)
      let isUsed = { (file: SourceFile) in
        file.declarations.contains {
          $0.container == nil && $0.kind != .extension && words.contains($0.name)
        }
      }
      let found = left.filter(isUsed)
      left.removeAll(where: isUsed)
      used += found
      texts = found.map(\.text)
    }
    return used
  }

  /// A source of a module that isn't on the main actor, for one that is.
  private static func nonisolated(_ source: String) -> String {
    var (text, depth) = ("", 0)
    for piece in SwiftPiece.all(in: source) {
      if depth == 0, piece.kind == .word, types.contains(piece.text) || piece.text == "extension" {
        text += "nonisolated "
      }
      depth += piece.text == "{" ? 1 : piece.text == "}" ? -1 : 0
      text += piece.text
    }
    return text
  }

  /// The words that types are declared by.
  private static let types: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]

  /// The types that words declare.
  private static func declared(_ words: [Substring]) -> [String] {
    zip(words, words.dropFirst()).filter {
      types.contains($0.0) || $0.0 == "typealias"
    }.map { String($0.1) }
  }

  /// What makes the delegate of the feature's scene: `CandySceneDelegate(service: CandyService(Service()))`; nil if
  /// none is declared.
  private static func delegate(_ words: [Substring]) -> String? {
    guard
      let place = words.indices.dropLast(3).first(where: {
        words[$0] == "class" && words[$0 + 2] == ":" && words[$0 + 3] == "SceneDelegate"
      })
    else { return nil }
    // A scene is handed at the most what stands on a service.
    let handed = words.indices.dropLast(4).first {
      words[$0] == "init" && words[$0 + 1] == "(" && words[$0 + 3] == ":"
    }
    let argument = handed.map { "\(words[$0 + 2]): \(words[$0 + 4])(Service())" } ?? ""
    return "\(words[place + 1])(\(argument))"
  }
}

extension UIKitShim {
  /// The delegate that Xcode's template declares, for a feature.
  fileprivate static func sceneDelegate(_ feature: String) -> String {
    """
    import UIKit

    /// In the place of the file that Xcode's template has.
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private let feature: any FeatureScene = \(feature)

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.backgroundColor = .systemBackground
        self.window = window
        feature.scene(willConnectTo: window)
        feature.sceneDidConnect(to: window)
        let links = options.urlContexts
        if !links.isEmpty { feature.scene(openURLContexts: links) }
      }

      func scene(
        _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
      ) {
        feature.scene(openURLContexts: contexts)
      }

      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        window.flatMap { feature.stateRestorationActivity(for: $0) }
      }
    }

    """
  }
}
