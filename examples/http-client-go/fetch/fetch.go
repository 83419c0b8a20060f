// Package fetch asks a server for a page, or sends it a text. It knows nothing
// of WebAssembly: its caller brings the http.Client, and with it the way to
// the network.
package fetch

import (
	"fmt"
	"io"
	"net/http"
	"strings"
)

// Text returns the body that address answers with.
func Text(client *http.Client, address string) (string, error) {
	response, err := client.Get(address)
	return read(address, response, err)
}

// #region post
// Post sends text to address, and returns the body of the answer.
func Post(client *http.Client, address, text string) (string, error) {
	response, err := client.Post(address, "text/plain; charset=utf-8", strings.NewReader(text))
	return read(address, response, err)
}

// #endregion post

// read returns the body of an answer. Any status but 200 is an error here,
// because net/http calls it a success.
func read(address string, response *http.Response, err error) (string, error) {
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
