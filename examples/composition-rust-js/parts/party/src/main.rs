wit_bindgen::generate!({ world: "party", path: "../../wit" });

use example::party::{greeting, guests};

fn main() {
    for name in ["Ada", "Grace", "Ada"] {
        println!("{}", greeting::greet(name));
    }
    println!("The book has {} guests.", guests::count());
}
