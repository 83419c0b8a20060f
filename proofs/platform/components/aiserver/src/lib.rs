//! A server at the address of its first argument. A request loads the model file of the second one.

use exports::hayride::http::config::{Error, ErrorCode, Guest as Config, GuestError, ServerConfig};
use exports::wasi::http::incoming_handler::Guest as Handler;
use hayride::ai::graph_stream::load_by_name;
use wasi::http::types::{
    Fields, IncomingRequest, OutgoingBody, OutgoingResponse, ResponseOutparam,
};

wit_bindgen::generate!({path: "wit", world: "aiserver", generate_all});

struct Server;

impl GuestError for Server {
    fn code(&self) -> ErrorCode {
        ErrorCode::Unknown
    }

    fn data(&self) -> String {
        String::new()
    }
}

impl Config for Server {
    type Error = Server;

    fn get() -> Result<ServerConfig, Error> {
        Ok(ServerConfig {
            address: std::env::args().nth(1).expect("an address"),
            read_timeout: 0,
            write_timeout: 0,
            max_header_bytes: 0,
        })
    }
}

impl Handler for Server {
    fn handle(_request: IncomingRequest, out: ResponseOutparam) {
        let model = std::env::args().nth(2).expect("a model");
        let loaded = load_by_name(&model).is_ok();
        let response = OutgoingResponse::new(Fields::new());
        let status = if loaded { 200 } else { 500 };
        response.set_status_code(status).expect("a status");
        let body = response.body().expect("a body");
        ResponseOutparam::set(out, Ok(response));
        OutgoingBody::finish(body, None).expect("an end");
    }
}

export!(Server);
