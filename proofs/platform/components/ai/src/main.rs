//! Calls the AI functions of the host: `ai <verb> [value …]`. The result of each call is a line on
//! standard output: a text as Rust writes a string, or the code and the text of an error.

wit_bindgen::generate!({path: "wit", world: "ai", generate_all});

use hayride::ai::graph_stream::load_by_name as load_streaming;
use hayride::ai::inference_stream::GraphExecutionContextStream;
use hayride::ai::tensor_stream::TensorStream;
use hayride::ai::transformer::{EmbeddingType, Transformer};
use hayride::ai::{model_repository, rag};
use std::env::args;
use wasi::io::streams::StreamError;
use wasi::nn::graph::{load, load_by_name, ExecutionTarget, GraphEncoding};
use wasi::nn::tensor::{Tensor, TensorType};

/// An error of any interface as `RuntimeError: FailedToLoadModel`.
macro_rules! describe {
    ($error:expr) => {{
        let error = $error;
        let code = format!("{:?}", error.code());
        let code = code.split("::").last().unwrap_or_default().to_owned();
        format!("{code}: {}", error.data())
    }};
}

/// Prints a result; its value is shown by Rust's `Debug`.
macro_rules! show {
    ($result:expr) => {
        match $result {
            Ok(value) => println!("{value:?}"),
            Err(error) => println!("{}", describe!(error)),
        }
    };
}

fn main() {
    let values: Vec<String> = args().skip(1).collect();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    match values.as_slice() {
        ["load-bytes"] => show!(load(&[], GraphEncoding::Ggml, ExecutionTarget::Cpu).map(|_| ())),
        ["load", models @ ..] => {
            for model in models {
                show!(load_by_name(model).map(|_| ()));
                show!(load_streaming(model).map(|_| ()));
            }
        }
        ["compute", model, calls @ ..] => split(calls).for_each(|inputs| compute(model, inputs)),
        ["stream", model, calls @ ..] => split(calls).for_each(|inputs| stream(model, inputs)),
        // Ends while the model still works on the prompt.
        ["leave", model, inputs @ ..] => {
            let context = prepare(model);
            let stream = context.compute(make_inputs(inputs)).ok().expect("a stream");
            println!("leaving");
            drop(stream);
        }
        // Drops a stream at its first byte, then asks again.
        ["drop", model, first, second] => {
            let context = prepare(model);
            let (_, stream) = context
                .compute(make_inputs(&[first]))
                .ok()
                .expect("a stream");
            stream.subscribe().block();
            println!("{}", stream.read(1).expect("a byte").len());
            drop(stream);
            let (_, stream) = context
                .compute(make_inputs(&[second]))
                .ok()
                .expect("a stream");
            show_text(read_all(&stream, 256));
        }
        ["make-stream", text] => {
            let stream = TensorStream::new(&[7, 7], TensorType::Fp16, text.as_bytes());
            println!("{:?} {:?}", stream.ty(), stream.dimensions());
            show_text(read_all(&stream, 3));
            // After the end, a read can be empty once more.
            let end = loop {
                stream.subscribe().block();
                match stream.read(1) {
                    Ok(bytes) if bytes.is_empty() => continue,
                    result => break result,
                }
            };
            println!("{end:?}");
        }
        ["models", calls @ ..] => split(calls).for_each(|call| match call {
            ["list"] => show!(model_repository::list_models()),
            ["get", name] => show!(model_repository::get_model(name)),
            ["delete", name] => show!(model_repository::delete_model(name)),
            ["download", name] => show!(model_repository::download_model(name)),
            _ => panic!("unknown call: {call:?}"),
        }),
        ["retrieve", address] => {
            let transformer = Transformer::new(EmbeddingType::Sentence, "no/model", "a", "");
            println!("{:?}", transformer.embedding());
            println!("{:?}", transformer.model());
            println!("{:?}", transformer.data_column());
            println!("{:?}", transformer.vector_column());
            show!(rag::connect(address).map(|_| ()));
        }
        _ => panic!("unknown verb: {values:?}"),
    }
}

/// The values of several calls, which the word `then` divides.
fn split<'a>(calls: &'a [&'a str]) -> impl Iterator<Item = &'a [&'a str]> {
    calls.split(|value| *value == "then")
}

fn prepare(model: &str) -> GraphExecutionContextStream {
    let graph = load_streaming(model).unwrap_or_else(|error| panic!("{}", describe!(error)));
    graph
        .init_execution_context_stream()
        .ok()
        .expect("a context")
}

fn compute(model: &str, inputs: &[&str]) {
    let graph = load_by_name(model).unwrap_or_else(|error| panic!("{}", describe!(error)));
    let context = graph.init_execution_context().ok().expect("a context");
    match context.compute(make_inputs(inputs)) {
        Ok(outputs) => {
            for (name, tensor) in outputs {
                println!("{name} {:?} {:?}", tensor.ty(), tensor.dimensions());
                show_text(tensor.data());
            }
        }
        Err(error) => println!("{}", describe!(error)),
    }
}

fn stream(model: &str, inputs: &[&str]) {
    match prepare(model).compute(make_inputs(inputs)) {
        Ok((name, stream)) => {
            println!("{name} {:?} {:?}", stream.ty(), stream.dimensions());
            show_text(read_all(&stream, 256));
        }
        Err(error) => println!("{}", describe!(error)),
    }
}

/// Tensors of arguments such as `prompt=abc`; `\0` and `\x` are a zero byte and one that is no UTF-8.
fn make_inputs(inputs: &[&str]) -> Vec<(String, Tensor)> {
    let make = |input: &&str| {
        let (name, text) = input.split_once('=').expect("name=value");
        let mut data = Vec::new();
        let mut bytes = text.bytes();
        while let Some(byte) = bytes.next() {
            data.push(match byte {
                b'\\' if bytes.next() == Some(b'0') => 0,
                b'\\' => 0xff,
                _ => byte,
            });
        }
        // The host ignores dimensions and type.
        (name.to_owned(), Tensor::new(&[9], TensorType::Fp64, &data))
    };
    inputs.iter().map(make).collect()
}

fn read_all(stream: &TensorStream, len: u64) -> Vec<u8> {
    let mut text = Vec::new();
    loop {
        stream.subscribe().block();
        match stream.read(len) {
            Ok(bytes) => {
                assert!(bytes.len() as u64 <= len, "more bytes than asked for");
                text.extend(bytes);
            }
            Err(StreamError::Closed) => return text,
            Err(error) => panic!("{error:?}"),
        }
    }
}

fn show_text(bytes: Vec<u8>) {
    println!("{:?}", String::from_utf8_lossy(&bytes));
}
