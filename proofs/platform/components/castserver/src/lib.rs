//! An HTTP server on the address in its first argument that casts: `/spawn/<morph>/<function>/…`
//! answers the id of the thread, `/status/<id>` its state, and `/group` the number of threads.

use exports::hayride::http::config;
use exports::wasi::http::incoming_handler;
use hayride::http::types::{ErrorCode, ServerConfig};
use hayride::silo::threads;
use wasi::http::types::{
    Fields, IncomingRequest, OutgoingBody, OutgoingResponse, ResponseOutparam,
};

wit_bindgen::generate!({path: "wit", world: "castserver", generate_all});

struct Caster;

impl config::Guest for Caster {
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

impl incoming_handler::Guest for Caster {
    fn handle(request: IncomingRequest, response_out: ResponseOutparam) {
        let path = request.path_with_query().expect("a path");
        let words: Vec<&str> = path.split('/').skip(1).collect();
        let text = match words.as_slice() {
            ["spawn", morph, function, args @ ..] => {
                let args: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
                threads::spawn(morph, function, &args, &[]).and_then(|thread| thread.id())
            }
            ["status", id] => threads::status(id).map(|metadata| format!("{:?}", metadata.status)),
            _ => threads::group().map(|list| list.len().to_string()),
        };
        let response = OutgoingResponse::new(Fields::new());
        let body = response.body().expect("a body");
        ResponseOutparam::set(response_out, Ok(response));
        let stream = body.write().expect("a stream");
        let text = text.unwrap_or_else(|code| format!("error {code}"));
        stream.blocking_write_and_flush(text.as_bytes()).expect("an answer");
        drop(stream);
        OutgoingBody::finish(body, None).expect("an end");
    }
}

export!(Caster);
