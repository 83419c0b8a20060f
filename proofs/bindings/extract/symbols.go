package main

import (
	"go/ast"
	"go/printer"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// Symbol is one exported declaration. Fields and Methods are those of the generated type behind an
// alias, which users reach although they cannot import its package.
type Symbol struct {
	Name      string   `json:"name"`
	Kind      string   `json:"kind"`
	Signature string   `json:"signature"`
	Fields    []string `json:"fields,omitempty"`
	Methods   []string `json:"methods,omitempty"`
}

// Symbols are what users of a package can name.
type Symbols []Symbol

// listSymbols lists constants, variables, functions, types with their fields and methods, and at the
// end the methods of hidden types that a function returns.
func listSymbols(source Source) Symbols {
	symbols := Symbols{}
	returned := map[string]bool{}
	for _, decl := range source.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Recv == nil {
				symbols.add(decl.Name.Name, "func", print(decl))
			}
			if results := decl.Type.Results; results != nil && decl.Name.IsExported() {
				for _, result := range results.List {
					returned[strings.TrimPrefix(print(result.Type), "*")] = true
				}
			}
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				switch spec := spec.(type) {
				case *ast.ValueSpec:
					symbols.addValues(spec, decl.Tok)
				case *ast.TypeSpec:
					if spec.Name.IsExported() {
						symbols.addType(source.Types[spec.Name.Name])
						symbols.addMethods(spec.Name.Name, source)
					}
				}
			}
		}
	}
	for _, owner := range slices.Sorted(maps.Keys(source.Methods)) {
		if !ast.IsExported(owner) && returned[owner] {
			symbols.addMethods(owner, source)
		}
	}
	return symbols
}

// add leaves out what users cannot name.
func (s *Symbols) add(name, kind, signature string) {
	if ast.IsExported(ownName(name)) {
		*s = append(*s, Symbol{Name: name, Kind: kind, Signature: signature})
	}
}

func (s *Symbols) addMethods(owner string, source Source) {
	for _, method := range source.Methods[owner] {
		s.add(owner+"."+method.Name.Name, "method", print(method))
	}
}

// addValues adds each name of a constant or variable as if it were the only one.
func (s *Symbols) addValues(spec *ast.ValueSpec, tok token.Token) {
	for index, name := range spec.Names {
		one := ast.ValueSpec{Names: []*ast.Ident{name}, Type: spec.Type}
		if index < len(spec.Values) && tok == token.CONST {
			one.Values = spec.Values[index : index+1]
		}
		s.add(name.Name, tok.String(), tok.String()+" "+print(&one))
	}
}

// addType adds a type, of an interface or a struct with its members, which its signature leaves out;
// the types that a constraint allows stay.
func (s *Symbols) addType(decl TypeDecl) {
	head, name := *decl.TypeSpec, decl.Name.Name
	if decl.Assign.IsValid() {
		fields, methods := describeTarget(decl)
		*s = append(*s, Symbol{name, "alias", "type " + print(&head), fields, methods})
		return
	}
	switch expr := decl.Type.(type) {
	case *ast.InterfaceType:
		head.Type = ast.NewIdent("interface")
		embedded, methods := []string{}, Symbols{}
		for _, field := range expr.Methods.List {
			if field.Names == nil {
				embedded = append(embedded, print(field.Type))
			} else {
				own := field.Names[0].Name
				methods.add(name+"."+own, "method", printMethod(own, field.Type))
			}
		}
		signature := "type " + print(&head)
		if len(embedded) > 0 {
			signature += " { " + strings.Join(embedded, "; ") + " }"
		}
		s.add(name, "interface", signature)
		*s = append(*s, methods...)
	case *ast.StructType:
		head.Type = ast.NewIdent("struct")
		s.add(name, "struct", "type "+print(&head))
		for _, field := range listFields(expr) {
			s.add(name+"."+ownName(field), "field", field)
		}
	default:
		s.add(name, "type", "type "+print(&head))
	}
}

// listFields returns the exported fields as "Name Type"; an embedded one is only its type.
func listFields(expr *ast.StructType) []string {
	fields := []string{}
	for _, field := range expr.Fields.List {
		kind := print(field.Type)
		if field.Names == nil {
			fields = append(fields, kind)
		}
		for _, name := range field.Names {
			fields = append(fields, name.Name+" "+kind)
		}
	}
	return slices.DeleteFunc(fields, func(field string) bool { return !ast.IsExported(ownName(field)) })
}

// describeTarget follows an alias inside the module to the fields and methods of the type that it names.
func describeTarget(alias TypeDecl) (fields, methods []string) {
	pkg, name, _ := strings.Cut(print(alias.Type), ".")
	for _, spec := range alias.File.Imports {
		path, isInside := strings.CutPrefix(strings.Trim(spec.Path.Value, "\"`"), module+"/")
		local := filepath.Base(path)
		if spec.Name != nil {
			local = spec.Name.Name
		}
		if !isInside || local != pkg {
			continue
		}
		source, _ := parse(filepath.Join(folder, path))
		target := source.Types[name]
		if target.Assign.IsValid() {
			return describeTarget(target)
		}
		if expr, ok := target.Type.(*ast.StructType); ok {
			fields = listFields(expr)
		}
		for _, method := range source.Methods[name] {
			if method.Name.IsExported() {
				methods = append(methods, printMethod(method.Name.Name, method.Type))
			}
		}
	}
	return fields, methods
}

// ownName returns Push of a member Agent.Push, and the name of a field.
func ownName(symbol string) string {
	name, _, _ := strings.Cut(symbol, " ")
	return name[strings.LastIndexAny(name, ".*")+1:]
}

// printMethod prints a method as an interface declares it: Push(message ai.Message) error.
func printMethod(name string, expr ast.Expr) string {
	return name + strings.TrimPrefix(print(expr), "func")
}

// print prints a node as gofmt does, on one line.
func print(node any) string {
	var text strings.Builder
	check(printer.Fprint(&text, token.NewFileSet(), node))
	return strings.Join(strings.Fields(text.String()), " ")
}
