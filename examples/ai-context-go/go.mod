module example/context

go 1.24.0

require (
	github.com/hayride-dev/bindings v0.0.67
	go.bytecodealliance.org/cm v0.2.2
)
