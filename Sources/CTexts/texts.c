// What the program says, in each language.
#include "texts.h"

#include <string.h>

static const unsigned char en[] = {
#embed "../Languages/Texts/en.strings"
};
static const unsigned char ja[] = {
#embed "../Languages/Texts/ja.strings"
};
static const unsigned char ko[] = {
#embed "../Languages/Texts/ko.strings"
};

texts_file texts_of(const char *code) {
  if (strcmp(code, "en") == 0) return (texts_file){en, sizeof en};
  if (strcmp(code, "ja") == 0) return (texts_file){ja, sizeof ja};
  if (strcmp(code, "ko") == 0) return (texts_file){ko, sizeof ko};
  return (texts_file){NULL, 0};
}
