// A server that keeps notes in SQLite.
package main

import (
	"database/sql"
	"encoding/json"
	"io"
	"net/http"
	"strconv"
	"strings"

	// Registers the driver "hayride".
	_ "github.com/hayride-dev/bindings/go/hayride/x/db"
	"github.com/hayride-dev/bindings/go/hayride/x/net/http/server"
	"github.com/hayride-dev/bindings/go/hayride/x/net/http/server/export"
)

type note struct {
	ID   int64  `json:"id"`
	Text string `json:"text"`
}

// #region store
// openNotes opens the database of this request: a file where Hayride was
// started, made if it is missing.
func openNotes() (*sql.DB, error) {
	db, err := sql.Open("hayride", "notes.db")
	if err != nil {
		return nil, err
	}
	_, err = db.Exec("CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
	return db, err
}

// query runs a statement and returns its rows as notes.
func query(db *sql.DB, statement string, values ...any) ([]note, error) {
	rows, err := db.Query(statement, values...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	notes := []note{}
	for rows.Next() {
		var n note
		if err := rows.Scan(&n.ID, &n.Text); err != nil {
			return nil, err
		}
		notes = append(notes, n)
	}
	return notes, rows.Err()
}

// #endregion store

// #region routes
type problem struct {
	Error string `json:"error"`
}

func handle(w http.ResponseWriter, r *http.Request) {
	status, value, err := answer(r)
	if err != nil {
		status, value = 500, problem{err.Error()}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(value)
}

// answer returns the status and the body of the answer.
func answer(r *http.Request) (int, any, error) {
	db, err := openNotes()
	if err != nil {
		return 0, nil, err
	}
	defer db.Close()
	id, noID := strconv.ParseInt(strings.TrimPrefix(r.URL.Path, "/notes/"), 10, 64)
	switch {
	case r.URL.Path == "/notes" && r.Method == "GET":
		notes, err := query(db, "SELECT id, text FROM notes ORDER BY id")
		return 200, notes, err
	case r.URL.Path == "/notes" && r.Method == "POST":
		text, err := io.ReadAll(io.LimitReader(r.Body, 4001))
		if len(text) == 0 || len(text) > 4000 {
			return 400, problem{"a note has 1 to 4000 bytes"}, err
		}
		notes, err := query(db, "INSERT INTO notes (text) VALUES (?) RETURNING id, text", string(text))
		if err != nil {
			return 0, nil, err
		}
		return 201, notes[0], nil
	case noID == nil && r.Method == "GET":
		notes, err := query(db, "SELECT id, text FROM notes WHERE id = ?", id)
		if len(notes) == 0 {
			return 404, problem{"no such note"}, err
		}
		return 200, notes[0], err
	}
	return 404, problem{"not found"}, nil
}

// #endregion routes

// init runs before each request, because each request has its own instance.
func init() {
	config := server.ServerConfig{Address: "localhost:9002"}
	if err := export.ServerConfig(http.HandlerFunc(handle), config); err != nil {
		panic(err)
	}
}

func main() {}
