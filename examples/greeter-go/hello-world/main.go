// A command: the host calls wasi:cli/run, and TinyGo calls main from it.
package main

import "fmt"

func main() {
	fmt.Println("Hello, World!")
}
