package history

import (
	"testing"

	"github.com/hayride-dev/bindings/go/hayride/ai"
)

// #region rule

// letters gives each role of a conversation one letter.
var letters = map[rune]ai.Role{'s': ai.RoleSystem, 'u': ai.RoleUser, 'a': ai.RoleAssistant, 't': ai.RoleTool}

func TestWindow(t *testing.T) {
	for name, c := range map[string]struct{ pushed, want string }{
		"all fits":               {"suaua", "suaua"},
		"oldest turn goes":       {"suauaua", "suaua"},
		"a turn goes as a whole": {"suuataua", "sua"},
		"newest turn stays":      {"suauatata", "suatata"},
		"system moves in front":  {"uasua", "suaua"},
		"no user yet":            {"saaaaa", "saaaaa"},
		"greeting goes first":    {"sauaua", "suaua"},
		"nothing":                {"", ""},
	} {
		t.Run(name, func(t *testing.T) {
			window := &Window{Limit: 4}
			for _, letter := range c.pushed {
				if err := window.Push(ai.Message{Role: letters[letter]}); err != nil {
					t.Fatal(err)
				}
			}
			if got := spell(t, window); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func spell(t *testing.T, context interface{ Messages() ([]ai.Message, error) }) (all string) {
	messages, err := context.Messages()
	if err != nil {
		t.Fatal(err)
	}
	for _, message := range messages {
		all += message.Role.String()[:1]
	}
	return all
}

// #endregion rule

// #region memory
func TestMemory(t *testing.T) {
	memory := &Memory{}
	for _, letter := range "suauatata" {
		if err := memory.Push(ai.Message{Role: letters[letter]}); err != nil {
			t.Fatal(err)
		}
	}
	if got := spell(t, memory); got != "suauatata" {
		t.Errorf("got %q", got)
	}
}

func TestUnknownRole(t *testing.T) {
	for name, context := range map[string]interface{ Push(...ai.Message) error }{
		"memory": &Memory{}, "window": &Window{Limit: 4},
	} {
		if err := context.Push(ai.Message{Role: ai.RoleUnknown}); err == nil {
			t.Errorf("%s took a message of an unknown role", name)
		}
	}
}

// #endregion memory
