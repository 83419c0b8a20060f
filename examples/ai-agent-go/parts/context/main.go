// A context that keeps the conversation in memory.
package main

import (
	"github.com/hayride-dev/bindings/go/hayride/ai"
	"github.com/hayride-dev/bindings/go/hayride/ai/ctx"
	"github.com/hayride-dev/bindings/go/hayride/ai/ctx/export"
)

type memory struct{ messages []ai.Message }

func (m *memory) Push(messages ...ai.Message) error {
	m.messages = append(m.messages, messages...)
	return nil
}

func (m *memory) Messages() ([]ai.Message, error) { return m.messages, nil }

func init() {
	export.Context(func() (ctx.Context, error) { return &memory{}, nil })
}

func main() {}
