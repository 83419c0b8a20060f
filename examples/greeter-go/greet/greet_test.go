package greet

import "testing"

func TestText(t *testing.T) {
	cases := []struct {
		variables [][2]string
		want      string
	}{
		{nil, "Hello, Ada!"},
		{[][2]string{{"PWD", "."}}, "Hello, Ada!"},
		{[][2]string{{"PWD", "."}, {"GREETING", "Hei"}}, "Hei, Ada!"},
	}
	for _, c := range cases {
		if got := Text(c.variables, "Ada"); got != c.want {
			t.Errorf("Text(%v) = %q, want %q", c.variables, got, c.want)
		}
	}
}
