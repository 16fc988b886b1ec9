// Languages, on one page
//
// All that the program says stands in `Texts`, by key, a file for each language that it speaks. English is one
// language among them. The modules above ask for a text by
// its key, with what is to be filled in:
//
//   localized("leaks.holds", owner, held, property)        a text, in the language that is spoken
//   language.localized("step.done")                        the same in a language: a lesson's own
//   StyledText(localized: "leaks.alive", .error, …)        the same with styles (Shell/Views)
//   Document(localized: "leaks.none", style: .success)     a document, or a Text, that says it (Shell/Views)
//   localized(text, matching: ["program.parser.option"])   what a library says in English, as the row does
//
//   Language       a language: its code, its name, its texts, its 'and' and 'or', its particles
//   spoken         the language of the task: the shell sets it for each line, a program when it starts
//   StringsTable   where a text is found
//   Format         how a text is written: what is filled in, choices by number or text, particles
//   AnswerWords    how learners write answers: names of roles, numbers, nothing; all languages are read
//
// To say something new: a key, and a row in the file of each language; a test names the rows that are
// missing, the places that differ, and the keys that nothing asks for. To add a language: its file, its folder,
// and a line in `Language.all`. While it `isDraft`, it may lack rows, and no locale chooses it.
//
// Below: nothing. Above: all that speaks.
