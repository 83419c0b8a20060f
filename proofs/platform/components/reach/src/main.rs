//! A command that reaches out of its sandbox, with WASI and nothing else: `reach <verb> [value …]`,
//! more of them behind a `;`. Each answer is a line on standard output, also an error.

use std::fmt::Display;
use std::io::Write;
use std::net::{TcpListener, TcpStream, ToSocketAddrs, UdpSocket};
use std::{env, fs};

use wasi::http::outgoing_handler::handle;
use wasi::http::types::{ErrorCode, Fields, OutgoingRequest, Scheme};

wit_bindgen::generate!({path: "wit", world: "reach", generate_all});

fn main() {
    let values: Vec<String> = env::args().skip(1).collect();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    values.split(|value| *value == ";").for_each(run);
}

fn run(values: &[&str]) {
    match values {
        ["env"] => env::vars().for_each(|(name, value)| println!("{name}={value}")),
        ["read", path] => say(fs::read_to_string(path)),
        ["list", path] => list(path),
        ["write", path, text] => say(fs::write(path, text).map(|()| "written")),
        ["append", path, text] => say(append(path, text).map(|()| "written")),
        ["copy", from, to] => say(copy(from, to).map(|()| "copied")),
        ["rename", from, to] => say(fs::rename(from, to).map(|()| "renamed")),
        ["delete", path] => say(fs::remove_file(path).map(|()| "deleted")),
        ["delete-folder", path] => say(fs::remove_dir(path).map(|()| "deleted")),
        ["make-folder", path] => say(fs::create_dir_all(path).map(|()| "made")),
        #[allow(deprecated)]
        ["link", target, path] => say(fs::soft_link(target, path).map(|()| "linked")),
        ["tcp", address] => say(TcpStream::connect(address).map(|_| "connected")),
        ["listen", address] => say(TcpListener::bind(address).map(|_| "listening")),
        ["udp", address] => say(UdpSocket::bind(address).map(|_| "bound")),
        ["look-up", name] => say(name.to_socket_addrs().map(|_| "found")),
        ["get", address, headers @ ..] => say(get(address, headers).map_err(|e| format!("{e:?}"))),
        ["loop"] => {
            println!("looping");
            loop {
                std::hint::black_box(());
            }
        }
        _ => panic!("unknown verb: {values:?}"),
    }
}

fn say(answer: Result<impl Display, impl Display>) {
    match answer {
        Ok(text) => println!("{text}"),
        Err(error) => println!("{error}"),
    }
}

fn list(path: &str) {
    let entries = fs::read_dir(path).map(|entries| {
        let mut names: Vec<String> = entries
            .map(|entry| {
                entry
                    .expect("an entry")
                    .file_name()
                    .into_string()
                    .expect("text")
            })
            .collect();
        names.sort();
        names.join(" ")
    });
    say(entries)
}

fn append(path: &str, text: &str) -> std::io::Result<()> {
    fs::OpenOptions::new()
        .append(true)
        .open(path)?
        .write_all(text.as_bytes())
}

fn copy(from: &str, to: &str) -> std::io::Result<()> {
    if let Some((folder, _)) = to.rsplit_once('/') {
        fs::create_dir_all(folder)?;
    }
    fs::write(to, fs::read(from)?)
}

/// Sends a GET request to `scheme://authority/path` with headers `name: value`, and returns the body.
fn get(address: &str, headers: &[&str]) -> Result<String, ErrorCode> {
    let (scheme, rest) = address.split_once("://").expect("an address with a scheme");
    let (authority, path) = rest.split_once('/').expect("an address with a path");
    let fields = Fields::new();
    for header in headers {
        let (name, value) = header.split_once(": ").expect("a header");
        if let Err(error) = fields.append(name, value.as_bytes()) {
            return Ok(format!("{name}: {error:?}"));
        }
    }
    let request = OutgoingRequest::new(fields);
    let scheme = if scheme == "https" {
        Scheme::Https
    } else {
        Scheme::Http
    };
    request.set_scheme(Some(&scheme)).expect("a scheme");
    request
        .set_authority(Some(authority))
        .expect("an authority");
    request
        .set_path_with_query(Some(&format!("/{path}")))
        .expect("a path");
    let future = handle(request, None)?;
    future.subscribe().block();
    let response = future.get().expect("an answer").expect("the first look")?;
    let body = response.consume().expect("a body");
    let stream = body.stream().expect("a stream");
    let mut text = Vec::new();
    while let Ok(mut part) = stream.blocking_read(65536) {
        text.append(&mut part);
    }
    Ok(String::from_utf8(text).expect("text"))
}
