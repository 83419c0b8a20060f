# The command: it sends one request and prints what comes back.
from urllib.parse import urlsplit

from componentize_py_types import Err, Ok
from wit_world import exports
from wit_world.imports import environment, outgoing_handler
from wit_world.imports.streams import StreamError_Closed
from wit_world.imports.types import (
    Fields,
    Method_Post,
    OutgoingBody,
    OutgoingRequest,
    Scheme_Http,
    Scheme_Https,
)


def prepare(address: str, headers: list[tuple[str, bytes]]) -> OutgoingRequest:
    """A GET request. The interface takes an address in three parts."""
    url = urlsplit(address)
    request = OutgoingRequest(Fields.from_list(headers))
    request.set_scheme(Scheme_Https() if url.scheme == "https" else Scheme_Http())
    request.set_authority(url.netloc)
    request.set_path_with_query((url.path or "/") + (f"?{url.query}" if url.query else ""))
    return request


def get(address: str) -> str:
    """The text that the address answers with."""
    with outgoing_handler.handle(prepare(address, []), None) as future:
        return read(future)


def read(future) -> str:
    """Waits for the answer. Any status but 200 is an error here."""
    with future.subscribe() as ready:
        ready.block()
    match future.get():
        case Ok(Ok(response)):
            pass
        case Ok(Err(code)):
            raise Err(code)
    with response, response.consume() as body, body.stream() as stream:
        if response.status() != 200:
            raise ValueError(f"the server answered with status {response.status()}")
        parts = []
        try:
            while True:
                parts.append(stream.blocking_read(65_536))
        except Err as error:
            # The end of a stream is an error too.
            if not isinstance(error.value, StreamError_Closed):
                raise
        return b"".join(parts).decode()


# #region post
def post(address: str, text: str) -> str:
    """Sends the text, and returns the text of the answer."""
    request = prepare(address, [("content-type", b"text/plain; charset=utf-8")])
    request.set_method(Method_Post())
    body = request.body()
    with outgoing_handler.handle(request, None) as future:
        data = text.encode()
        with body.write() as stream:
            for start in range(0, len(data), 4096):
                stream.blocking_write_and_flush(data[start : start + 4096])
        OutgoingBody.finish(body, None)
        return read(future)
# #endregion post


class Run(exports.Run):
    def run(self) -> None:
        variables = dict(environment.get_environment())
        address = variables.get("ADDRESS", "http://localhost:9000/hello")
        text = variables.get("TEXT")
        try:
            print(post(address, text) if text else get(address), end="")
        except (Err, ValueError) as error:
            print("error:", error)
            raise Err(None)
