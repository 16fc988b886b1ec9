import Exports

/// What is said of what a class handed in: in English until it is translated, as is the page around it.
struct JapaneseClassWords: ClassWords, InEnglishByDefault {}
