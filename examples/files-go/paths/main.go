package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

func main() {
	for _, name := range []string{"note.txt", "missing.txt", "../note.txt", "/note.txt", "/etc/hosts"} {
		_, err := os.Open(name)
		explain(name, err)
	}
	_, err := os.CreateTemp("", "note")
	explain("os.CreateTemp", err)
	os.Mkdir("folder", 0o755)
	explain("os.RemoveAll", os.RemoveAll("folder"))
}

// explain prints an error without the path in it, and what errors.Is finds.
func explain(name string, err error) {
	switch {
	case err == nil:
		fmt.Printf("%s: opened\n", name)
	case errors.Is(err, fs.ErrNotExist):
		fmt.Printf("%s: %v (fs.ErrNotExist)\n", name, errors.Unwrap(err))
	case errors.Is(err, fs.ErrPermission):
		fmt.Printf("%s: %v (fs.ErrPermission)\n", name, errors.Unwrap(err))
	default:
		fmt.Printf("%s: %v\n", name, errors.Unwrap(err))
	}
}
