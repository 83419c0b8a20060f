// Command extract prints every exported declaration of a Go module's importable packages as JSON.
//
//	go run *.go <folder of the module> <module path>
//
// It only reads sources: no types are checked, nothing is downloaded.
package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Package is one importable package; Path is relative to the module.
type Package struct {
	Path    string   `json:"path"`
	Symbols []Symbol `json:"symbols"`
}

// Symbol is one exported declaration. Fields and Methods are those of the generated type behind an
// alias, which users reach although they cannot import its package.
type Symbol struct {
	Name      string   `json:"name"`
	Kind      string   `json:"kind"`
	Signature string   `json:"signature"`
	Fields    []string `json:"fields,omitempty"`
	Methods   []string `json:"methods,omitempty"`
}

func main() {
	if len(os.Args) != 3 {
		fail(fmt.Errorf("usage: extract <folder> <module>"))
	}
	module := &Module{Folder: os.Args[1], Path: os.Args[2], parsed: map[string]*Source{}}
	packages, err := module.extract()
	if err != nil {
		fail(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(packages); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// extract lists the packages in the order of their paths, without internal and hidden folders.
func (m *Module) extract() ([]Package, error) {
	packages := []Package{}
	err := filepath.WalkDir(m.Folder, func(folder string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		path, err := filepath.Rel(m.Folder, folder)
		if err != nil {
			return err
		}
		path = filepath.ToSlash(path)
		if name := entry.Name(); name == "internal" || name == "testdata" || isHidden(path) {
			return fs.SkipDir
		}
		source, err := m.parse(path)
		if err != nil || source == nil || source.Name == "main" {
			return err
		}
		packages = append(packages, Package{Path: path, Symbols: m.listSymbols(source)})
		return nil
	})
	return packages, err
}

func isHidden(path string) bool {
	isHiddenPart := func(part string) bool {
		return part != "." && (strings.HasPrefix(part, ".") || strings.HasPrefix(part, "_"))
	}
	return slices.ContainsFunc(strings.Split(path, "/"), isHiddenPart)
}
