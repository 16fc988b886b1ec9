import LayerSourcesCore

LayerSources.main()
