#include <errno.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  const char *names[] = {"note.txt", "missing.txt", "../note.txt", "/note.txt", "/etc/hosts"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    FILE *file = fopen(names[i], "r");
    printf("%s: %s\n", names[i], file != NULL ? "opened" : strerror(errno));
    if (file != NULL) {
      fclose(file);
    }
  }
  return 0;
}
