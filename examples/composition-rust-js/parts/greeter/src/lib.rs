wit_bindgen::generate!({ world: "greeter", path: "../../wit" });

use example::party::guests;
use exports::example::party::greeting::Guest;

struct Greeter;

impl Guest for Greeter {
    fn greet(name: String) -> String {
        // A call through the import: which component answers is not known here.
        let number = guests::arrive(&name);
        format!("Hello, {name}! You are guest {number}.")
    }
}

export!(Greeter);
