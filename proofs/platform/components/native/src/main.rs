//! A command with the rights of the command line: `native cast <morph> [value …]` runs a morph and
//! prints its output, `native <program> [value …]` runs a native program.

use hayride::silo::{process, threads};

wit_bindgen::generate!({path: "wit", world: "native", generate_all});

fn main() {
    let values: Vec<String> = std::env::args().skip(1).collect();
    match values.as_slice() {
        [verb, morph, rest @ ..] if verb == "cast" => {
            let given = [("GIVEN".to_string(), "value".to_string())];
            let thread = threads::spawn(morph, "", rest, &given).expect("a thread");
            let id = thread.id().expect("an id");
            // The state of a morph that ends at once can stay "processing".
            for _ in 0..1000 {
                let state = threads::status(&id).expect("a state").status;
                if state != threads::ThreadStatus::Processing {
                    break;
                }
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            print!(
                "{}",
                String::from_utf8_lossy(&thread.wait().expect("the output"))
            );
        }
        [program, rest @ ..] => {
            let id = process::spawn(program, rest, &[]).expect("a process");
            process::wait(id as u32).expect("its end");
        }
        [] => panic!("name a program"),
    }
}
