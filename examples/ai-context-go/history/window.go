package history

import (
	"slices"

	"github.com/hayride-dev/bindings/go/hayride/ai"
)

// #region window

// Window keeps the system messages and as many of the newest turns as fit. A
// turn is a user message with all that follows it, up to the next one.
type Window struct {
	Memory
	Limit int // messages to keep, not counting those of the system
}

// Push adds messages at the end, then forgets the oldest turns.
func (w *Window) Push(messages ...ai.Message) error {
	if err := w.Memory.Push(messages...); err != nil {
		return err
	}
	w.messages = keep(w.messages, w.Limit)
	return nil
}

// #endregion window

// #region keep

func keep(messages []ai.Message, limit int) []ai.Message {
	var system, others []ai.Message
	for _, message := range messages {
		if message.Role == ai.RoleSystem {
			system = append(system, message)
		} else {
			others = append(others, message)
		}
	}
	for len(others) > limit {
		next := slices.IndexFunc(others[1:], isUser) + 1
		if next == 0 {
			break // the newest turn stays: it holds what the model must answer
		}
		others = others[next:]
	}
	return append(system, others...)
}

func isUser(message ai.Message) bool { return message.Role == ai.RoleUser }

// #endregion keep
