// The component that has shelves, for the world provider.
package main

import (
	"example/stock/export"
	"example/stock/stock"
)

func init() {
	export.Shelves(func(items []stock.Item) stock.Shelf { return stock.NewMemory(items) })
}

func main() {}
