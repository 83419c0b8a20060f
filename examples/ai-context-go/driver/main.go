// A command that fills the context it is composed with and prints what is
// kept. It plays the agent, so it needs no model.
package main

import (
	"fmt"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/ai/ctx"
	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"go.bytecodealliance.org/cm"
)

// #region main
func main() {
	history, err := ctx.New()
	if err != nil {
		fmt.Println("new:", err)
		return
	}
	push(history, text(ai.RoleSystem, "Answer in one sentence."))

	push(history, text(ai.RoleUser, "Good morning!"))
	push(history, text(ai.RoleAssistant, "Good morning to you."))

	push(history, text(ai.RoleUser, "How warm is it in Oslo?"))
	push(history, message(ai.RoleAssistant, ai.NewMessageContent(mcp.CallToolParams{Name: "temperature"})))
	push(history, message(ai.RoleTool, ai.NewMessageContent(mcp.CallToolResult{})))
	push(history, text(ai.RoleAssistant, "It has 4 °C."))

	push(history, text(ai.RoleUser, "And in Lima?"))
	push(history, text(ai.RoleUnknown, "Psst."))
	show(history)
}

// #endregion main

// #region push
func push(history ctx.Context, m ai.Message) {
	if err := history.Push(m); err != nil {
		fmt.Println("error:", err)
		return
	}
	kept, err := history.Messages()
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	fmt.Printf("%-9s pushed, %d kept\n", m.Role, len(kept))
}

func text(role ai.Role, text string) ai.Message {
	return message(role, ai.NewMessageContent(ai.Text(text)))
}

func message(role ai.Role, part ai.MessageContent) ai.Message {
	return ai.Message{Role: role, Content: cm.ToList([]ai.MessageContent{part})}
}

// #endregion push

// #region show
func show(history ctx.Context) {
	kept, err := history.Messages()
	if err != nil {
		fmt.Println("error:", err)
		return
	}
	fmt.Println("\nthe model would read:")
	for _, m := range kept {
		part := m.Content.Slice()[0]
		if text := part.Text(); text != nil {
			fmt.Printf("  %s: %s\n", m.Role, *text)
		} else {
			fmt.Printf("  %s: %s\n", m.Role, part.String())
		}
	}
}

// #endregion show
