//! A WebSocket server that does what the first frame of a connection says.

use std::env::args;
use std::sync::atomic::{AtomicU32, Ordering};

use exports::hayride::socket::websocket::Guest;
use wasi::io::streams::{InputStream, OutputStream, StreamError};

wit_bindgen::generate!({path: "wit", world: "wsserver", generate_all});

struct Server;

/// Lives in the memory of an instance.
static CONNECTIONS: AtomicU32 = AtomicU32::new(0);

impl Guest for Server {
    fn handle(input: InputStream, output: OutputStream) {
        let count = CONNECTIONS.fetch_add(1, Ordering::Relaxed) + 1;
        let first = read(&input).expect("a frame");
        match String::from_utf8_lossy(&first).as_ref() {
            "args" => say(&output, &args().collect::<Vec<_>>().join("\n")),
            "count" => say(&output, &count.to_string()),
            "permit" => say(
                &output,
                &output.check_write().expect("a permit").to_string(),
            ),
            "print" => {
                println!("printed");
                eprintln!("warned");
                say(&output, "printed");
            }
            // Answers each read with the bytes that it got, in brackets.
            "echo" => loop {
                match read(&input) {
                    Ok(bytes) => say(&output, &format!("[{}]", String::from_utf8_lossy(&bytes))),
                    Err(StreamError::Closed) => return println!("closed"),
                    Err(error) => return println!("{error:?}"),
                }
            },
            // Waits for as many bytes as 3 frames have, then reads them at once.
            "join" => {
                let mut bytes = Vec::new();
                while bytes.len() < 9 {
                    bytes.extend(read(&input).expect("bytes"));
                }
                say(&output, &String::from_utf8_lossy(&bytes));
            }
            "invalid" => match output.write(&[0xff]) {
                Ok(()) => say(&output, "written"),
                Err(error) => say(&output, &format!("{error:?}")),
            },
            "full" => {
                let mut written = 0;
                while output.write(b"x").is_ok() {
                    written += 1;
                }
                println!("{written} frames");
            }
            "blocking" => {
                output
                    .blocking_write_and_flush(b"written")
                    .expect("a write");
                say(&output, "not reached");
            }
            // As the writer of the Go bindings v0.0.67.
            "flush" => {
                say(&output, "written");
                output.blocking_flush().expect("a flush");
                say(&output, "not reached");
            }
            other => panic!("unknown: {other}"),
        }
    }
}

fn say(output: &OutputStream, text: &str) {
    output.write(text.as_bytes()).expect("a write");
}

fn read(input: &InputStream) -> Result<Vec<u8>, StreamError> {
    loop {
        input.subscribe().block();
        let bytes = input.read(65_536)?;
        if !bytes.is_empty() {
            return Ok(bytes);
        }
    }
}

export!(Server);
