// Command extract prints the exported declarations of a Go module's importable packages as JSON.
//
//	go run *.go <folder of the module> <module path>
//
// It only reads the sources that a component is built from: no types are checked, nothing is downloaded.
package main

import (
	"encoding/json"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strings"
)

var folder, module = os.Args[1], os.Args[2]

// Package is one importable package; Path is relative to the module.
type Package struct {
	Path    string  `json:"path"`
	Symbols Symbols `json:"symbols"`
}

// Source is one parsed package: its declarations in their order, and the methods of each type;
// functions have no bodies.
type Source struct {
	Decls   []ast.Decl
	Types   map[string]TypeDecl
	Methods map[string][]*ast.FuncDecl
}

// TypeDecl is a type's declaration with its file, whose imports give its names meaning.
type TypeDecl struct {
	*ast.TypeSpec
	File *ast.File
}

func main() {
	build.Default.GOOS, build.Default.GOARCH = "wasip1", "wasm"
	packages := []Package{}
	check(filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		name := entry.Name()
		if name == "internal" || name == "testdata" || strings.ContainsAny(name[:1], "._") {
			return fs.SkipDir
		}
		if source, name := parse(path); name != "" && name != "main" {
			path, err = filepath.Rel(folder, path)
			packages = append(packages, Package{filepath.ToSlash(path), listSymbols(source)})
		}
		return err
	}))
	check(json.NewEncoder(os.Stdout).Encode(packages))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

// parse reads the package in a folder, without tests, and its name; empty where there is none.
func parse(folder string) (Source, string) {
	source := Source{Types: map[string]TypeDecl{}, Methods: map[string][]*ast.FuncDecl{}}
	found, err := build.ImportDir(folder, 0)
	if _, isEmpty := err.(*build.NoGoError); isEmpty {
		return source, ""
	}
	check(err)
	for _, name := range found.GoFiles {
		path := filepath.Join(folder, name)
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		check(err)
		source.Decls = append(source.Decls, file.Decls...)
		for _, decl := range file.Decls {
			switch decl := decl.(type) {
			case *ast.GenDecl:
				for _, spec := range decl.Specs {
					if spec, ok := spec.(*ast.TypeSpec); ok {
						source.Types[spec.Name.Name] = TypeDecl{spec, file}
					}
				}
			case *ast.FuncDecl:
				decl.Body = nil
				if decl.Recv != nil {
					// Of `*Pair[K, V]`, it is `Pair`.
					owner := strings.TrimPrefix(print(decl.Recv.List[0].Type), "*")
					owner, _, _ = strings.Cut(owner, "[")
					source.Methods[owner] = append(source.Methods[owner], decl)
				}
			}
		}
	}
	return source, found.Name
}
