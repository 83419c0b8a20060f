package fetch

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestFetch(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/hello" {
			http.NotFound(w, r)
			return
		}
		io.WriteString(w, r.Method+" ")
		io.Copy(w, r.Body)
	}))
	defer server.Close()

	got, err := Text(server.Client(), server.URL+"/hello")
	if got != "GET " || err != nil {
		t.Errorf("Text(/hello) = %q, %v", got, err)
	}
	got, err = Post(server.Client(), server.URL+"/hello", "Ada")
	if got != "POST Ada" || err != nil {
		t.Errorf("Post(/hello) = %q, %v", got, err)
	}
	_, err = Text(server.Client(), server.URL+"/nope")
	if err == nil || !strings.HasSuffix(err.Error(), "/nope answered with status 404") {
		t.Errorf("Text(/nope) gives the error %v", err)
	}
}
