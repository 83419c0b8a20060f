//! A command that does what its arguments say: `probe <verb> [value …]`. Answers are lines on
//! standard output, one per observation.

use std::env::{args, vars};
use std::fs::exists;
use std::io::{read_to_string, stdin};
use std::process::{exit, ExitCode};
use std::thread::sleep;
use std::time::Duration;

fn main() -> ExitCode {
    let values: Vec<String> = args().skip(1).collect();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    match values.as_slice() {
        ["args", ..] | [] => args().for_each(|value| println!("{value}")),
        ["env"] => vars().for_each(|(name, value)| println!("{name}={value}")),
        ["exit", code] => exit(code.parse().expect("a number")),
        ["fail"] => return ExitCode::FAILURE,
        ["input"] => print!("{}", read_to_string(stdin()).expect("standard input")),
        ["input-after", file] => {
            while !exists(file).expect("the current directory") {
                sleep(Duration::from_millis(10));
            }
            print!("{}", read_to_string(stdin()).expect("standard input"));
        }
        ["say", text] => println!("{text}"),
        ["warn", text] => eprintln!("{text}"),
        ["panic"] => panic!("as asked"),
        _ => panic!("unknown verb: {values:?}"),
    }
    ExitCode::SUCCESS
}
