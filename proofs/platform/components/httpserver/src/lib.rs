//! A server that listens where its first argument says and does what the path of a request says.
//! The first argument `error` makes `hayride:http/config.get` return an error.

use std::env::{args, vars};
use std::io::{read_to_string, stdin};
use std::sync::atomic::{AtomicU32, Ordering};

use exports::hayride::http::config::{Error, ErrorCode, Guest as Config, GuestError, ServerConfig};
use exports::wasi::http::incoming_handler::Guest as Handler;
use wasi::http::outgoing_handler;
use wasi::http::types::{
    ErrorCode as HttpError, Fields, IncomingRequest, OutgoingBody, OutgoingRequest,
    OutgoingResponse, ResponseOutparam, Scheme,
};
use wasi::io::streams::{InputStream, OutputStream, StreamError};

wit_bindgen::generate!({path: "wit", world: "httpserver", generate_all});

struct Server;

/// The bytes of a piece that the server reads or writes at once.
const PIECE: u64 = 64 * 1024;

/// Lives in the memory of an instance.
static REQUESTS: AtomicU32 = AtomicU32::new(0);

impl GuestError for Server {
    fn code(&self) -> ErrorCode {
        ErrorCode::Unknown
    }

    fn data(&self) -> String {
        "as asked".to_string()
    }
}

impl Config for Server {
    type Error = Server;

    fn get() -> Result<ServerConfig, Error> {
        REQUESTS.fetch_add(1, Ordering::Relaxed);
        match args().nth(1).as_deref() {
            None | Some("error") => Err(Error::new(Server)),
            Some(address) => Ok(ServerConfig {
                address: address.to_string(),
                read_timeout: 1,
                write_timeout: 1,
                max_header_bytes: 1,
            }),
        }
    }
}

impl Handler for Server {
    fn handle(request: IncomingRequest, out: ResponseOutparam) {
        let target = request.path_with_query().unwrap_or_default();
        let (path, query) = target.split_once('?').unwrap_or((&target, ""));
        let text = match path {
            "/args" => args().collect::<Vec<_>>().join("\n"),
            "/env" => join(vars().map(|(name, value)| format!("{name}={value}"))),
            "/input" => read_to_string(stdin()).expect("standard input"),
            "/print" => {
                println!("{query}");
                eprintln!("{query}");
                query.to_string()
            }
            "/count" => (REQUESTS.fetch_add(1, Ordering::Relaxed) + 1).to_string(),
            "/request" => format!(
                "{:?}\n{:?}\n{:?}\n{target}",
                request.method(),
                request.scheme(),
                request.authority().unwrap_or_default(),
            ),
            "/headers" => join(
                request
                    .headers()
                    .entries()
                    .into_iter()
                    .map(|(name, value)| format!("{name}: {}", String::from_utf8_lossy(&value))),
            ),
            "/cors" => {
                let fields = [
                    ("access-control-allow-origin", "https://example.com"),
                    ("access-control-allow-methods", "DELETE"),
                    ("access-control-allow-headers", "x-own"),
                    ("access-control-max-age", "60"),
                    ("x-own", "kept"),
                ];
                return finish(respond(out, 200, &fields));
            }
            "/echo" => {
                let input = request.consume().expect("a body");
                let (body, output) = respond(out, 200, &[]);
                copy(&input.stream().expect("a stream"), &output);
                return finish((body, output));
            }
            "/length" => {
                let body = request.consume().expect("a body");
                let input = body.stream().expect("a stream");
                length(&input).to_string()
            }
            "/large" => {
                let (body, output) = respond(out, 200, &[]);
                let mut left: u64 = query.parse().expect("a number");
                while left > 0 {
                    let size = left.min(PIECE);
                    write(&output, &vec![b'x'; size as usize]);
                    left -= size;
                }
                return finish((body, output));
            }
            // One write, however much `check-write` permits, as the Go bindings write.
            "/at-once" => {
                let (body, output) = respond(out, 200, &[]);
                output.subscribe().block();
                let size = query.parse().expect("a number");
                output.write(&vec![b'x'; size]).expect("a write");
                output.blocking_flush().expect("a flush");
                return finish((body, output));
            }
            "/blocking" => {
                let (body, output) = respond(out, 200, &[]);
                let size = query.parse().expect("a number");
                output
                    .blocking_write_and_flush(&vec![b'x'; size])
                    .expect("a write");
                return finish((body, output));
            }
            "/without-asking" => {
                let (body, output) = respond(out, 200, &[]);
                for _ in 0..query.parse().expect("a number") {
                    output.write(b"x").expect("a write");
                }
                return finish((body, output));
            }
            "/permit" => {
                let (body, output) = respond(out, 200, &[]);
                let permit = output.check_write().expect("a permit");
                write(&output, permit.to_string().as_bytes());
                return finish((body, output));
            }
            "/trap" => panic!("as asked"),
            "/trap-late" => {
                let length = [("content-length", query)];
                let (_body, output) =
                    respond(out, 200, if query.is_empty() { &[] } else { &length });
                output.blocking_write_and_flush(b"half").expect("a write");
                panic!("as asked");
            }
            // As the Go bindings v0.0.67 end a response.
            "/unfinished" => {
                let (body, output) = respond(out, 200, &[]);
                output.blocking_write_and_flush(b"whole").expect("a write");
                std::mem::forget((body, output));
                return;
            }
            "/silent" => return,
            "/refuse" => return ResponseOutparam::set(out, Err(HttpError::InternalError(None))),
            "/relay" => ask(query),
            _ => {
                let (body, output) = respond(out, 404, &[]);
                write(&output, b"no such path");
                return finish((body, output));
            }
        };
        let (body, output) = respond(out, 200, &[("content-type", "text/plain")]);
        write(&output, text.as_bytes());
        finish((body, output));
    }
}

fn join(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

fn respond(
    out: ResponseOutparam,
    status: u16,
    fields: &[(&str, &str)],
) -> (OutgoingBody, OutputStream) {
    let headers = Fields::new();
    for (name, value) in fields {
        headers
            .append(&name.to_string(), &value.as_bytes().to_vec())
            .expect("a header");
    }
    let response = OutgoingResponse::new(headers);
    response.set_status_code(status).expect("a status");
    let body = response.body().expect("a body");
    let output = body.write().expect("a stream");
    ResponseOutparam::set(out, Ok(response));
    (body, output)
}

fn finish((body, output): (OutgoingBody, OutputStream)) {
    drop(output);
    OutgoingBody::finish(body, None).expect("a whole body");
}

/// Writes as much at a time as the host permits.
fn write(output: &OutputStream, mut bytes: &[u8]) {
    while !bytes.is_empty() {
        output.subscribe().block();
        let permit = output.check_write().expect("a permit") as usize;
        let (now, later) = bytes.split_at(permit.min(bytes.len()));
        output.write(now).expect("a write");
        bytes = later;
    }
}

fn copy(input: &InputStream, output: &OutputStream) {
    loop {
        match input.blocking_read(PIECE) {
            Ok(bytes) => write(output, &bytes),
            Err(StreamError::Closed) => return,
            Err(error) => panic!("{error:?}"),
        }
    }
}

/// Sends a request of its own and gives the status and the body of the answer.
fn ask(target: &str) -> String {
    let (authority, path) = target.split_once('/').expect("an authority and a path");
    let request = OutgoingRequest::new(Fields::new());
    request.set_scheme(Some(&Scheme::Http)).expect("a scheme");
    request
        .set_authority(Some(authority))
        .expect("an authority");
    request
        .set_path_with_query(Some(&format!("/{path}")))
        .expect("a path");
    let future = match outgoing_handler::handle(request, None) {
        Ok(future) => future,
        Err(error) => return format!("{error:?}"),
    };
    future.subscribe().block();
    match future.get().expect("an answer").expect("the first answer") {
        Err(error) => format!("{error:?}"),
        Ok(response) => {
            let body = response.consume().expect("a body");
            let input = body.stream().expect("a stream");
            let mut bytes = Vec::new();
            while let Ok(more) = input.blocking_read(PIECE) {
                bytes.extend(more);
            }
            format!("{} {}", response.status(), String::from_utf8_lossy(&bytes))
        }
    }
}

fn length(input: &InputStream) -> usize {
    let mut total = 0;
    loop {
        match input.blocking_read(PIECE) {
            Ok(bytes) => total += bytes.len(),
            Err(StreamError::Closed) => return total,
            Err(error) => panic!("{error:?}"),
        }
    }
}

export!(Server);
