// Languages, on one page
//
// What the shell says, in each language that it speaks. The modules below declare as protocols what they say,
// and are handed who says it; none of them names a language. Here each language is one folder, in which it
// conforms to them, and a line in `Language.all`, by which everything chooses.
//
//   AnswerWords        how learners write answers: names of roles, numbers, nothing        Sessions
//   LessonPhrases      around a lesson, and why something can't be done in it              Views
//   LookPhrases        what is done and looked for      PresentingPhrases  before a class  Views
//   HandoutWords       around what happened, on paper   ClassWords  grades and reports     Exports
//
// To add a language: a folder with a `Language` and its types, and its name in `Language.all`; the compiler
// names what it lacks. A draft adopts `InEnglishByDefault` beside a protocol, and says what it can.
// To say something new: a requirement of the protocol; the compiler names the languages that lack it.
//
// Below: Views, Exports and Sessions. Above: Shell, which chooses.
