//! A reactor that runs as a thread of the component `silo`.

use std::time::{Duration, Instant};

wit_bindgen::generate!({path: "wit", world: "worker", generate_all});

struct Worker;

impl Guest for Worker {
    fn echo(text: String) -> String {
        println!("echo {text}");
        text
    }

    fn fail() {
        panic!("as asked");
    }

    fn rest(milliseconds: u64) {
        std::fs::write("started", "").expect("a file");
        std::thread::sleep(Duration::from_millis(milliseconds));
    }

    fn compute(milliseconds: u64) -> bool {
        std::fs::write("started", "").expect("a file");
        compute(milliseconds)
    }

    fn compute_then_write(milliseconds: u64) {
        std::fs::write("started", "").expect("a file");
        compute(milliseconds);
        std::thread::sleep(Duration::from_millis(1));
        std::fs::write("finished", "").expect("a file");
    }

    fn panic_host(plug: String) {
        let _ = hayride::wac::wac::plug(&plug, &[plug.clone(), plug.clone()]);
    }
}

fn compute(milliseconds: u64) -> bool {
    let start = Instant::now();
    // Reading the clock is a call of the host, but not one that waits.
    while start.elapsed() < Duration::from_millis(milliseconds) {}
    true
}

export!(Worker);
