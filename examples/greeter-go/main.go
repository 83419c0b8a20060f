// A reactor: it exports the interface greeting and waits for callers.
package main

import (
	"greeter/greet"
	"greeter/internal/gen/example/greeter/greeting"
	"greeter/internal/gen/wasi/cli/environment"
)

// init runs before the first call from outside; main never does.
func init() {
	greeting.Exports.Greet = func(name string) string {
		return greet.Text(environment.GetEnvironment().Slice(), name)
	}
}

func main() {}
