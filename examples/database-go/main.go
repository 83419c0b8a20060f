package main

import (
	"database/sql"
	"fmt"
	"log"

	// Registers the driver "hayride".
	_ "github.com/hayride-dev/bindings/go/hayride/x/db"
)

func main() {
	// A name that ends in .db is an SQLite file. If it's missing, it's created.
	db, err := sql.Open("hayride", "visits.db")
	check(err)
	defer db.Close()

	_, err = db.Exec("CREATE TABLE IF NOT EXISTS visits (visitor TEXT)")
	check(err)
	_, err = db.Exec("INSERT INTO visits (visitor) VALUES (?)", "world")
	check(err)

	var count int
	row := db.QueryRow("SELECT COUNT(*) FROM visits WHERE visitor = ?", "world")
	check(row.Scan(&count))
	fmt.Printf("Hello, world! Visits: %d\n", count)
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
