//! A command that starts threads and programs and composes components, as its arguments say. Each
//! argument is a step, `verb|value|…`, and prints a line. A thread or a program is named by its
//! number in order of start, or by `=` and its id.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use hayride::silo::process;
use hayride::silo::threads::{self, Thread, ThreadMetadata, ThreadStatus};
use hayride::wac::wac;

wit_bindgen::generate!({path: "wit", world: "silo", generate_all});

#[derive(Default)]
struct Started {
    envs: Vec<(String, String)>,
    threads: Vec<Option<Thread>>,
    ids: Vec<String>,
    programs: Vec<u32>,
}

fn main() {
    let mut started = Started::default();
    for step in std::env::args().skip(1) {
        let words: Vec<&str> = step.split('|').collect();
        let line = started.take(&words);
        println!("{}: {line}", words[0]);
    }
}

impl Started {
    fn take(&mut self, words: &[&str]) -> String {
        match words {
            ["env", name, value] => {
                self.envs.push((name.to_string(), value.to_string()));
                "set".to_string()
            }
            ["spawn", pkg, function, args @ ..] => {
                match threads::spawn(pkg, function, &owned(args), &self.envs) {
                    Ok(thread) => {
                        self.ids.push(thread.id().expect("an id"));
                        self.threads.push(Some(thread));
                        "ok".to_string()
                    }
                    Err(code) => code.to_string(),
                }
            }
            ["id", thread] => self.id(thread),
            ["drop", thread] => {
                self.threads[number(thread)] = None;
                "ok".to_string()
            }
            ["wait", thread] => {
                let thread = self.threads[number(thread)].as_ref().expect("a thread");
                show(thread.wait().map(|out| format!("{:?}", String::from_utf8_lossy(&out))))
            }
            ["status", thread] => show(threads::status(&self.id(thread)).map(describe)),
            ["until", thread, state] => self.until(thread, state),
            ["kill", thread] => show(threads::kill(&self.id(thread)).map(|()| "ok".to_string())),
            ["group"] => {
                let mut lines: Vec<String> =
                    threads::group().expect("a list").into_iter().map(describe).collect();
                lines.sort();
                format!("{} {lines:?}", lines.len())
            }
            ["result", thread] => {
                let path = format!("/.hayride/sessions/{}/result", self.id(thread));
                while !Path::new(&path).exists() {
                    sleep(Duration::from_millis(5));
                }
                // The host makes the file, then writes to it.
                sleep(Duration::from_millis(50));
                std::fs::read_to_string(path).expect("a file")
            }
            ["log", text] => {
                let path = "/.hayride/logs/hayride.log";
                while !std::fs::read_to_string(path).expect("a log").contains(text) {
                    sleep(Duration::from_millis(5));
                }
                "logged".to_string()
            }
            ["file", path] => {
                while !Path::new(path).exists() {
                    sleep(Duration::from_millis(5));
                }
                "there".to_string()
            }
            ["pause", milliseconds] => {
                sleep(Duration::from_millis(milliseconds.parse().expect("a number")));
                "over".to_string()
            }
            ["move", from, to] => {
                std::fs::rename(from, to).expect("a file");
                "ok".to_string()
            }
            ["write", path, text] => {
                std::fs::write(path, text).expect("a file");
                "ok".to_string()
            }
            ["program", path, args @ ..] => {
                match process::spawn(path, &owned(args), &self.envs) {
                    Ok(pid) => {
                        self.programs.push(pid as u32);
                        "ok".to_string()
                    }
                    Err(code) => code.to_string(),
                }
            }
            ["program-wait", program] => {
                let pid = self.pid(program);
                show(process::wait(pid).map(|result| same(pid, result)))
            }
            ["program-status", program] => {
                show(process::status(self.pid(program)).map(|runs| runs.to_string()))
            }
            ["program-kill", program, signal] => {
                let pid = self.pid(program);
                let signal = signal.parse().expect("a number");
                show(process::kill(pid, signal).map(|result| same(pid, result)))
            }
            ["plug", to, socket, plugs @ ..] => write(to, wac::plug(socket, &owned(plugs))),
            ["compose", to, document] => write(to, wac::compose(document)),
            _ => panic!("unknown step: {words:?}"),
        }
    }

    fn id(&self, thread: &str) -> String {
        match thread.strip_prefix('=') {
            Some(id) => id.to_string(),
            None => self.ids[number(thread)].clone(),
        }
    }

    fn pid(&self, program: &str) -> u32 {
        match program.strip_prefix('=') {
            Some(pid) => pid.parse().expect("a number"),
            None => self.programs[number(program)],
        }
    }

    fn until(&self, thread: &str, state: &str) -> String {
        loop {
            let metadata = threads::status(&self.id(thread)).expect("a thread");
            if name(metadata.status) == state {
                return state.to_string();
            }
            sleep(Duration::from_millis(5));
        }
    }
}

fn number(text: &str) -> usize {
    text.parse().expect("a number")
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

fn same(pid: u32, result: i32) -> String {
    if result as u32 == pid { "its number".to_string() } else { format!("another number, {result}") }
}

fn show(result: Result<String, u32>) -> String {
    result.unwrap_or_else(|code| format!("error {code}"))
}

fn write(to: &str, result: Result<Vec<u8>, wac::Error>) -> String {
    match result {
        Ok(bytes) => {
            std::fs::write(to, bytes).expect("a file");
            "ok".to_string()
        }
        Err(error) => format!("{:?}, {:?}", error.code(), error.data()),
    }
}

fn describe(metadata: ThreadMetadata) -> String {
    let ThreadMetadata { id: _, pkg, function, args, output, status } = metadata;
    let output = String::from_utf8_lossy(&output).into_owned();
    format!("{pkg} {function} {args:?} {} {output:?}", name(status))
}

fn name(status: ThreadStatus) -> &'static str {
    match status {
        ThreadStatus::Unknown => "unknown",
        ThreadStatus::Processing => "processing",
        ThreadStatus::Exited => "exited",
        ThreadStatus::Killed => "killed",
    }
}
