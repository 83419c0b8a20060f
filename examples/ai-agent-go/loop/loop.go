// Package loop plays the runner's part: it asks a model until the answer calls
// no tool.
package loop

import (
	"errors"

	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/ai/agents"
	"go.bytecodealliance.org/cm"
)

// Model answers the conversation so far with one message.
type Model func(history []ai.Message) (ai.Message, error)

// ErrTurns says that the model called tools to the last turn.
var ErrTurns = errors.New("no answer without a tool call")

// #region run

// Run pushes the question, then lets model and tools alternate. Each message
// that comes up goes to emit as well.
func Run(question ai.Message, agent agents.Agent, model Model, maxTurns int, emit func(ai.Message)) error {
	push := func(m ai.Message) error {
		emit(m)
		return agent.Push(m)
	}
	if err := push(question); err != nil {
		return err
	}
	for range maxTurns {
		history, err := agent.Context()
		if err != nil {
			return err
		}
		answer, err := model(history)
		if err != nil {
			return err
		}
		if err := push(answer); err != nil {
			return err
		}
		called := false
		for _, part := range answer.Content.Slice() {
			call := part.ToolInput()
			if call == nil {
				continue
			}
			called = true
			result, err := agent.Execute(*call)
			if err != nil {
				return err
			}
			output := cm.ToList([]ai.MessageContent{ai.NewMessageContent(*result)})
			if err := push(ai.Message{Role: ai.RoleTool, Content: output}); err != nil {
				return err
			}
		}
		if !called {
			return nil
		}
	}
	return ErrTurns
}

// #endregion run
