wit_bindgen::generate!({ world: "greeter", path: "../../wit" });

use example::party::guests;
use exports::example::party::greeting::Guest;

struct Greeter;

impl Guest for Greeter {
    fn greet(name: String) -> String {
        // A call through the import. Composition decides who answers it.
        let number = guests::arrive(&name);
        format!("Hello, {name}! You are guest {number}.")
    }
}

export!(Greeter);
