#include <stdio.h>

int main(void) {
  FILE *note = fopen("note.txt", "r");
  if (note == NULL) {
    perror("note.txt");
    return 1;
  }
  FILE *copy = fopen("copy.txt", "w");
  if (copy == NULL) {
    perror("copy.txt");
    return 1;
  }
  char line[256];
  while (fgets(line, sizeof line, note) != NULL) {
    printf("Read: %s", line);
    fputs(line, copy);
  }
  fclose(note);
  return fclose(copy) == 0 ? 0 : 1;
}
