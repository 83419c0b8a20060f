package chatml

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/hayride-dev/bindings/go/hayride/ai/models"
	"github.com/hayride-dev/bindings/go/hayride/mcp"
)

// #region definitions
type definition struct {
	Type     string   `json:"type"`
	Function function `json:"function"`
}

type function struct {
	Name        string `json:"name"`
	Description string `json:"description"`
	Parameters  schema `json:"parameters"`
}

type schema struct {
	Type       string                     `json:"type"`
	Properties map[string]json.RawMessage `json:"properties"`
	Required   []string                   `json:"required,omitempty"`
}

// encodeTools writes the section in which the system message offers tools.
func encodeTools(tools []mcp.Tool) (string, error) {
	var lines strings.Builder
	for _, t := range tools {
		// A property's schema is JSON text already, so it goes in as it is.
		properties := map[string]json.RawMessage{}
		for _, p := range t.InputSchema.Properties.Slice() {
			properties[p[0]] = json.RawMessage(p[1])
		}
		line, err := json.Marshal(definition{"function", function{
			t.Name, t.Description, schema{"object", properties, t.InputSchema.Required.Slice()},
		}})
		if err != nil {
			return "", &models.ContextEncodeError{Data: fmt.Sprintf("tool %s: %v", t.Name, err)}
		}
		lines.WriteString(string(line) + "\n")
	}
	return "# Tools\n\nYou may call one or more functions to assist with the user query.\n\n" +
		"You are provided with function signatures within <tools></tools> XML tags:\n" +
		"<tools>\n" + lines.String() + "</tools>\n\n" +
		"For each function call, return a json object with function name and arguments" +
		" within <tool_call></tool_call> XML tags:\n" +
		"<tool_call>\n{\"name\": <function-name>, \"arguments\": <args-json-object>}\n</tool_call>", nil
}

// #endregion definitions

// #region call
type call struct {
	Name      string                     `json:"name"`
	Arguments map[string]json.RawMessage `json:"arguments"`
}

func encodeCall(params mcp.CallToolParams) (string, error) {
	c := call{params.Name, map[string]json.RawMessage{}}
	for _, a := range params.Arguments.Slice() {
		c.Arguments[a[0]] = toJSON(a[1])
	}
	line, err := json.Marshal(c)
	if err != nil {
		return "", &models.ContextEncodeError{Data: fmt.Sprintf("call of %s: %v", params.Name, err)}
	}
	return callStart + "\n" + string(line) + "\n" + callEnd, nil
}

// toJSON turns an argument's text into JSON. In WIT every argument is a string,
// so only its form shows a number, a boolean, an object or an array.
func toJSON(text string) json.RawMessage {
	if json.Valid([]byte(text)) && !strings.HasPrefix(strings.TrimSpace(text), `"`) {
		return json.RawMessage(text)
	}
	quoted, _ := json.Marshal(text) // a string always has a JSON form
	return quoted
}

// fromJSON is the way back: a string without its quotation marks, all else as JSON.
func fromJSON(value json.RawMessage) string {
	var text string
	if json.Unmarshal(value, &text) == nil && value[0] == '"' {
		return text
	}
	return string(value)
}

// #endregion call

// #region output
func encodeOutput(result mcp.CallToolResult) string {
	var lines []string
	if result.IsError {
		lines = append(lines, "The tool failed:")
	}
	for _, c := range result.Content.Slice() {
		if t := c.Text(); t != nil {
			lines = append(lines, defuse(t.Text))
		} else {
			lines = append(lines, "["+c.String()+" left out]") // this model reads text only
		}
	}
	return "<tool_response>\n" + strings.Join(lines, "\n") + "\n</tool_response>"
}

// #endregion output
