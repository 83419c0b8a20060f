//! A command that casts a morph: `caster <morph> <function> [argument …]`. It prints the status when
//! the morph has ended, or after two seconds.

use std::thread::sleep;
use std::time::Duration;

use hayride::silo::threads::{self, ThreadStatus};

wit_bindgen::generate!({path: "wit", world: "caster", generate_all});

fn main() {
    let mut values = std::env::args().skip(1);
    let morph = values.next().expect("a morph");
    let function = values.next().expect("a function");
    let thread = threads::spawn(&morph, &function, &values.collect::<Vec<_>>(), &[]);
    let id = thread.expect("a thread").id().expect("an id");
    let mut status = ThreadStatus::Processing;
    for _ in 0..400 {
        status = threads::status(&id).expect("a status").status;
        if status != ThreadStatus::Processing {
            break;
        }
        sleep(Duration::from_millis(5));
    }
    println!("{status:?}");
}
