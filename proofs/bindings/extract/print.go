package main

import (
	"go/ast"
	"go/printer"
	"go/token"
	"strings"
)

// printNode prints a node as gofmt does, on one line.
func printNode(node any) string {
	var text strings.Builder
	config := printer.Config{Mode: printer.UseSpaces, Tabwidth: 1}
	if err := config.Fprint(&text, token.NewFileSet(), node); err != nil {
		fail(err)
	}
	return strings.Join(strings.Fields(text.String()), " ")
}

func printFunc(decl *ast.FuncDecl) string {
	return printNode(&ast.FuncDecl{Recv: decl.Recv, Name: decl.Name, Type: decl.Type})
}

// printMethod prints a method as an interface declares it: Push(message ai.Message) error.
func printMethod(name *ast.Ident, expr ast.Expr) string {
	return name.Name + strings.TrimPrefix(printNode(expr), "func")
}

// printType prints a type's declaration without the methods and fields, which are separate
// symbols; the types that a constraint allows stay.
func printType(spec *ast.TypeSpec) string {
	head := spec.Name.Name
	if spec.TypeParams != nil {
		params := []string{}
		for _, field := range spec.TypeParams.List {
			params = append(params, joinNames(field.Names)+" "+printNode(field.Type))
		}
		head += "[" + strings.Join(params, ", ") + "]"
	}
	if spec.Assign.IsValid() {
		return head + " = " + printNode(spec.Type)
	}
	switch expr := spec.Type.(type) {
	case *ast.StructType:
		return head + " struct"
	case *ast.InterfaceType:
		return head + " interface" + printConstraints(expr)
	}
	return head + " " + printNode(spec.Type)
}

func printConstraints(expr *ast.InterfaceType) string {
	parts := []string{}
	for _, field := range expr.Methods.List {
		if len(field.Names) == 0 {
			parts = append(parts, printNode(field.Type))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " { " + strings.Join(parts, "; ") + " }"
}

// listFields returns the exported fields as "Name Type"; an embedded one is only its type.
func listFields(expr *ast.StructType) []string {
	fields := []string{}
	for _, field := range expr.Fields.List {
		kind := printNode(field.Type)
		if len(field.Names) == 0 {
			if ast.IsExported(strings.TrimPrefix(kind[strings.LastIndex(kind, ".")+1:], "*")) {
				fields = append(fields, kind)
			}
			continue
		}
		for _, name := range field.Names {
			if name.IsExported() {
				fields = append(fields, name.Name+" "+kind)
			}
		}
	}
	return fields
}

func joinNames(names []*ast.Ident) string {
	parts := []string{}
	for _, name := range names {
		parts = append(parts, name.Name)
	}
	return strings.Join(parts, ", ")
}

// receiverName is the type that a method belongs to; empty for a function.
func receiverName(decl *ast.FuncDecl) string {
	if decl.Recv == nil || len(decl.Recv.List) == 0 {
		return ""
	}
	expr := decl.Recv.List[0].Type
	if star, ok := expr.(*ast.StarExpr); ok {
		expr = star.X
	}
	switch generic := expr.(type) {
	case *ast.IndexExpr:
		expr = generic.X
	case *ast.IndexListExpr:
		expr = generic.X
	}
	if name, ok := expr.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}
