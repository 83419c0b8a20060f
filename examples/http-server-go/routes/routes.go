// Package routes answers requests. It knows nothing of WebAssembly, so that
// go test can run it on any machine.
package routes

import (
	"fmt"
	"io"
	"log"
	"net/http"
)

// #region new
// New gives the handler for every request. The mux answers unknown paths with
// 404.
func New() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/hello", only("GET", hello))
	mux.HandleFunc("/echo", only("POST", echo))
	return mux
}

// only answers other methods with 405. The pattern "GET /hello" would do that
// in Go 1.22, but TinyGo's mux takes it for a path and never finds it.
func only(method string, next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Method != method {
			w.Header().Set("Allow", method)
			http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
			return
		}
		next(w, r)
	}
}

// #endregion new

// #region hello
func hello(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("name")
	if name == "" {
		name = "World"
	}
	if len(name) > 40 {
		http.Error(w, "a name has 40 bytes at most", http.StatusBadRequest)
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	fmt.Fprintf(w, "Hello, %s!\n", name)
}

// #endregion hello

// #region echo
// echo sends the body back piece by piece, so its size does not matter.
func echo(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/octet-stream")
	if _, err := io.Copy(w, r.Body); err != nil {
		// The status is sent already: all that is left is a note.
		log.Print("echo: ", err)
	}
}

// #endregion echo
