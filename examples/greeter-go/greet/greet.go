// Package greet makes greetings. It knows nothing of WebAssembly, so that
// go test can run it on any machine.
package greet

// Text greets name with the word that the variables (pairs of name and value)
// have under GREETING, or with Hello when there is none.
func Text(variables [][2]string, name string) string {
	greeting := "Hello"
	for _, variable := range variables {
		if variable[0] == "GREETING" {
			greeting = variable[1]
		}
	}
	return greeting + ", " + name + "!"
}
