package chatml

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/ai/models"
)

// #region encode

// Encode writes the conversation as one prompt and, unless the assistant spoke
// last, opens the assistant's turn.
func (*Format) Encode(messages ...ai.Message) ([]byte, error) {
	if len(messages) == 0 || messages[0].Role != ai.RoleSystem {
		messages = append([]ai.Message{{Role: ai.RoleSystem}}, messages...)
	}
	var prompt strings.Builder
	for i, m := range messages {
		body, err := encodeBody(m)
		if err != nil {
			return nil, err
		}
		// Neighbouring tool outputs share one block. The first message is the
		// system's, so there is always one before a tool's.
		isTool := m.Role == ai.RoleTool
		if !isTool || messages[i-1].Role != ai.RoleTool {
			prompt.WriteString(blockStart + blockName(m.Role))
		}
		prompt.WriteString("\n" + body)
		if !isTool || i+1 == len(messages) || messages[i+1].Role != ai.RoleTool {
			prompt.WriteString(blockEnd + "\n")
		}
	}
	if messages[len(messages)-1].Role != ai.RoleAssistant {
		prompt.WriteString(blockStart + "assistant\n")
	}
	return []byte(prompt.String()), nil
}

// blockName gives the role as ChatML writes it. Tools answer as the user.
func blockName(role ai.Role) string {
	if role == ai.RoleTool {
		return "user"
	}
	return role.String()
}

// #endregion encode

// #region body
func encodeBody(m ai.Message) (string, error) {
	if m.Role == ai.RoleUnknown {
		return "", &models.ContextEncodeError{Data: "a message has no known role"}
	}
	var pieces []string
	for _, part := range m.Content.Slice() {
		piece, err := encodePart(m.Role, part)
		if err != nil {
			return "", err
		}
		pieces = append(pieces, piece)
	}
	if m.Role == ai.RoleSystem && (len(pieces) == 0 || strings.HasPrefix(pieces[0], "# Tools")) {
		pieces = append([]string{defaultSystem}, pieces...)
	}
	if m.Role == ai.RoleSystem {
		return strings.Join(pieces, "\n\n"), nil
	}
	return strings.Join(pieces, "\n"), nil
}

func encodePart(role ai.Role, part ai.MessageContent) (string, error) {
	switch {
	case part.Text() != nil && role != ai.RoleTool:
		return defuse(*part.Text()), nil
	case part.Tools() != nil && role == ai.RoleSystem:
		return encodeTools(part.Tools().Slice())
	case part.ToolInput() != nil && role == ai.RoleAssistant:
		return encodeCall(*part.ToolInput())
	case part.ToolOutput() != nil && role == ai.RoleTool:
		return encodeOutput(*part.ToolOutput()), nil
	}
	return "", &models.ContextEncodeError{Data: fmt.Sprintf("a %s message cannot carry %s", role, part)}
}

// #endregion body

// #region defuse
var control = regexp.MustCompile(`<(\|[a-z_]+\||/?tools|/?tool_call|/?tool_response)>`)

// defuse puts a space into everything that the model would take for a control
// token. The host recognises them anywhere, also in what a user typed.
func defuse(text string) string { return control.ReplaceAllString(text, "< $1>") }

// #endregion defuse
