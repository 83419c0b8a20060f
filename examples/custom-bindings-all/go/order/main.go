// The component that orders, for the world consumer.
package main

import (
	"example/stock/client"
	"example/stock/internal/gen/imports/example/stock/consumer"
	"example/stock/stock"
)

func init() { consumer.Exports.Order = order }

func order(name string, count uint32) string {
	shelf := client.New([]stock.Item{{Name: "bolts", Count: 10}, {Name: "nuts", Count: 4}})
	defer shelf.Close()
	return stock.Report(shelf, name, count)
}

func main() {}
