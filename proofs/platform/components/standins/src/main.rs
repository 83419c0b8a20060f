//! A command that calls every method of the interfaces that the host answers with a stand-in, one
//! line each: the method, and the code and the text of its error.

use hayride::ai::context::{Context, Message};
use hayride::ai::types::Role;
use hayride::mcp::auth::Provider;
use hayride::mcp::tools::{CallToolParams, Tools};

wit_bindgen::generate!({path: "wit", world: "standins", generate_all});

macro_rules! call {
    ($method:literal, $result:expr) => {
        match $result {
            Ok(_) => println!("{}: success", $method),
            Err(error) => println!("{}: {:?}, {}", $method, error.code(), error.data()),
        }
    };
}

fn main() {
    let context = Context::new();
    let message = Message {
        role: Role::User,
        content: Vec::new(),
        final_: false,
    };
    call!("context.push", context.push(&message));
    call!("context.messages", context.messages());
    let tools = Tools::new();
    let params = CallToolParams {
        name: "any".to_string(),
        arguments: Vec::new(),
    };
    call!("tools.list-tools", tools.list_tools(""));
    call!("tools.call-tool", tools.call_tool(&params));
    let provider = Provider::new();
    call!("provider.auth-url", provider.auth_url());
    call!("provider.registration", provider.registration(b"{}"));
    call!("provider.exchange-code", provider.exchange_code(b"code"));
    call!("provider.validate", provider.validate("token"));
}
