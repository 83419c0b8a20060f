use std::{fs, io};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("note.txt")?;
    println!("Read: {}", text.trim_end());
    fs::write("copy.txt", text)
}
