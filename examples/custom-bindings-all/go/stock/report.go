package stock

import "fmt"

// Report orders from a shelf and tells the outcome in one sentence.
func Report(shelf Shelf, name string, count uint32) string {
	taken, err := shelf.Take(name, count)
	if err != nil {
		return err.Error()
	}
	left := "none"
	if item, found := shelf.Find(name); found {
		left = fmt.Sprint(item.Count)
	}
	return fmt.Sprintf("%d %s packed, %s left", taken.Count, taken.Name, left)
}
