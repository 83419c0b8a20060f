//! An HTTP server on the address in its first argument, which answers `listening`.

use exports::hayride::http::config;
use exports::wasi::http::incoming_handler;
use hayride::http::types::{ErrorCode, ServerConfig};
use wasi::http::types::{
    Fields, IncomingRequest, OutgoingBody, OutgoingResponse, ResponseOutparam,
};

wit_bindgen::generate!({path: "wit", world: "listener", generate_all});

struct Listener;

impl config::Guest for Listener {
    type Error = Failure;

    fn get() -> Result<ServerConfig, config::Error> {
        let address = std::env::args().nth(1).expect("an address");
        Ok(ServerConfig { address, read_timeout: 0, write_timeout: 0, max_header_bytes: 0 })
    }
}

struct Failure;

impl config::GuestError for Failure {
    fn code(&self) -> ErrorCode {
        ErrorCode::Unknown
    }

    fn data(&self) -> String {
        String::new()
    }
}

impl incoming_handler::Guest for Listener {
    fn handle(_request: IncomingRequest, response_out: ResponseOutparam) {
        let response = OutgoingResponse::new(Fields::new());
        let body = response.body().expect("a body");
        ResponseOutparam::set(response_out, Ok(response));
        let stream = body.write().expect("a stream");
        stream.blocking_write_and_flush(b"listening").expect("an answer");
        drop(stream);
        OutgoingBody::finish(body, None).expect("an end");
    }
}

export!(Listener);
