package main

import (
	"fmt"
	"os"
	"strings"
)

func main() {
	text, err := os.ReadFile("note.txt")
	if err == nil {
		fmt.Println("Read:", strings.TrimSpace(string(text)))
		err = os.WriteFile("copy.txt", text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
