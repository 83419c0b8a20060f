package main

import (
	"go/ast"
	"go/token"
	"strings"
)

// listSymbols lists what users of a package can name: constants, variables, functions, types with
// their fields and methods, and at the end the methods of hidden types that a function returns.
func (m *Module) listSymbols(source *Source) []Symbol {
	symbols := []Symbol{}
	for _, file := range source.Files {
		for _, decl := range file.Decls {
			switch decl := decl.(type) {
			case *ast.GenDecl:
				symbols = append(symbols, m.listGenDecl(decl, file, source)...)
			case *ast.FuncDecl:
				if decl.Recv == nil && decl.Name.IsExported() {
					symbols = append(symbols, Symbol{
						Name: decl.Name.Name, Kind: "func", Signature: printFunc(decl),
					})
				}
			}
		}
	}
	returned := listReturned(source)
	for _, name := range sortedTypes(source.Types) {
		if !ast.IsExported(name) && returned[name] {
			symbols = append(symbols, listMethods(name, source)...)
		}
	}
	return symbols
}

func listMethods(name string, source *Source) []Symbol {
	symbols := []Symbol{}
	for _, method := range source.Methods[name] {
		if method.Name.IsExported() {
			symbols = append(symbols, Symbol{
				Name: name + "." + method.Name.Name, Kind: "method", Signature: printFunc(method),
			})
		}
	}
	return symbols
}

func (m *Module) listGenDecl(decl *ast.GenDecl, file *ast.File, source *Source) []Symbol {
	symbols := []Symbol{}
	for _, spec := range decl.Specs {
		switch spec := spec.(type) {
		case *ast.ValueSpec:
			symbols = append(symbols, listValues(spec, decl.Tok)...)
		case *ast.TypeSpec:
			if spec.Name.IsExported() {
				symbols = append(symbols, m.listType(spec, file)...)
				symbols = append(symbols, listMethods(spec.Name.Name, source)...)
			}
		}
	}
	return symbols
}

// listValues returns one entry for each name of a constant or variable, as if it were the only one.
func listValues(spec *ast.ValueSpec, tok token.Token) []Symbol {
	symbols := []Symbol{}
	for index, name := range spec.Names {
		if !name.IsExported() {
			continue
		}
		signature := tok.String() + " " + name.Name
		if spec.Type != nil {
			signature += " " + printNode(spec.Type)
		}
		if index < len(spec.Values) && tok == token.CONST {
			signature += " = " + printNode(spec.Values[index])
		}
		symbols = append(symbols, Symbol{Name: name.Name, Kind: tok.String(), Signature: signature})
	}
	return symbols
}

func (m *Module) listType(spec *ast.TypeSpec, file *ast.File) []Symbol {
	symbol := Symbol{Name: spec.Name.Name, Kind: "type", Signature: "type " + printType(spec)}
	members := []Symbol{}
	switch expr := spec.Type.(type) {
	case *ast.InterfaceType:
		symbol.Kind = "interface"
		members = listInterfaceMethods(spec.Name.Name, expr)
	case *ast.StructType:
		symbol.Kind = "struct"
		for _, field := range listFields(expr) {
			name, _, _ := strings.Cut(field, " ")
			name = name[strings.LastIndexAny(name, ".*")+1:]
			members = append(members, Symbol{
				Name: spec.Name.Name + "." + name, Kind: "field", Signature: field,
			})
		}
	}
	if spec.Assign.IsValid() {
		symbol.Kind = "alias"
		symbol.Fields, symbol.Methods = m.describeTarget(spec.Type, file)
	}
	return append([]Symbol{symbol}, members...)
}

func listInterfaceMethods(name string, expr *ast.InterfaceType) []Symbol {
	symbols := []Symbol{}
	for _, field := range expr.Methods.List {
		for _, method := range field.Names {
			if method.IsExported() {
				symbols = append(symbols, Symbol{
					Name: name + "." + method.Name, Kind: "method", Signature: printMethod(method, field.Type),
				})
			}
		}
	}
	return symbols
}

// describeTarget follows an alias inside the module to the type that it names.
func (m *Module) describeTarget(expr ast.Expr, file *ast.File) (fields, methods []string) {
	selector, ok := expr.(*ast.SelectorExpr)
	if !ok {
		return nil, nil
	}
	name, ok := selector.X.(*ast.Ident)
	if !ok {
		return nil, nil
	}
	path, isInside := strings.CutPrefix(importPath(file, name.Name), m.Path+"/")
	if !isInside {
		return nil, nil
	}
	source, err := m.parse(path)
	if err != nil {
		fail(err)
	}
	if source == nil {
		return nil, nil
	}
	target, ok := source.Types[selector.Sel.Name]
	if !ok {
		return nil, nil
	}
	if target.Spec.Assign.IsValid() {
		return m.describeTarget(target.Spec.Type, target.File)
	}
	if structure, ok := target.Spec.Type.(*ast.StructType); ok {
		fields = listFields(structure)
	}
	for _, method := range source.Methods[selector.Sel.Name] {
		if method.Name.IsExported() {
			methods = append(methods, printMethod(method.Name, method.Type))
		}
	}
	return fields, methods
}

// listReturned names the hidden types that an exported function or method returns.
func listReturned(source *Source) map[string]bool {
	returned := map[string]bool{}
	for _, file := range source.Files {
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.FuncDecl)
			if !ok || !decl.Name.IsExported() || decl.Type.Results == nil {
				continue
			}
			if owner := receiverName(decl); owner != "" && !ast.IsExported(owner) {
				continue
			}
			for _, result := range decl.Type.Results.List {
				expr := result.Type
				if star, ok := expr.(*ast.StarExpr); ok {
					expr = star.X
				}
				if name, ok := expr.(*ast.Ident); ok {
					returned[name.Name] = true
				}
			}
		}
	}
	return returned
}
