module example/notes-server

go 1.24.0

require github.com/hayride-dev/bindings v0.0.67

require go.bytecodealliance.org/cm v0.2.2 // indirect
