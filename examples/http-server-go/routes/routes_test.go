package routes

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestRoutes(t *testing.T) {
	cases := []struct {
		method, target string
		status         int
		body           string
	}{
		{"GET", "/hello", 200, "Hello, World!\n"},
		{"GET", "/hello?name=Ada", 200, "Hello, Ada!\n"},
		{"GET", "/hello?name=" + strings.Repeat("a", 41), 400, "a name has 40 bytes at most\n"},
		{"GET", "/nope", 404, "404 page not found\n"},
		{"DELETE", "/hello", 405, "method not allowed\n"},
		{"GET", "/echo", 405, "method not allowed\n"},
	}
	for _, c := range cases {
		response := httptest.NewRecorder()
		New().ServeHTTP(response, httptest.NewRequest(c.method, c.target, nil))
		if response.Code != c.status || response.Body.String() != c.body {
			t.Errorf("%s %s = %d %q, want %d %q", c.method, c.target,
				response.Code, response.Body, c.status, c.body)
		}
	}
}

func TestEchoSendsBackFourMegabytes(t *testing.T) {
	server := httptest.NewServer(New())
	defer server.Close()

	body := bytes.Repeat([]byte("hayride!"), 4<<20/8)
	response, err := http.Post(server.URL+"/echo", "", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if got, err := io.ReadAll(response.Body); err != nil || !bytes.Equal(got, body) {
		t.Errorf("POST /echo gives %d bytes and the error %v", len(got), err)
	}
}
