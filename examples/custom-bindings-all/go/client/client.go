// Package client turns the imported interface example:stock/shelves into the
// types and errors of package stock.
package client

import (
	"errors"

	"example/stock/internal/gen/imports/example/stock/shelves"
	"example/stock/stock"
	"go.bytecodealliance.org/cm"
)

// Shelf is a handle to a shelf that another component keeps.
type Shelf cm.Resource

// The compiler checks that it has all methods.
var _ stock.Shelf = Shelf(0)

// #region new
// New asks the other component for a shelf. Close it when you are done.
func New(items []stock.Item) Shelf {
	list := make([]shelves.Item, 0, len(items))
	for _, item := range items {
		list = append(list, shelves.Item{Name: item.Name, Count: item.Count})
	}
	return Shelf(shelves.NewShelf(cm.ToList(list)))
}

// Close drops the handle, and with it the shelf.
func (s Shelf) Close() { shelves.Shelf(s).ResourceDrop() }

// #endregion new

// #region methods
func (s Shelf) Take(name string, count uint32) (stock.Item, error) {
	item, problem, failed := shelves.Shelf(s).Take(name, count).Result()
	if failed {
		return stock.Item{}, asError(problem)
	}
	return stock.Item{Name: item.Name, Count: item.Count}, nil
}

func (s Shelf) Find(name string) (stock.Item, bool) {
	found := shelves.Shelf(s).Find(name)
	item := found.Some()
	if item == nil {
		return stock.Item{}, false
	}
	return stock.Item{Name: item.Name, Count: item.Count}, true
}

// #endregion methods

// #region errors
func asError(problem shelves.Problem) error {
	if problem.NothingOrdered() {
		return stock.ErrNothingOrdered
	}
	if name := problem.UnknownArticle(); name != nil {
		return &stock.UnknownArticleError{Name: *name}
	}
	if shortage := problem.TooFew(); shortage != nil {
		return &stock.TooFewError{Wanted: shortage.Wanted, Left: shortage.Left}
	}
	return errors.New(problem.String())
}

// #endregion errors
