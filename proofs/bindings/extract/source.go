package main

import (
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Module is a module's sources on disk.
type Module struct {
	Folder string
	Path   string
	parsed map[string]*Source
}

// Source is one parsed package.
type Source struct {
	Name    string
	Files   []*ast.File
	Types   map[string]TypeDecl
	Methods map[string][]*ast.FuncDecl
}

// TypeDecl is a type's declaration with its file, whose imports give its names meaning.
type TypeDecl struct {
	Spec *ast.TypeSpec
	File *ast.File
}

// parse reads the Go files of a package, tests aside; nil where a folder has none.
func (m *Module) parse(path string) (*Source, error) {
	if source, ok := m.parsed[path]; ok {
		return source, nil
	}
	names, err := filepath.Glob(filepath.Join(m.Folder, filepath.FromSlash(path), "*.go"))
	if err != nil {
		return nil, err
	}
	var source *Source
	slices.Sort(names)
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parseFile(name)
		if err != nil {
			return nil, err
		}
		if file == nil {
			continue
		}
		if source == nil {
			source = &Source{
				Name:    file.Name.Name,
				Types:   map[string]TypeDecl{},
				Methods: map[string][]*ast.FuncDecl{},
			}
		}
		source.add(file)
	}
	m.parsed[path] = source
	return source, nil
}

// parseFile returns nil for a file that a build leaves out where every tag but ignore is set: of two
// files for one declaration, such as wasip1 and !wasip1, it takes the one with more constraints.
func parseFile(name string) (*ast.File, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	for _, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if constraint.IsGoBuild(line) {
			expr, err := constraint.Parse(line)
			if err != nil {
				return nil, err
			}
			if !expr.Eval(func(tag string) bool { return tag != "ignore" }) {
				return nil, nil
			}
		}
		if strings.HasPrefix(line, "package ") {
			break
		}
	}
	return parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
}

func (s *Source) add(file *ast.File) {
	s.Files = append(s.Files, file)
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				if spec, ok := spec.(*ast.TypeSpec); ok {
					s.Types[spec.Name.Name] = TypeDecl{spec, file}
				}
			}
		case *ast.FuncDecl:
			if name := receiverName(decl); name != "" {
				s.Methods[name] = append(s.Methods[name], decl)
			}
		}
	}
}

// importPath says what a package name means in a file; empty where it means nothing.
func importPath(file *ast.File, name string) string {
	for _, spec := range file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			continue
		}
		local := path[strings.LastIndex(path, "/")+1:]
		if spec.Name != nil {
			local = spec.Name.Name
		}
		if local == name {
			return path
		}
	}
	return ""
}

func sortedTypes(types map[string]TypeDecl) []string {
	return slices.Sorted(maps.Keys(types))
}
