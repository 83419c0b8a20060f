// A toolbox with one tool, whose readings are made up.
package main

import (
	"fmt"

	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"github.com/hayride-dev/bindings/go/hayride/mcp/tools"
	"github.com/hayride-dev/bindings/go/hayride/mcp/tools/export"
	"go.bytecodealliance.org/cm"
)

type toolbox struct{}

func (*toolbox) List(cursor string) (*mcp.ListToolsResult, error) {
	return &mcp.ListToolsResult{Tools: cm.ToList([]mcp.Tool{{
		Name:        "temperature",
		Description: "Gives the temperature of a city.",
		InputSchema: mcp.ToolSchema{
			SchemaType: "object",
			Properties: cm.ToList([][2]string{{"city", `{"type":"string"}`}}),
			Required:   cm.ToList([]string{"city"}),
		},
	}})}, nil
}

func (*toolbox) Call(params mcp.CallToolParams) (*mcp.CallToolResult, error) {
	readings := map[string]string{"Oslo": "-4 °C", "Lima": "19 °C"}
	for _, argument := range params.Arguments.Slice() {
		if reading := readings[argument[1]]; argument[0] == "city" && reading != "" {
			content := mcp.NewContent(mcp.TextContent{ContentType: "text", Text: reading})
			return &mcp.CallToolResult{Content: cm.ToList([]mcp.Content{content})}, nil
		}
	}
	return nil, fmt.Errorf("%s: no reading for %v", params.Name, params.Arguments.Slice())
}

func init() {
	export.Tools(func() (tools.Tools, error) { return &toolbox{}, nil })
}

func main() {}
