// Package relay answers requests with what another server says. It knows
// nothing of WebAssembly: its caller brings the http.Client.
package relay

import (
	"io"
	"log"
	"net/http"
)

// New gives a handler that sends every request for /relay on to upstream, one
// fixed address: visitors must not choose where the component connects to.
func New(client *http.Client, upstream string) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/relay", func(w http.ResponseWriter, r *http.Request) {
		answer, err := client.Get(upstream)
		if err != nil {
			log.Print("relay: ", err)
			http.Error(w, "the other server does not answer", http.StatusBadGateway)
			return
		}
		defer answer.Body.Close()
		w.Header().Set("Content-Type", answer.Header.Get("Content-Type"))
		w.Header().Set("Via", "1.1 relay")
		w.WriteHeader(answer.StatusCode)
		if _, err := io.Copy(w, answer.Body); err != nil {
			log.Print("relay: ", err)
		}
	})
	return mux
}
