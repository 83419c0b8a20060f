//! Casts the component `ai` with its arguments but the first, and goes on for a moment. With `kill` as
//! the first, it kills the cast as soon as that has written something.

wit_bindgen::generate!({path: "wit", world: "aicaster", generate_all});

use hayride::silo::threads;
use std::thread::sleep;
use std::time::Duration;

fn main() {
    let values: Vec<String> = std::env::args().skip(2).collect();
    let thread = threads::spawn("test:ai@0.0.1", "", &values, &[]).expect("a cast");
    if std::env::args().nth(1).as_deref() == Some("kill") {
        let id = thread.id().expect("an id");
        let out = format!("/.hayride/sessions/{id}/out");
        while std::fs::read_to_string(&out).unwrap_or_default().is_empty() {
            sleep(Duration::from_millis(1));
        }
        threads::kill(&id).expect("killed");
        println!("killed");
    }
    sleep(Duration::from_secs(1));
    println!("still here");
}
