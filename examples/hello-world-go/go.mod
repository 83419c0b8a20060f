module hello-world

go 1.26.8
