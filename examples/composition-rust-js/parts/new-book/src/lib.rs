wit_bindgen::generate!({ world: "book", path: "../../wit" });

use exports::example::party::guests::Guest;
use std::sync::Mutex;

static NAMES: Mutex<Vec<String>> = Mutex::new(Vec::new());

struct Book;

impl Guest for Book {
    fn arrive(name: String) -> u32 {
        let mut names = NAMES.lock().unwrap();
        // A guest who comes again keeps the first number.
        if let Some(index) = names.iter().position(|known| *known == name) {
            return index as u32 + 1;
        }
        names.push(name);
        names.len() as u32
    }

    fn count() -> u32 {
        NAMES.lock().unwrap().len() as u32
    }
}

export!(Book);
