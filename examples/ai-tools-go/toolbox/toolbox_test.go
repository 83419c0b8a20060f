package toolbox

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/hayride-dev/bindings/go/hayride/mcp"
	"go.bytecodealliance.org/cm"
)

// #region calls
func TestCall(t *testing.T) {
	for name, c := range map[string]struct {
		tool    string
		pairs   [][2]string
		want    string
		isError bool
	}{
		"miles":          {"convert", [][2]string{{"value", "26.2"}, {"from", "mi"}, {"to", "km"}}, "42.16 km", false},
		"exponent":       {"convert", [][2]string{{"value", "1e+06"}, {"from", "m"}, {"to", "km"}}, "1000.00 km", false},
		"words":          {"count", [][2]string{{"text", "Grüß dich"}}, "2 words, 9 characters", false},
		"extra argument": {"count", [][2]string{{"text", "one"}, {"mood", "calm"}}, "1 words, 3 characters", false},
		"no argument":    {"count", nil, `argument "text" is missing`, true},
		"half of them":   {"convert", [][2]string{{"value", "1"}, {"from", "m"}}, `argument "to" is missing`, true},
		"no number":      {"convert", [][2]string{{"value", "ten"}, {"from", "m"}, {"to", "km"}}, `value must be a number, not "ten"`, true},
		"no such unit":   {"convert", [][2]string{{"value", "1"}, {"from", "m"}, {"to", "kg"}}, `to must be m, km, ft or mi, not "kg"`, true},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := New(Count, Convert).Call(mcp.CallToolParams{Name: c.tool, Arguments: cm.ToList(c.pairs)})
			if err != nil {
				t.Fatal(err)
			}
			if text := got.Content.Slice()[0].Text().Text; text != c.want || got.IsError != c.isError {
				t.Errorf("got %q, error %t; want %q, error %t", text, got.IsError, c.want, c.isError)
			}
		})
	}
}

// #endregion calls

// #region others
func TestRefusals(t *testing.T) {
	if _, err := New(Count).Call(mcp.CallToolParams{Name: "convert"}); err == nil {
		t.Error("a tool that is not in the box was called")
	}
	if _, err := New(Count).List("2"); err == nil {
		t.Error("a cursor that was never given out was accepted")
	}
}

func TestSchemas(t *testing.T) {
	list, err := New(Count, Convert).List("")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range list.Tools.Slice() {
		names = append(names, tool.Name)
		for _, property := range tool.InputSchema.Properties.Slice() {
			if !json.Valid([]byte(property[1])) {
				t.Errorf("%s: the schema of %s is not JSON", tool.Name, property[0])
			}
		}
	}
	if want := []string{"count", "convert"}; !slices.Equal(names, want) {
		t.Errorf("got %v, want %v", names, want)
	}
}

// #endregion others
