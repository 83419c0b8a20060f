module files

go 1.26.8
