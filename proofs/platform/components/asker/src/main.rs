//! A command that calls host functions: `asker <verb> [value …] [-- <verb> [value …]]`. It prints each
//! answer, or the code and the text of the error.

use hayride::ai::model_repository;
use hayride::core::version;
use hayride::db::db;
use hayride::wac::wac;
use wasi::http::outgoing_handler::{self, OutgoingRequest};
use wasi::http::types::{Fields, Scheme};

wit_bindgen::generate!({path: "wit", world: "asker", generate_all});

/// The text of a host error: `<code>: <data>`.
macro_rules! explain {
    () => {
        |error| format!("{:?}: {}", error.code(), error.data())
    };
}

fn main() {
    let values: Vec<String> = std::env::args().skip(1).collect();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    for question in values.split(|value| *value == "--") {
        println!("{}", ask(question).unwrap_or_else(|error| error));
    }
}

fn ask(question: &[&str]) -> Result<String, String> {
    match question {
        ["compose", text] => wac::compose(text).map(measure).map_err(explain!()),
        ["download", name] => model_repository::download_model(name).map_err(explain!()),
        ["get", authority] => get(authority),
        ["latest"] => version::latest().map_err(explain!()),
        ["open", address] => db::open(address)
            .map(|_| "a connection".into())
            .map_err(explain!()),
        ["plug", socket, plugs @ ..] => {
            let plugs: Vec<String> = plugs.iter().map(|plug| plug.to_string()).collect();
            wac::plug(socket, &plugs).map(measure).map_err(explain!())
        }
        _ => panic!("unknown question: {question:?}"),
    }
}

/// Sends a request over HTTPS: the status of the response, or the error.
fn get(authority: &str) -> Result<String, String> {
    let request = OutgoingRequest::new(Fields::new());
    request.set_scheme(Some(&Scheme::Https)).expect("a scheme");
    request.set_authority(Some(authority)).expect("an authority");
    request.set_path_with_query(Some("/")).expect("a path");
    let response = outgoing_handler::handle(request, None).map_err(|error| error.to_string())?;
    response.subscribe().block();
    let answer = response.get().expect("an answer").expect("the first answer");
    answer.map(|response| response.status().to_string()).map_err(|error| error.to_string())
}

fn measure(component: Vec<u8>) -> String {
    format!("{} bytes", component.len())
}
