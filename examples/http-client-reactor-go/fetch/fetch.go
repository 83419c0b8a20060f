// Package fetch asks a server for a page. It knows nothing of WebAssembly:
// its caller brings the http.Client, and with it the way to the network.
package fetch

import (
	"fmt"
	"io"
	"net/http"
)

// Text returns the body that address answers with. Any status but 200 is
// an error here, because net/http calls it a success.
func Text(client *http.Client, address string) (string, error) {
	response, err := client.Get(address)
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return "", fmt.Errorf("%s answered with status %d", address, response.StatusCode)
	}
	body, err := io.ReadAll(response.Body)
	return string(body), err
}
