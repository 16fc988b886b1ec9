import Lessons

/// What random tests draw by: the program's own generator.
public typealias SeededGenerator = SplitMix64
