// The component: a ChatML formatter behind hayride:ai/model.
package main

import (
	"example/chatml/chatml"

	"github.com/hayride-dev/bindings/go/hayride/ai/models/export"
)

func init() { export.Format(chatml.New) }

func main() {}
