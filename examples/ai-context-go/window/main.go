// A component that exports hayride:ai/context and keeps the newest turns.
package main

import (
	"example/context/history"

	"github.com/hayride-dev/bindings/go/hayride/ai/ctx"
	"github.com/hayride-dev/bindings/go/hayride/ai/ctx/export"
)

func init() {
	export.Context(func() (ctx.Context, error) { return &history.Window{Limit: 6}, nil })
}

func main() {}
