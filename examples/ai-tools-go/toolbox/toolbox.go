// Package toolbox holds tools that a language model may call. It imports
// types only, so the standard Go compiler can test it.
package toolbox

import (
	"fmt"

	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"go.bytecodealliance.org/cm"
)

// #region types

// A Tool is what the model reads about a function, and the function.
type Tool struct {
	mcp.Tool
	Run func(arguments map[string]string) (string, error)
}

// A Toolbox has the two methods of the interface hayride:mcp/tools.
type Toolbox struct{ tools []Tool }

// New returns a toolbox with these tools.
func New(tools ...Tool) *Toolbox { return &Toolbox{tools} }

// #endregion types

// #region list

// List describes the tools. They fit on one page, so no cursor is ever given out.
func (b *Toolbox) List(cursor string) (*mcp.ListToolsResult, error) {
	if cursor != "" {
		return nil, fmt.Errorf("unknown cursor: %s", cursor)
	}
	var tools []mcp.Tool
	for _, tool := range b.tools {
		tools = append(tools, tool.Tool)
	}
	return &mcp.ListToolsResult{Tools: cm.ToList(tools)}, nil
}

// #endregion list

// #region call

// Call runs a tool. An unknown name is the caller's mistake, so it is an error.
// A call that the model can correct is a result that says so.
func (b *Toolbox) Call(params mcp.CallToolParams) (*mcp.CallToolResult, error) {
	for _, tool := range b.tools {
		if tool.Name != params.Name {
			continue
		}
		text, err := tool.run(params.Arguments.Slice())
		if err != nil {
			return result(err.Error(), true), nil
		}
		return result(text, false), nil
	}
	return nil, fmt.Errorf("unknown tool: %s", params.Name)
}

// #endregion call

// #region run

// run checks the arguments against the schema, then calls the function.
func (t Tool) run(pairs [][2]string) (string, error) {
	arguments := map[string]string{}
	for _, pair := range pairs {
		arguments[pair[0]] = pair[1]
	}
	for _, name := range t.InputSchema.Required.Slice() {
		if arguments[name] == "" {
			return "", fmt.Errorf("argument %q is missing", name)
		}
	}
	return t.Run(arguments)
}

func result(text string, isError bool) *mcp.CallToolResult {
	part := mcp.NewContent(mcp.TextContent{ContentType: "text", Text: text})
	return &mcp.CallToolResult{Content: cm.ToList([]mcp.Content{part}), IsError: isError}
}

// #endregion run
