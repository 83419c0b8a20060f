// A component that exports hayride:mcp/tools.
package main

import (
	"example/tools/toolbox"

	"github.com/hayride-dev/bindings/go/hayride/mcp/tools"
	"github.com/hayride-dev/bindings/go/hayride/mcp/tools/export"
)

func init() {
	export.Tools(func() (tools.Tools, error) {
		return toolbox.New(toolbox.Count, toolbox.Convert), nil
	})
}

func main() {}
