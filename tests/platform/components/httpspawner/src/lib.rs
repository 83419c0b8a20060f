//! A server that starts and stops morphs: `/spawn?<morph>,<argument>` answers with the id of the
//! session, `/kill?<id>` with `killed`, `/status?<id>` with the state.

use std::env::args;

use exports::hayride::http::config::{Error, ErrorCode, Guest as Config, GuestError, ServerConfig};
use exports::wasi::http::incoming_handler::Guest as Handler;
use hayride::silo::threads;
use wasi::http::types::{
    Fields, IncomingRequest, OutgoingBody, OutgoingResponse, ResponseOutparam,
};

wit_bindgen::generate!({path: "wit", world: "httpspawner", generate_all});

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
            address: args().nth(1).expect("an address"),
            read_timeout: 0,
            write_timeout: 0,
            max_header_bytes: 0,
        })
    }
}

impl Handler for Server {
    fn handle(request: IncomingRequest, out: ResponseOutparam) {
        let target = request.path_with_query().unwrap_or_default();
        let (path, query) = target.split_once('?').unwrap_or((&target, ""));
        let text = match path {
            "/spawn" => {
                let mut words = query.split(',').map(str::to_string);
                let morph = words.next().unwrap_or_default();
                let envs = [("GIVEN".to_string(), "yes".to_string())];
                threads::spawn(&morph, "run", &words.collect::<Vec<_>>(), &envs)
                    .and_then(|thread| thread.id())
            }
            "/kill" => threads::kill(query).map(|()| "killed".to_string()),
            _ => threads::status(query).map(|thread| format!("{:?}", thread.status)),
        }
        .unwrap_or_else(|number| format!("error {number:?}"));
        let response = OutgoingResponse::new(Fields::new());
        let body = response.body().expect("a body");
        ResponseOutparam::set(out, Ok(response));
        body.write()
            .expect("a stream")
            .blocking_write_and_flush(text.as_bytes())
            .expect("a write");
        OutgoingBody::finish(body, None).expect("a whole body");
    }
}

export!(Server);
