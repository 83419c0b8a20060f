//! An HTTP server that takes its address from standard input, and refuses to start without one.

use exports::hayride::http::config::{Error, ErrorCode, Guest, GuestError, ServerConfig};
use exports::wasi::http::incoming_handler;
use std::io::{read_to_string, stdin};

wit_bindgen::generate!({path: "wit", world: "startup", generate_all});

struct Startup;

impl Guest for Startup {
    type Error = NoAddress;

    fn get() -> Result<ServerConfig, Error> {
        let address = read_to_string(stdin()).expect("standard input");
        println!("address: {address}");
        if address.is_empty() {
            return Err(Error::new(NoAddress));
        }
        Ok(ServerConfig {
            address,
            read_timeout: 0,
            write_timeout: 0,
            max_header_bytes: 0,
        })
    }
}

struct NoAddress;

impl GuestError for NoAddress {
    fn code(&self) -> ErrorCode {
        ErrorCode::Invalid
    }

    fn data(&self) -> String {
        String::new()
    }
}

impl incoming_handler::Guest for Startup {
    fn handle(_: incoming_handler::IncomingRequest, _: incoming_handler::ResponseOutparam) {}
}

export!(Startup);
