package agent

import (
	"errors"
	"testing"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"go.bytecodealliance.org/cm"
)

// #region fakes
type memory struct{ messages []ai.Message }

func (m *memory) Push(messages ...ai.Message) error {
	m.messages = append(m.messages, messages...)
	return nil
}
func (m *memory) Messages() ([]ai.Message, error) { return m.messages, nil }

// pages lists one tool on each of two pages. Its tools always fail.
type pages struct{ broken bool }

func (p pages) List(cursor string) (*mcp.ListToolsResult, error) {
	if p.broken {
		return nil, errors.New("no list")
	}
	if cursor == "" {
		return &mcp.ListToolsResult{Tools: cm.ToList([]mcp.Tool{{Name: "one"}}), NextCursor: "2"}, nil
	}
	return &mcp.ListToolsResult{Tools: cm.ToList([]mcp.Tool{{Name: "two"}})}, nil
}
func (pages) Call(mcp.CallToolParams) (*mcp.CallToolResult, error) { return nil, errors.New("no luck") }

// #endregion fakes

// #region tests
func TestNewPushesInstructionAndTools(t *testing.T) {
	history := &memory{}
	a, err := New("weather", "Be brief.", pages{}, history)
	if err != nil {
		t.Fatal(err)
	}
	if a.Name() != "weather" || a.Instruction() != "Be brief." || len(history.messages) != 1 {
		t.Fatalf("got %q, %q, %d messages", a.Name(), a.Instruction(), len(history.messages))
	}
	first := history.messages[0]
	parts := first.Content.Slice()
	if first.Role != ai.RoleSystem || *parts[0].Text() != "Be brief." || parts[1].Tools().Len() != 2 {
		t.Errorf("got %v", first)
	}
}

func TestNewRefuses(t *testing.T) {
	if _, err := New("a", "", pages{}, nil); err == nil {
		t.Error("takes no context for an answer")
	}
	if _, err := New("a", "", pages{broken: true}, &memory{}); err == nil {
		t.Error("hides that the tools cannot be listed")
	}
}

func TestWithoutTools(t *testing.T) {
	a, err := New("a", "", nil, &memory{})
	if err != nil {
		t.Fatal(err)
	}
	if offer, err := a.Capabilities(); err != nil || len(offer) != 0 {
		t.Errorf("got %v, %v", offer, err)
	}
	if _, err := a.Execute(mcp.CallToolParams{Name: "one"}); err == nil {
		t.Error("executes a tool that it does not have")
	}
}

func TestExecuteTurnsFailureIntoOutput(t *testing.T) {
	a, err := New("a", "", pages{}, &memory{})
	if err != nil {
		t.Fatal(err)
	}
	result, err := a.Execute(mcp.CallToolParams{Name: "one"})
	if err != nil || !result.IsError || result.Content.Slice()[0].Text().Text != "no luck" {
		t.Errorf("got %v, %v", result, err)
	}
}

// #endregion tests
