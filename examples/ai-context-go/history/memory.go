// Package history keeps the messages of a conversation. It imports types
// only, so the standard Go compiler can test it.
package history

import (
	"errors"

	"github.com/hayride-dev/bindings/go/hayride/ai"
)

// Memory keeps every message. It has the two methods of hayride:ai/context.
type Memory struct{ messages []ai.Message }

// Push adds messages at the end.
func (m *Memory) Push(messages ...ai.Message) error {
	for _, message := range messages {
		if message.Role >= ai.RoleUnknown {
			return errors.New("a message needs a known role")
		}
		m.messages = append(m.messages, message)
	}
	return nil
}

// Messages returns what is kept, oldest first.
func (m *Memory) Messages() ([]ai.Message, error) { return m.messages, nil }
