/// Makes a class, an actor or a structure a layer: its methods, the writes to its stored properties and the closures that it
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
/// A structure is traced like a class: each value that an initialiser makes is a layer, and its copies are the
/// same one (``Layered``). Of a method with an `inout` argument the trace has both: the argument as it came,
/// and among the results what the method left in it. An extension of a structure can't be traced; its methods stand
/// in the structure.
///
/// An actor is run by its recorder's queue, one job after another with all other tasks, and each call that comes from
/// elsewhere waits for its turn there. Without a recorder the main actor's executor runs it.
///
/// - Parameter role: The role that the type plays.
@attached(memberAttribute)
@attached(member, conformances: Layered, names: arbitrary)
@attached(extension, conformances: Layered)
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

/// A source file with an index of what it declares; nil if it declares the module's pattern. Written by the plugin
/// `EmbedSources`.
///
/// - Parameters:
///   - path: The file as `#fileID` writes it: `MVP/CountPresenter.swift`.
///   - folder: The folder that it lies in, within its module; empty if it lies in none.
///   - text: The whole text, as a literal.
@freestanding(expression)
public macro sourceFile(path: String, folder: String, text: String) -> SourceFile? =
  #externalMacro(module: "LayerTracingMacros", type: "SourceFileMacro")
