// Package export offers shelves of package stock as the exported interface
// example:stock/shelves.
package export

import (
	"errors"

	"example/stock/internal/gen/exports/example/stock/shelves"
	"example/stock/stock"
	"go.bytecodealliance.org/cm"
)

type takeResult = cm.Result[shelves.ItemShape, shelves.Item, shelves.Problem]

// #region register
// You give each shelf a number. The table has the shelf of each number,
// and keeps the shelf from being collected as garbage.
var (
	table = make(map[cm.Rep]stock.Shelf)
	last  cm.Rep
)

// Shelves registers how to make a shelf. Call it in init.
func Shelves(newShelf func([]stock.Item) stock.Shelf) {
	exports := &shelves.Exports.Shelf
	exports.Constructor = func(items cm.List[shelves.Item]) shelves.Shelf {
		last++
		table[last] = newShelf(fromList(items))
		return shelves.ShelfResourceNew(last)
	}
	exports.Destructor = func(self cm.Rep) { delete(table, self) }
	exports.Take = take
	exports.Find = find
}

// #endregion register

// #region methods
func take(self cm.Rep, name string, count uint32) takeResult {
	item, err := table[self].Take(name, count)
	if err != nil {
		return cm.Err[takeResult](asProblem(err))
	}
	return cm.OK[takeResult](shelves.Item{Name: item.Name, Count: item.Count})
}

func find(self cm.Rep, name string) cm.Option[shelves.Item] {
	item, found := table[self].Find(name)
	if !found {
		return cm.None[shelves.Item]()
	}
	return cm.Some(shelves.Item{Name: item.Name, Count: item.Count})
}

func fromList(list cm.List[shelves.Item]) []stock.Item {
	var items []stock.Item
	for _, item := range list.Slice() {
		items = append(items, stock.Item{Name: item.Name, Count: item.Count})
	}
	return items
}

// #endregion methods

// #region errors
// asProblem finds the case for an error. The contract has no case for errors
// that it does not know, so such an error ends the component.
func asProblem(err error) shelves.Problem {
	var unknown *stock.UnknownArticleError
	var tooFew *stock.TooFewError
	switch {
	case errors.Is(err, stock.ErrNothingOrdered):
		return shelves.ProblemNothingOrdered()
	case errors.As(err, &unknown):
		return shelves.ProblemUnknownArticle(unknown.Name)
	case errors.As(err, &tooFew):
		return shelves.ProblemTooFew(shelves.Shortage{Wanted: tooFew.Wanted, Left: tooFew.Left})
	}
	panic(err)
}

// #endregion errors
