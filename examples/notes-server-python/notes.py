# A server that keeps notes in SQLite: one class for each interface of the world.
import json
import re
from urllib.parse import urlsplit

from componentize_py_types import Err, Ok
from wit_world import exports
from wit_world.exports import config
from wit_world.imports import db
from wit_world.imports.hayride_db_types import DbValue, DbValue_Int64, DbValue_Str
from wit_world.imports.hayride_http_types import ErrorCode, ServerConfig
from wit_world.imports.streams import StreamError_Closed
from wit_world.imports.wasi_http_types import (
    Fields,
    IncomingRequest,
    Method_Get,
    Method_Post,
    OutgoingBody,
    OutgoingResponse,
    ResponseOutparam,
)


# #region store
def open_notes() -> db.Connection:
    """Opens the database of this request: a file where Hayride was started, made if it is missing."""
    connection = db.open("notes.db")
    query(connection, "CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
    return connection


def query(connection: db.Connection, sql: str, *values: DbValue) -> list[dict]:
    """Runs a statement and returns its rows as notes. Values go in as the class of their type."""
    notes = []
    with connection.prepare(sql) as statement, statement.query(list(values)) as rows:
        try:
            while True:
                key, text = rows.next()
                notes.append({"id": key.value, "text": text.value})
        except Err as error:
            if error.value.code() != db.ErrorCode.END_OF_ROWS:
                raise
    return notes
# #endregion store


# #region routes
def answer(request: IncomingRequest) -> tuple[int, object]:
    """The status of the answer, and the value of its body."""
    path, method = urlsplit(request.path_with_query() or "/").path, request.method()
    found = re.fullmatch(r"/notes/([0-9]{1,15})", path)
    with open_notes() as connection:
        if path == "/notes" and method == Method_Get():
            return 200, query(connection, "SELECT id, text FROM notes ORDER BY id")
        if path == "/notes" and method == Method_Post():
            data = read_body(request, 4000)
            if not 1 <= len(data) <= 4000:
                return 400, {"error": "a note has 1 to 4000 bytes"}
            insert = "INSERT INTO notes (text) VALUES (?) RETURNING id, text"
            return 201, query(connection, insert, DbValue_Str(data.decode(errors="replace")))[0]
        if found and method == Method_Get():
            select = "SELECT id, text FROM notes WHERE id = ?"
            notes = query(connection, select, DbValue_Int64(int(found[1])))
            return (200, notes[0]) if notes else (404, {"error": "no such note"})
        return 404, {"error": "not found"}


class IncomingHandler(exports.IncomingHandler):
    def handle(self, request: IncomingRequest, response_out: ResponseOutparam) -> None:
        try:
            status, value = answer(request)
        except Err as error:
            reason = error.value
            code = reason.code().name if isinstance(reason, db.Error) else str(reason)
            status, value = 500, {"error": code.lower().replace("_", "-")}
        send(response_out, status, value)
# #endregion routes


# #region http
def read_body(request: IncomingRequest, limit: int) -> bytes:
    """Reads a body to its end, where a stream raises `closed`, or until it has more than `limit` bytes."""
    data = b""
    with request.consume() as body, body.stream() as source:
        try:
            while len(data) <= limit:
                data += source.blocking_read(4096)
        except Err as error:
            if not isinstance(error.value, StreamError_Closed):
                raise
    return data


def send(response_out: ResponseOutparam, status: int, value: object) -> None:
    response = OutgoingResponse(Fields.from_list([("content-type", b"application/json")]))
    response.set_status_code(status)
    body = response.body()
    ResponseOutparam.set(response_out, Ok(response))
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    data = f"{text}\n".encode()
    with body.write() as output:
        # A write takes 4096 bytes at most.
        for start in range(0, len(data), 4096):
            output.blocking_write_and_flush(data[start : start + 4096])
    OutgoingBody.finish(body, None)


class Error(config.Error):
    """The interface's resource `error`. `get` never fails here, but the world demands the class."""

    def code(self) -> ErrorCode:
        return ErrorCode.UNKNOWN

    def data(self) -> str:
        return ""


class Config(exports.Config):
    def get(self) -> ServerConfig:
        return ServerConfig("localhost:9002", 0, 0, 1 << 20)
# #endregion http
