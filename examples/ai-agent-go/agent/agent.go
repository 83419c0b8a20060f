// Package agent joins an instruction, tools and a conversation.
package agent

import (
	"fmt"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/ai/agents"
	"github.com/hayride-dev/bindings/go/hayride/ai/ctx"
	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"github.com/hayride-dev/bindings/go/hayride/mcp/tools"
	"go.bytecodealliance.org/cm"
)

// #region construct
type agent struct {
	name, instruction string
	tools             tools.Tools // nil without tools
	history           ctx.Context
}

// New opens the conversation with the instruction and the tools on offer.
func New(name, instruction string, t tools.Tools, history ctx.Context) (agents.Agent, error) {
	if history == nil {
		return nil, fmt.Errorf("agent %s needs a context", name)
	}
	a := &agent{name, instruction, t, history}
	parts := []ai.MessageContent{ai.NewMessageContent(ai.Text(instruction))}
	if t != nil {
		offer, err := a.Capabilities()
		if err != nil {
			return nil, err
		}
		parts = append(parts, ai.NewMessageContent(cm.ToList(offer)))
	}
	return a, a.Push(ai.Message{Role: ai.RoleSystem, Content: cm.ToList(parts)})
}

// #endregion construct

// #region answer
func (a *agent) Name() string                   { return a.name }
func (a *agent) Instruction() string            { return a.instruction }
func (a *agent) Context() ([]ai.Message, error) { return a.history.Messages() }
func (a *agent) Push(m ai.Message) error        { return a.history.Push(m) }

// #endregion answer

// #region capabilities

// Capabilities follows the cursor until the last page of tools.
func (a *agent) Capabilities() ([]mcp.Tool, error) {
	var all []mcp.Tool
	if a.tools == nil {
		return all, nil
	}
	for cursor := ""; ; {
		page, err := a.tools.List(cursor)
		if err != nil {
			return nil, err
		}
		all = append(all, page.Tools.Slice()...)
		if cursor = page.NextCursor; cursor == "" {
			return all, nil
		}
	}
}

// #endregion capabilities

// #region execute

// Execute calls a tool. A tool that fails is news for the model, not the end of
// the conversation, so the failure becomes an output.
func (a *agent) Execute(params mcp.CallToolParams) (*mcp.CallToolResult, error) {
	if a.tools == nil {
		return nil, fmt.Errorf("agent %s has no tools", a.name)
	}
	result, err := a.tools.Call(params)
	if err != nil {
		failure := mcp.NewContent(mcp.TextContent{ContentType: "text", Text: err.Error()})
		return &mcp.CallToolResult{Content: cm.ToList([]mcp.Content{failure}), IsError: true}, nil
	}
	return result, nil
}

// #endregion execute
