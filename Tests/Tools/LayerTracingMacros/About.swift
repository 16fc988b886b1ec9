// The sources of this module are those of Sources/LayerTracingMacros: the plug-in TakeMacros copies them.
