// Package greet makes greetings. It needs no WebAssembly, so go test can run
// it on any machine.
package greet

// Text greets name with the value of GREETING in variables, which are pairs of
// name and value, or with Hello if it isn't set.
func Text(variables [][2]string, name string) string {
	greeting := "Hello"
	for _, variable := range variables {
		if variable[0] == "GREETING" {
			greeting = variable[1]
		}
	}
	return greeting + ", " + name + "!"
}
