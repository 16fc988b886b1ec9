// Phrases, on one page
//
// What is said around handouts and classes where it depends on what is told: the modules below declare
// it as protocols, and here each language conforms to them.
//
//   AnswerWords        how learners write answers: names of roles, numbers, nothing        Sessions
//   HandoutWords       around what happened, on paper   ClassWords  grades and reports     Exports
//
// Below: Languages, Views, Exports and Sessions. Above: Shell.
