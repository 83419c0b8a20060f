from wit_world import exports
from wit_world.imports import environment


class Greeting(exports.Greeting):
    """One class per exported interface, with the interface's name."""

    def greet(self, name: str) -> str:
        variables = dict(environment.get_environment())
        return f"{variables.get('GREETING', 'Hello')}, {name}!"
