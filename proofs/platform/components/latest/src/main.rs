//! A command that asks twice for the newest release and prints the answers, or the errors.

wit_bindgen::generate!({path: "wit", world: "latest", generate_all});

use hayride::core::version::{latest, ErrorCode};

fn main() {
    for _ in 0..2 {
        match latest() {
            Ok(tag) => println!("{tag}"),
            Err(error) => println!("{}: {}", name_of(&error.code()), error.data()),
        }
    }
}

fn name_of(code: &ErrorCode) -> &'static str {
    match code {
        ErrorCode::GetVersionFailed => "get-version-failed",
        ErrorCode::Unknown => "unknown",
    }
}
