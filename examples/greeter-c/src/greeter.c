// #region helpers
#include "greeter.h"

#include <stdlib.h>
#include <string.h>

// Strings of a component carry their length; they have no terminating zero.
static bool equals(const greeter_string_t *text, const char *other) {
  return text->len == strlen(other) && memcmp(text->ptr, other, text->len) == 0;
}

static uint8_t *append(uint8_t *end, const void *bytes, size_t len) {
  memcpy(end, bytes, len);
  return end + len;
}
// #endregion helpers

// #region greet
void exports_example_hello_world_greeting_greet(greeter_string_t *name,
                                                greeter_string_t *ret) {
  greeter_list_tuple2_string_string_t variables;
  wasi_cli_environment_get_environment(&variables);

  // `word` only points at text that somebody else owns, so it is not freed.
  greeter_string_t word;
  greeter_string_set(&word, "Hello");
  for (size_t i = 0; i < variables.len; i++) {
    if (equals(&variables.ptr[i].f0, "GREETING")) word = variables.ptr[i].f1;
  }

  // The result must come from `malloc`: generated code frees it later.
  ret->len = word.len + strlen(", ") + name->len + strlen("!");
  ret->ptr = malloc(ret->len);
  if (ret->ptr == NULL) abort();
  uint8_t *end = append(ret->ptr, word.ptr, word.len);
  end = append(end, ", ", strlen(", "));
  end = append(end, name->ptr, name->len);
  append(end, "!", strlen("!"));

  // The argument and what an import returned belong to this function.
  greeter_string_free(name);
  greeter_list_tuple2_string_string_free(&variables);
}
// #endregion greet
