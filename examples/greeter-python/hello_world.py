from wit_world import exports


class Run(exports.Run):
    """`wasi:cli/run`: a class per exported interface, with the same name."""

    def run(self) -> None:
        print("Hello, World!")
