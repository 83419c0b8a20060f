// The reactor: it exports the interface pages and waits for callers.
package main

import (
	"net/http"

	"example/http-client-reactor/fetch"
	"example/http-client-reactor/internal/gen/example/http-client-reactor/pages"

	"github.com/hayride-dev/bindings/go/wasi/net/http/transport"
)

// init runs before the first call from outside; main never does.
func init() {
	client := &http.Client{Transport: transport.New()}
	pages.Exports.Fetch = func(address string) string {
		text, err := fetch.Text(client, address)
		if err != nil {
			return "error: " + err.Error()
		}
		return text
	}
}

func main() {}
