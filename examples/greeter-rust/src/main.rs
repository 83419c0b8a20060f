// No bindings here: for `main`, the target itself exports `wasi:cli/run`.
fn main() {
    println!("Hello, World!");
}
