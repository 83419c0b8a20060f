package relay

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// ask sends one request to a relay whose other server is upstream.
func ask(upstream string) *httptest.ResponseRecorder {
	response := httptest.NewRecorder()
	New(http.DefaultClient, upstream).ServeHTTP(response, httptest.NewRequest("GET", "/relay", nil))
	return response
}

func TestRelayPassesOnTheAnswer(t *testing.T) {
	upstream := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/x-tea")
		w.WriteHeader(http.StatusTeapot)
		w.Write([]byte("short and stout"))
	}))
	defer upstream.Close()

	response := ask(upstream.URL)
	if response.Code != 418 || response.Body.String() != "short and stout" {
		t.Errorf("got %d %q", response.Code, response.Body)
	}
	if got := response.Header().Get("Content-Type"); got != "text/x-tea" {
		t.Errorf("Content-Type = %q", got)
	}
}

func TestRelayAnswers502WithoutTheOtherServer(t *testing.T) {
	upstream := httptest.NewServer(nil)
	upstream.Close()

	response := ask(upstream.URL)
	if response.Code != 502 || response.Body.String() != "the other server does not answer\n" {
		t.Errorf("got %d %q", response.Code, response.Body)
	}
}
