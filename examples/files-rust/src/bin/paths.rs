use std::fs;

fn main() {
    for name in [
        "note.txt",
        "missing.txt",
        "../note.txt",
        "/note.txt",
        "/etc/hosts",
    ] {
        match fs::File::open(name) {
            Ok(_) => println!("{name}: opened"),
            Err(error) => println!("{name}: {error}"),
        }
    }
}
