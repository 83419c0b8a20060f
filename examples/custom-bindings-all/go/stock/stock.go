// Package stock is what Go programs see of example:stock: plain types and
// errors, no generated code. It compiles and is tested anywhere.
package stock

import (
	"errors"
	"fmt"
)

// #region types
// Item is some pieces of one article.
type Item struct {
	Name  string
	Count uint32
}

// Shelf keeps goods. A shelf of another component has the same methods.
type Shelf interface {
	Take(name string, count uint32) (Item, error)
	Find(name string) (item Item, found bool)
}

// #endregion types

// #region errors
// ErrNothingOrdered says that an order asks for no pieces at all.
var ErrNothingOrdered = errors.New("nothing ordered")

// UnknownArticleError names what the shelf never had.
type UnknownArticleError struct{ Name string }

func (e *UnknownArticleError) Error() string {
	return fmt.Sprintf("no %s on the shelf", e.Name)
}

// TooFewError tells how many pieces there are.
type TooFewError struct{ Wanted, Left uint32 }

func (e *TooFewError) Error() string {
	return fmt.Sprintf("%d wanted, %d there", e.Wanted, e.Left)
}

// #endregion errors
