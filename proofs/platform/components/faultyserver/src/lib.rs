//! An HTTP server that listens on its first argument, or refuses to where that is `refuse`. It
//! traps for `/trap`, sets no response for `/silence`, and answers `listening` to all other requests.

use exports::hayride::http::config::{Error, ErrorCode, Guest, GuestError, ServerConfig};
use exports::wasi::http::incoming_handler;
use wasi::http::types::{
    Fields, IncomingRequest, OutgoingBody, OutgoingResponse, ResponseOutparam,
};

wit_bindgen::generate!({path: "wit", world: "faultyserver", generate_all});

struct Server;

struct Refusal;

impl GuestError for Refusal {
    fn code(&self) -> ErrorCode {
        ErrorCode::Invalid
    }

    fn data(&self) -> String {
        "as asked".into()
    }
}

impl Guest for Server {
    type Error = Refusal;

    fn get() -> Result<ServerConfig, Error> {
        let address = std::env::args().nth(1).expect("an address");
        if address == "refuse" {
            return Err(Error::new(Refusal));
        }
        Ok(ServerConfig { address, read_timeout: 0, write_timeout: 0, max_header_bytes: 0 })
    }
}

impl incoming_handler::Guest for Server {
    fn handle(request: IncomingRequest, out: ResponseOutparam) {
        match request.path_with_query().as_deref() {
            Some("/trap") => panic!("as asked"),
            Some("/silence") => return,
            _ => {}
        }
        let response = OutgoingResponse::new(Fields::new());
        let body = response.body().expect("a body");
        ResponseOutparam::set(out, Ok(response));
        let stream = body.write().expect("a stream");
        stream.blocking_write_and_flush(b"listening").expect("an answer");
        drop(stream);
        OutgoingBody::finish(body, None).expect("an end");
    }
}

export!(Server);
