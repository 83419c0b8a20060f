// A command that lists the tools it is composed with and calls them, first
// correctly, then with mistakes. It plays the agent, so it needs no model.
package main

import (
	"fmt"

	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"github.com/hayride-dev/bindings/go/hayride/mcp/tools"
	"go.bytecodealliance.org/cm"
)

// #region main
func main() {
	box, err := tools.New()
	if err != nil {
		fmt.Println("new:", err)
		return
	}
	list(box, "")
	call(box, "count", [2]string{"text", "How many words are in this sentence?"})
	call(box, "convert", [2]string{"value", "26.2"}, [2]string{"from", "mi"}, [2]string{"to", "km"})
	fmt.Println("\nmistakes:")
	call(box, "count")
	call(box, "convert", [2]string{"value", "ten"}, [2]string{"from", "m"}, [2]string{"to", "km"})
	call(box, "weather", [2]string{"city", "Oslo"})
	list(box, "page-2")
}

// #endregion main

// #region list
func list(box tools.Tools, cursor string) {
	result, err := box.List(cursor)
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	for _, tool := range result.Tools.Slice() {
		fmt.Printf("%s: %s\n", tool.Name, tool.Description)
		for _, property := range tool.InputSchema.Properties.Slice() {
			fmt.Printf("  %s %s\n", property[0], property[1])
		}
		fmt.Println("  required:", tool.InputSchema.Required.Slice())
	}
	fmt.Println()
}

// #endregion list

// #region call
func call(box tools.Tools, name string, arguments ...[2]string) {
	result, err := box.Call(mcp.CallToolParams{Name: name, Arguments: cm.ToList(arguments)})
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	for _, content := range result.Content.Slice() {
		if text := content.Text(); text != nil {
			fmt.Printf("%s: %s (is-error: %t)\n", name, text.Text, result.IsError)
		}
	}
}

// #endregion call
