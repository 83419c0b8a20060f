// A command that holds a conversation with the agent it is composed with. The
// model's answers are written down in advance.
package main

import (
	"errors"
	"fmt"

	"example/agent/loop"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/ai/agents"
	"github.com/hayride-dev/bindings/go/hayride/ai/ctx"
	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"github.com/hayride-dev/bindings/go/hayride/mcp/tools"
	"go.bytecodealliance.org/cm"
)

// #region main
func main() {
	if err := run(); err != nil {
		fmt.Println("stopped:", err)
	}
}

func run() error {
	toolbox, err := tools.New()
	if err != nil {
		return err
	}
	history, err := ctx.New()
	if err != nil {
		return err
	}
	// Both now belong to the agent: do not touch them again.
	agent, err := agents.New(
		agents.WithName("weather"),
		agents.WithInstruction("Answer in one sentence."),
		agents.WithTools(toolbox),
		agents.WithContext(history),
	)
	if err != nil {
		return err
	}
	offer, err := agent.Capabilities()
	if err != nil {
		return err
	}
	fmt.Printf("agent %s offers %s\n", agent.Name(), offer[0].Name)
	if err := loop.Run(say(ai.RoleUser, "How warm is it in Oslo and Lima?"), agent, script(), 5, show); err != nil {
		return err
	}
	kept, err := agent.Context()
	if err != nil {
		return err
	}
	fmt.Printf("the context holds %d messages, the first from %s\n", len(kept), kept[0].Role)
	return nil
}

// #endregion main

// #region script

// script plays the model: two calls at once, a call that fails, an answer.
func script() loop.Model {
	answers := []ai.Message{
		{Role: ai.RoleAssistant, Content: cm.ToList([]ai.MessageContent{call("Oslo"), call("Lima")})},
		{Role: ai.RoleAssistant, Content: cm.ToList([]ai.MessageContent{call("Atlantis")})},
		say(ai.RoleAssistant, "Oslo has -4 °C and Lima 19 °C."),
	}
	return func(history []ai.Message) (ai.Message, error) {
		if len(answers) == 0 {
			return ai.Message{}, errors.New("the script is at its end")
		}
		fmt.Printf("  (model reads %d messages)\n", len(history))
		next := answers[0]
		answers = answers[1:]
		return next, nil
	}
}

func call(city string) ai.MessageContent {
	return ai.NewMessageContent(mcp.CallToolParams{
		Name: "temperature", Arguments: cm.ToList([][2]string{{"city", city}}),
	})
}

func say(role ai.Role, text string) ai.Message {
	return ai.Message{Role: role, Content: cm.ToList([]ai.MessageContent{ai.NewMessageContent(ai.Text(text))}), Final: role == ai.RoleAssistant}
}

// #endregion script

// #region show
func show(m ai.Message) {
	for _, part := range m.Content.Slice() {
		if text := part.Text(); text != nil {
			fmt.Printf("%s: %s\n", m.Role, *text)
		} else if call := part.ToolInput(); call != nil {
			fmt.Printf("%s calls %s %v\n", m.Role, call.Name, call.Arguments.Slice())
		} else if out := part.ToolOutput(); out != nil {
			fmt.Printf("%s: %s (error: %t)\n", m.Role, out.Content.Slice()[0].Text().Text, out.IsError)
		}
	}
}

// #endregion show
