/// The templates that are part of the program. A test holds this list against their folder.
enum EmbeddedTemplates {
  /// A template's file.
  struct File {
    /// Its name, below the folder of templates.
    let name: String
    private let bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    /// What is in it.
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// All of them.
  static var all: [File] {
    [
      File("builder.mustache", PackageResources.builder_mustache),
      File("component.mustache", PackageResources.component_mustache),
      File("controller-tests.mustache", PackageResources.controller_tests_mustache),
      File("controller.mustache", PackageResources.controller_mustache),
      File("event.mustache", PackageResources.event_mustache),
      File("gitignore.mustache", PackageResources.gitignore_mustache),
      File("host.mustache", PackageResources.host_mustache),
      File("interactor-ribs.mustache", PackageResources.interactor_ribs_mustache),
      File("interactor-tests-ribs.mustache", PackageResources.interactor_tests_ribs_mustache),
      File("interactor-tests-viper.mustache", PackageResources.interactor_tests_viper_mustache),
      File("interactor-viper.mustache", PackageResources.interactor_viper_mustache),
      File("lesson-tests.mustache", PackageResources.lesson_tests_mustache),
      File("lesson.mustache", PackageResources.lesson_mustache),
      File("mocked-module-mvvm.mustache", PackageResources.mocked_module_mvvm_mustache),
      File("mocked-module-ribs.mustache", PackageResources.mocked_module_ribs_mustache),
      File("mocked-module.mustache", PackageResources.mocked_module_mustache),
      File("model-tests.mustache", PackageResources.model_tests_mustache),
      File("model.mustache", PackageResources.model_mustache),
      File("package.mustache", PackageResources.package_mustache),
      File("pattern-mvc.mustache", PackageResources.pattern_mvc_mustache),
      File("pattern-mvp.mustache", PackageResources.pattern_mvp_mustache),
      File("pattern-mvvm.mustache", PackageResources.pattern_mvvm_mustache),
      File("pattern-ribs.mustache", PackageResources.pattern_ribs_mustache),
      File("pattern-viper.mustache", PackageResources.pattern_viper_mustache),
      File("presentable-mock.mustache", PackageResources.presentable_mock_mustache),
      File("presenter-mvp.mustache", PackageResources.presenter_mvp_mustache),
      File("presenter-tests-mvp.mustache", PackageResources.presenter_tests_mvp_mustache),
      File("presenter-tests-viper.mustache", PackageResources.presenter_tests_viper_mustache),
      File("presenter-viper.mustache", PackageResources.presenter_viper_mustache),
      File("protocols.mustache", PackageResources.protocols_mustache),
      File("readme.mustache", PackageResources.readme_mustache),
      File("ribs/Framework/Builder.swift", PackageResources.Builder_swift),
      File("ribs/Framework/Component.swift", PackageResources.Component_swift),
      File("ribs/Framework/Interactor.swift", PackageResources.Interactor_swift),
      File("ribs/Framework/LaunchRouter.swift", PackageResources.LaunchRouter_swift),
      File(
        "ribs/Framework/PresentableInteractor.swift", PackageResources.PresentableInteractor_swift),
      File("ribs/Framework/Presenter.swift", PackageResources.Presenter_swift),
      File("ribs/Framework/Router.swift", PackageResources.Router_swift),
      File("ribs/Framework/ViewControllable.swift", PackageResources.ViewControllable_swift),
      File("ribs/Framework/ViewableRouter.swift", PackageResources.ViewableRouter_swift),
      File("ribs/Root/RootBuilder.swift", PackageResources.RootBuilder_swift),
      File("ribs/Root/RootInteractor.swift", PackageResources.RootInteractor_swift),
      File("ribs/Root/RootRouter.swift", PackageResources.RootRouter_swift),
      File("ribs/Root/RootViewController.swift", PackageResources.RootViewController_swift),
      File("router.mustache", PackageResources.router_mustache),
      File("rules-tests.mustache", PackageResources.rules_tests_mustache),
      File("scene-mvc.mustache", PackageResources.scene_mvc_mustache),
      File("scene-mvp.mustache", PackageResources.scene_mvp_mustache),
      File("scene-mvvm.mustache", PackageResources.scene_mvvm_mustache),
      File("scene-ribs.mustache", PackageResources.scene_ribs_mustache),
      File("scene-tests.mustache", PackageResources.scene_tests_mustache),
      File("scene-viper.mustache", PackageResources.scene_viper_mustache),
      File("screen-tests.mustache", PackageResources.screen_tests_mustache),
      File("state-tests.mustache", PackageResources.state_tests_mustache),
      File("state.mustache", PackageResources.state_mustache),
      File("view-controller-mvvm.mustache", PackageResources.view_controller_mvvm_mustache),
      File("view-controller-ribs.mustache", PackageResources.view_controller_ribs_mustache),
      File("view-controller.mustache", PackageResources.view_controller_mustache),
      File("view-mock-mvvm.mustache", PackageResources.view_mock_mvvm_mustache),
      File("view-mock.mustache", PackageResources.view_mock_mustache),
      File("view-model-tests.mustache", PackageResources.view_model_tests_mustache),
      File("view-model.mustache", PackageResources.view_model_mustache),
      File("view-presenter.mustache", PackageResources.view_presenter_mustache),
      File("view-tests-mvvm.mustache", PackageResources.view_tests_mvvm_mustache),
      File("view-tests-ribs.mustache", PackageResources.view_tests_ribs_mustache),
      File("view-tests.mustache", PackageResources.view_tests_mustache),
      File("view.mustache", PackageResources.view_mustache),
    ]
  }
}
