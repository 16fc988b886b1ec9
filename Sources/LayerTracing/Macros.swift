/// Makes a class a layer: its methods, the writes to its stored properties and the closures that it
/// is handed are traced, without another word in its source.
///
/// ```swift
/// @Layer(.presenter)
/// final class CountPresenter { … }
/// ```
///
/// A class without it that inherits from one with it is traced as its superclass; an extension
/// needs a bare ``Layer()``. Initialisers, static methods and computed properties are left alone.
///
/// - Parameter role: The role that the class plays.
@attached(memberAttribute)
@attached(member, conformances: LayerObject, names: arbitrary)
@attached(extension, conformances: LayerObject)
public macro Layer(_ role: Role) =
  #externalMacro(module: "LayerTracingMacros", type: "LayerMacro")

/// Traces the methods of an extension of a layer, or of a protocol that layers conform to.
@attached(memberAttribute)
public macro Layer() =
  #externalMacro(module: "LayerTracingMacros", type: "LayerExtensionMacro")

/// Leaves one member of a layer untraced: assembly, or what is called too often to be of interest.
@attached(peer)
public macro Unrecorded() =
  #externalMacro(module: "LayerTracingMacros", type: "UnrecordedMacro")

/// Written by `@Layer` on each method that it traces.
@attached(body)
public macro _LayerCall() =
  #externalMacro(module: "LayerTracingMacros", type: "LayerCallMacro")

/// Written by `@Layer` on each stored property that it traces.
@attached(accessor, names: named(didSet))
public macro _LayerWrite() =
  #externalMacro(module: "LayerTracingMacros", type: "LayerWriteMacro")

/// Written by `@Layer` on each stored property that already has a `didSet`.
@attached(accessor, names: named(willSet))
public macro _LayerWillWrite() =
  #externalMacro(module: "LayerTracingMacros", type: "LayerWillWriteMacro")
