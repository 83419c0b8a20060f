#include "greeter.h"

#include <stdlib.h>
#include <string.h>

// A component's string has a length, but no terminating zero.
static bool equals(const greeter_string_t *string, const char *other) {
  return string->len == strlen(other) &&
         memcmp(string->ptr, other, string->len) == 0;
}

void exports_example_greeter_greeting_greet(greeter_string_t *name,
                                                greeter_string_t *ret) {
  greeter_list_tuple2_string_string_t variables;
  wasi_cli_environment_get_environment(&variables);

  greeter_string_t word;
  greeter_string_set(&word, "Hello");  // Points at the literal: don't free it.
  for (size_t i = 0; i < variables.len; i++) {
    if (equals(&variables.ptr[i].f0, "GREETING")) word = variables.ptr[i].f1;
  }

  // Generated code frees the result, so it must come from `malloc`.
  ret->len = word.len + 2 + name->len + 1;
  ret->ptr = malloc(ret->len);
  if (ret->ptr == NULL) abort();
  memcpy(ret->ptr, word.ptr, word.len);
  memcpy(ret->ptr + word.len, ", ", 2);
  memcpy(ret->ptr + word.len + 2, name->ptr, name->len);
  ret->ptr[ret->len - 1] = '!';

  // The argument and the result of an import are yours to free.
  greeter_string_free(name);
  greeter_list_tuple2_string_string_free(&variables);
}
