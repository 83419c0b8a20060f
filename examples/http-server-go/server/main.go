// The component: it connects the routes with the two exports of the world.
package main

import (
	"example/http-server/routes"

	"github.com/hayride-dev/bindings/go/hayride/x/net/http/server"
	"github.com/hayride-dev/bindings/go/hayride/x/net/http/server/export"
)

// init runs before each request, because each request has its own instance.
func init() {
	err := export.ServerConfig(routes.New(), server.ServerConfig{Address: "localhost:9000"})
	if err != nil {
		panic(err)
	}
}

func main() {}
