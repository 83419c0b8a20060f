# A server for Hayride: one class for each interface of the world.
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from componentize_py_types import Err, Ok
from wit_world import exports
from wit_world.exports import config
from wit_world.imports.hayride_http_types import ErrorCode, ServerConfig
from wit_world.imports.streams import OutputStream, StreamError_Closed
from wit_world.imports.wasi_http_types import (
    Fields,
    IncomingRequest,
    Method_Get,
    Method_Post,
    OutgoingBody,
    OutgoingResponse,
    ResponseOutparam,
)


# #region config
class Error(config.Error):
    """The interface's resource `error`. `get` never fails here, but the world demands the class."""

    def code(self) -> ErrorCode:
        return ErrorCode.UNKNOWN

    def data(self) -> str:
        return ""


class Config(exports.Config):
    """Where the host listens; it ignores all fields but the address."""

    def get(self) -> ServerConfig:
        return ServerConfig("localhost:9000", 0, 0, 1 << 20)
# #endregion config


# #region handler
class IncomingHandler(exports.IncomingHandler):
    def handle(self, request: IncomingRequest, response_out: ResponseOutparam) -> None:
        url = urlsplit(request.path_with_query() or "/")
        match url.path, request.method():
            case "/hello", Method_Get():
                hello(response_out, parse_qs(url.query).get("name", ["World"])[0])
            case "/hello", _:
                send_text(response_out, 405, "method not allowed\n", allow="GET")
            case "/echo", Method_Post():
                echo(response_out, request)
            case "/echo", _:
                send_text(response_out, 405, "method not allowed\n", allow="POST")
            case _:
                send_text(response_out, 404, "404 page not found\n")


def hello(response_out: ResponseOutparam, name: str) -> None:
    if len(name.encode()) > 40:
        send_text(response_out, 400, "a name has 40 bytes at most\n")
    else:
        send_text(response_out, 200, f"Hello, {name}!\n")
# #endregion handler


# #region send
def echo(response_out: ResponseOutparam, request: IncomingRequest) -> None:
    """Sends the body back piece by piece, so its size does not matter."""

    def copy(output: OutputStream) -> None:
        while True:
            output.blocking_write_and_flush(source.blocking_read(4096))

    with request.consume() as body, body.stream() as source:
        send(response_out, 200, {"content-type": "application/octet-stream"}, copy)


def send_text(response_out: ResponseOutparam, status: int, text: str, **more: str) -> None:
    headers = {"content-type": "text/plain; charset=utf-8", **more}
    send(response_out, status, headers, lambda output: output.blocking_write_and_flush(text.encode()))


def send(
    response_out: ResponseOutparam,
    status: int,
    headers: dict[str, str],
    write: Callable[[OutputStream], None],
) -> None:
    """Sends the head of the answer, lets `write` write its body, then ends it."""
    fields = Fields.from_list([(name, value.encode()) for name, value in headers.items()])
    response = OutgoingResponse(fields)
    response.set_status_code(status)
    body = response.body()
    ResponseOutparam.set(response_out, Ok(response))
    try:
        with body.write() as output:
            write(output)
    except Err as error:
        # `closed`: the request's body has ended, or the client has gone. All else is a failure.
        if not isinstance(error.value, StreamError_Closed):
            return
    OutgoingBody.finish(body, None)
# #endregion send
