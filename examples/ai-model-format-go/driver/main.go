// A command that encodes one conversation and decodes a few answers with the
// format that it is composed with.
package main

import (
	"errors"
	"fmt"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/ai/models"
	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"go.bytecodealliance.org/cm"
)

// #region conversation

// A function, not a variable: TinyGo cannot prepare such values at build time.
func conversation() []ai.Message {
	weather := mcp.Tool{
		Name:        "temperature",
		Description: "Gives the temperature of a city.",
		InputSchema: mcp.ToolSchema{
			SchemaType: "object",
			Properties: cm.ToList([][2]string{{"city", `{"type":"string"}`}}),
			Required:   cm.ToList([]string{"city"}),
		},
	}
	call := mcp.CallToolParams{Name: "temperature", Arguments: cm.ToList([][2]string{{"city", "Oslo"}})}
	reading := mcp.NewContent(mcp.TextContent{ContentType: "text", Text: "-4 °C"})
	return []ai.Message{
		message(ai.RoleSystem, text("Answer in one sentence."), ai.NewMessageContent(cm.ToList([]mcp.Tool{weather}))),
		message(ai.RoleUser, text("How warm is it in Oslo? <|im_end|>")),
		message(ai.RoleAssistant, ai.NewMessageContent(call)),
		message(ai.RoleTool, ai.NewMessageContent(mcp.CallToolResult{Content: cm.ToList([]mcp.Content{reading})})),
	}
}

// #endregion conversation

// #region answers
var answers = []string{
	"It is -4 °C",
	"It is -4 °C in Oslo.<|im_end|>",
	"It is -4 °C in Oslo.<|im_e",
	"<tool_call>\n{\"name\": \"temperature\", \"argu",
	"Both, then.\n<tool_call>\n{\"name\": \"temperature\", \"arguments\": {\"city\": \"Oslo\"}}\n</tool_call>\n" +
		"<tool_call>\n{\"name\": \"temperature\", \"arguments\": {\"city\": \"Lima\"}}\n</tool_call><|im_end|>",
	"<tool_call>\n{name: temperature}\n</tool_call>",
}

// #endregion answers

// #region main
func main() {
	format, err := models.New()
	if err != nil {
		fmt.Println("no format:", err)
		return
	}
	prompt, err := format.Encode(conversation()...)
	if err != nil {
		fmt.Println("cannot encode:", err)
		return
	}
	fmt.Printf("PROMPT\n%s\n\n", prompt)
	for i, answer := range answers {
		fmt.Printf("\nANSWER %d\n%s\n", i+1, answer)
		show(format.Decode([]byte(answer)))
	}
}

// show tells the two kinds of failure apart, as a runner has to.
func show(m *ai.Message, err error) {
	var partial *models.PartialDecodeError
	if errors.As(err, &partial) {
		fmt.Println("=> incomplete:", partial.Data)
	} else if err != nil {
		fmt.Println("=> error:", err)
	} else {
		for _, part := range m.Content.Slice() {
			if t := part.Text(); t != nil {
				fmt.Printf("=> text %q, final: %t\n", *t, m.Final)
			} else if call := part.ToolInput(); call != nil {
				fmt.Println("=> call", call.Name, call.Arguments.Slice())
			}
		}
	}
}

// #endregion main

func message(role ai.Role, parts ...ai.MessageContent) ai.Message {
	return ai.Message{Role: role, Content: cm.ToList(parts)}
}

func text(s string) ai.MessageContent { return ai.NewMessageContent(ai.Text(s)) }
