package loop

import (
	"errors"
	"testing"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"go.bytecodealliance.org/cm"
)

// fake is an agent that remembers and counts.
type fake struct {
	messages []ai.Message
	executed []string
}

func (*fake) Name() string                      { return "fake" }
func (*fake) Instruction() string               { return "" }
func (*fake) Capabilities() ([]mcp.Tool, error) { return nil, nil }
func (f *fake) Context() ([]ai.Message, error)  { return f.messages, nil }
func (f *fake) Push(m ai.Message) error         { f.messages = append(f.messages, m); return nil }
func (f *fake) Execute(p mcp.CallToolParams) (*mcp.CallToolResult, error) {
	f.executed = append(f.executed, p.Name)
	return &mcp.CallToolResult{}, nil
}

func calls(names ...string) ai.Message {
	var parts []ai.MessageContent
	for _, name := range names {
		parts = append(parts, ai.NewMessageContent(mcp.CallToolParams{Name: name}))
	}
	return ai.Message{Role: ai.RoleAssistant, Content: cm.ToList(parts)}
}

func TestRun(t *testing.T) {
	broken := errors.New("no model")
	tests := map[string]struct {
		answers  []ai.Message // the last one again and again
		fails    error
		want     error
		executed int
		messages int
	}{
		"ends with an answer that calls nothing": {answers: []ai.Message{calls()}, messages: 2},
		"executes every call of a message":       {answers: []ai.Message{calls("a", "b"), calls()}, executed: 2, messages: 5},
		"stops after the last turn":              {answers: []ai.Message{calls("a")}, want: ErrTurns, executed: 3, messages: 7},
		"passes on the model's error":            {fails: broken, want: broken, messages: 1},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			agent, emitted, turn := &fake{}, 0, 0
			model := func([]ai.Message) (ai.Message, error) {
				if test.fails != nil {
					return ai.Message{}, test.fails
				}
				turn++
				return test.answers[min(turn, len(test.answers))-1], nil
			}
			err := Run(ai.Message{}, agent, model, 3, func(ai.Message) { emitted++ })
			if !errors.Is(err, test.want) || len(agent.executed) != test.executed || len(agent.messages) != test.messages || emitted != test.messages {
				t.Errorf("got %v, %d executed, %d messages, %d emitted", err, len(agent.executed), len(agent.messages), emitted)
			}
		})
	}
}
