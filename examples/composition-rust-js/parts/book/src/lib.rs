wit_bindgen::generate!({ world: "book", path: "../../wit" });

use exports::example::party::guests::Guest;
use std::sync::Mutex;

// This is in the component's own memory, so every instance starts empty.
static NAMES: Mutex<Vec<String>> = Mutex::new(Vec::new());

struct Book;

impl Guest for Book {
    fn arrive(name: String) -> u32 {
        let mut names = NAMES.lock().unwrap();
        names.push(name);
        names.len() as u32
    }

    fn count() -> u32 {
        NAMES.lock().unwrap().len() as u32
    }
}

export!(Book);
