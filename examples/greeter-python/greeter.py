from wit_world import exports
from wit_world.imports import environment


class Greeting(exports.Greeting):
    """`greeting`, which the host calls."""

    def greet(self, name: str) -> str:
        # A list of tuples arrives as a list of pairs, which is what dict() takes.
        variables = dict(environment.get_environment())
        return f"{variables.get('GREETING', 'Hello')}, {name}!"
