// The command: it fetches one address and prints what comes back.
package main

import (
	"fmt"
	"net/http"
	"os"

	"example/http-client/fetch"

	"github.com/hayride-dev/bindings/go/wasi/net/http/transport"
)

func main() {
	address := os.Getenv("ADDRESS")
	if address == "" {
		address = "http://localhost:9000/hello"
	}
	// The transport is the way to the network: it calls wasi:http.
	text, err := fetch.Text(&http.Client{Transport: transport.New()}, address)
	if err != nil {
		fmt.Println("error:", err)
		os.Exit(1)
	}
	fmt.Print(text)
}
