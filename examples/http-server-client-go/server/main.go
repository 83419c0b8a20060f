// The component: a relay whose requests leave through wasi:http.
package main

import (
	"net/http"
	"os"

	"example/http-server-client/relay"

	"github.com/hayride-dev/bindings/go/hayride/x/net/http/server"
	"github.com/hayride-dev/bindings/go/hayride/x/net/http/server/export"
	"github.com/hayride-dev/bindings/go/wasi/net/http/transport"
)

// init runs before each request, because each request has its own instance.
func init() {
	upstream := os.Getenv("UPSTREAM")
	if upstream == "" {
		upstream = "http://localhost:9000/hello"
	}
	handler := relay.New(&http.Client{Transport: transport.New()}, upstream)
	if err := export.ServerConfig(handler, server.ServerConfig{Address: "localhost:9001"}); err != nil {
		panic(err)
	}
}

func main() {}
