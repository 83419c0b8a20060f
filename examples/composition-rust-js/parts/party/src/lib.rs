wit_bindgen::generate!({ world: "party", path: "../../wit" });

use example::party::{greeting, guests};
use exports::wasi::cli::run::Guest;

struct Party;

impl Guest for Party {
    fn run() -> Result<(), ()> {
        for name in ["Ada", "Grace", "Ada"] {
            println!("{}", greeting::greet(name));
        }
        println!("The book has {} guests.", guests::count());
        Ok(())
    }
}

export!(Party);
