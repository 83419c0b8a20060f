package stock

import (
	"errors"
	"testing"
)

func TestReport(t *testing.T) {
	for _, test := range []struct {
		name  string
		count uint32
		want  string
	}{
		{"bolts", 3, "3 bolts packed, 7 left"},
		{"bolts", 10, "10 bolts packed, none left"},
		{"bolts", 30, "30 wanted, 10 there"},
		{"cheese", 1, "no cheese on the shelf"},
		{"bolts", 0, "nothing ordered"},
	} {
		shelf := NewMemory([]Item{{"bolts", 10}})
		if got := Report(shelf, test.name, test.count); got != test.want {
			t.Errorf("%d %s: got %q, want %q", test.count, test.name, got, test.want)
		}
	}
}

func TestTakeTellsHowManyAreLeft(t *testing.T) {
	_, err := NewMemory([]Item{{"bolts", 10}}).Take("bolts", 30)
	var tooFew *TooFewError
	if !errors.As(err, &tooFew) || tooFew.Left != 10 {
		t.Errorf("got %v, want a TooFewError with 10 left", err)
	}
}
