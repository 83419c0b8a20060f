// #region bindings
// Reads the WIT while the crate compiles. `generate_all` also covers the
// packages in wit/deps, here `wasi:cli`.
wit_bindgen::generate!({
    world: "greeter",
    path: "wit",
    generate_all,
});
// #endregion bindings

// #region component
use exports::example::greeter::greeting::Guest;
use wasi::cli::environment::get_environment;

struct Greeter;

impl Guest for Greeter {
    fn greet(name: String) -> String {
        sentence(&get_environment(), &name)
    }
}

export!(Greeter);
// #endregion component

// #region logic
/// Greets with the value of `GREETING`, or with `Hello` if it isn't set.
fn sentence(variables: &[(String, String)], name: &str) -> String {
    let word = variables
        .iter()
        .find(|(key, _)| key == "GREETING")
        .map_or("Hello", |(_, value)| value);
    format!("{word}, {name}!")
}
// #endregion logic

// #region tests
#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn says_hello_by_default() {
        assert_eq!(sentence(&[], "Ada"), "Hello, Ada!");
    }

    #[test]
    fn takes_the_word_from_the_variables() {
        let variables = [("GREETING".to_string(), "Hei".to_string())];
        assert_eq!(sentence(&variables, "Ada"), "Hei, Ada!");
    }
}
// #endregion tests
