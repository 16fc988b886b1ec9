// Every lesson of the course, in every language. A test holds this list against the folder.
#include "course.h"

static const unsigned char one_tap[] = {
#embed "../../Lessons/10-counter/10-one-tap.md"
};
static const unsigned char one_tap_ko[] = {
#embed "../../Lessons/10-counter/10-one-tap.ko.md"
};
static const unsigned char mediator[] = {
#embed "../../Lessons/10-counter/20-mediator.md"
};
static const unsigned char mediator_ko[] = {
#embed "../../Lessons/10-counter/20-mediator.ko.md"
};

static const course_file files[] = {
    {"10-counter/10-one-tap.md", one_tap, sizeof one_tap},
    {"10-counter/10-one-tap.ko.md", one_tap_ko, sizeof one_tap_ko},
    {"10-counter/20-mediator.md", mediator, sizeof mediator},
    {"10-counter/20-mediator.ko.md", mediator_ko, sizeof mediator_ko},
};
size_t course_count(void) { return sizeof files / sizeof files[0]; }

course_file course_file_at(size_t index) { return files[index]; }
