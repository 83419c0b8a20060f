// A reactor: it exports the interface greeting and waits for callers.
package main

import (
	"example/hello-world/greet"
	"example/hello-world/internal/gen/example/hello-world/greeting"
	"example/hello-world/internal/gen/wasi/cli/environment"
)

// init runs before the first call from outside; main never does.
func init() {
	greeting.Exports.Greet = func(name string) string {
		return greet.Text(environment.GetEnvironment().Slice(), name)
	}
}

func main() {}
