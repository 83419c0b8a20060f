package fetch

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestText(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/hello" {
			http.NotFound(w, r)
			return
		}
		w.Write([]byte("Hello from " + r.Method))
	}))
	defer server.Close()

	got, err := Text(server.Client(), server.URL+"/hello")
	if got != "Hello from GET" || err != nil {
		t.Errorf("Text(/hello) = %q, %v", got, err)
	}
	_, err = Text(server.Client(), server.URL+"/nope")
	if err == nil || !strings.HasSuffix(err.Error(), "/nope answered with status 404") {
		t.Errorf("Text(/nope) gives the error %v", err)
	}
}

func TestTextWithoutServer(t *testing.T) {
	server := httptest.NewServer(nil)
	server.Close()
	if _, err := Text(http.DefaultClient, server.URL); err == nil {
		t.Error("Text gives no error although nothing listens")
	}
}
