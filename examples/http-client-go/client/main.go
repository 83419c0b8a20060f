// The command: it sends one request and prints what comes back.
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
	client := &http.Client{Transport: transport.New()}
	answer, err := send(client, address, os.Getenv("TEXT"))
	if err != nil {
		fmt.Println("error:", err)
		os.Exit(1)
	}
	fmt.Print(answer)
}

// send sends text, or without one only asks for the page.
func send(client *http.Client, address, text string) (string, error) {
	if text != "" {
		return fetch.Post(client, address, text)
	}
	return fetch.Text(client, address)
}
