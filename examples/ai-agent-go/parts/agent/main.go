// The agent as a component.
package main

import (
	"example/agent/agent"

	"github.com/hayride-dev/bindings/go/hayride/ai/agents/export"
)

func init() { export.Agent(agent.New) }

func main() {}
