//! A reactor with functions of every type that the runtime can call, and of some that it cannot.

wit_bindgen::generate!({path: "wit", world: "calls", generate_all});

struct Calls;

impl exports::test::calls::greeting::Guest for Calls {
    fn hello(name: String) -> String {
        format!("Hello, {name}!")
    }
}

impl Guest for Calls {
    fn give_text(value: String) -> String {
        value
    }

    fn give_flag(value: bool) -> bool {
        value
    }

    fn give_s32(value: i32) -> i32 {
        value
    }

    fn give_s64(value: i64) -> i64 {
        value
    }

    fn give_u32(value: u32) -> u32 {
        value
    }

    fn give_u64(value: u64) -> u64 {
        value
    }

    fn join(first: String, second: u32, third: bool) -> String {
        format!("{first}, {second}, {third}")
    }

    fn say(text: String) {
        println!("{text}");
    }

    fn arguments() -> String {
        std::env::args().collect::<Vec<_>>().join(" ")
    }

    fn take_u8(_: u8) {}

    fn take_float(_: f64) {}

    fn take_list(_: Vec<String>) {}

    fn take_option(_: Option<String>) {}

    fn give_char() -> char {
        'x'
    }

    fn give_result(fails: bool) -> Result<String, String> {
        if fails {
            Err(String::from("as asked"))
        } else {
            Ok(String::from("done"))
        }
    }

    fn give_pair() -> (u32, u32) {
        (1, 2)
    }
}

export!(Calls);
