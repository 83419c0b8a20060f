//! A command that does database work: each argument is a step. Its first line has a verb and a
//! text, which is mostly SQL; each further line is a parameter, such as `int32 7`. Without SQL,
//! `query` and `execute` take the statement of the last `prepare`, and `query` keeps its rows.
//! Answers are lines on standard output, one per observation.

wit_bindgen::generate!({path: "wit", world: "database", generate_all});

use hayride::db::db::{
    open, Connection, DbValue, Error, ErrorCode, IsolationLevel, Rows, Statement,
};

#[derive(Default)]
struct Session {
    rows: Option<Rows>,
    statement: Option<Statement>,
    connection: Option<Connection>,
}

fn main() {
    let mut session = Session::default();
    for step in std::env::args().skip(1) {
        let mut lines = step.split('\n');
        let first = lines.next().unwrap_or_default();
        let (verb, text) = first.split_once(' ').unwrap_or((first, ""));
        let values: Vec<DbValue> = lines.map(read_value).collect();
        if let Err(error) = session.take_step(verb, text, &values) {
            println!("{}: {}", name_of(&error.code()), error.data());
        }
    }
}

impl Session {
    fn take_step(&mut self, verb: &str, text: &str, values: &[DbValue]) -> Result<(), Error> {
        match verb {
            "open" => {
                self.connection = Some(open(text)?);
                println!("opened");
            }
            "prepare" => {
                self.statement = Some(self.connection().prepare(text)?);
                println!("prepared");
            }
            "count" => println!("{} parameters", self.statement().number_parameters()),
            "execute" => {
                self.prepare(text)?;
                println!("{} changed", self.statement().execute(values)?);
            }
            "query" => {
                self.prepare(text)?;
                let rows = self.statement().query(values)?;
                println!("columns {}", rows.columns().join(", "));
                self.rows = Some(rows);
            }
            "first" => {
                let rows = self.connection().prepare(text)?.query(values)?;
                println!("{}", show_row(&rows.next()?));
            }
            "next" => println!("{}", show_row(&self.rows().next()?)),
            "all" => loop {
                println!("{}", show_row(&self.rows().next()?));
            },
            "close-rows" => {
                self.rows().close()?;
                println!("rows closed");
            }
            "drop-rows" => self.rows = None,
            "close-statement" => {
                self.statement().close()?;
                println!("statement closed");
            }
            "begin" => {
                self.connection()
                    .begin_transaction(IsolationLevel::Serializable, false)?;
                println!("begun");
            }
            "close" => {
                self.connection().close()?;
                println!("closed");
            }
            _ => panic!("unknown verb: {verb}"),
        }
        Ok(())
    }

    fn prepare(&mut self, sql: &str) -> Result<(), Error> {
        if !sql.is_empty() {
            self.statement = Some(self.connection().prepare(sql)?);
        }
        Ok(())
    }

    fn connection(&self) -> &Connection {
        self.connection.as_ref().expect("a connection")
    }

    fn statement(&self) -> &Statement {
        self.statement.as_ref().expect("a statement")
    }

    fn rows(&self) -> &Rows {
        self.rows.as_ref().expect("rows")
    }
}

fn read_value(line: &str) -> DbValue {
    let (kind, text) = line.split_once(' ').unwrap_or((line, ""));
    match kind {
        "int32" => DbValue::Int32(text.parse().expect("a number")),
        "int64" => DbValue::Int64(text.parse().expect("a number")),
        "uint32" => DbValue::Uint32(text.parse().expect("a number")),
        "uint64" => DbValue::Uint64(text.parse().expect("a number")),
        "float" => DbValue::Float(text.parse().expect("a number")),
        "double" => DbValue::Double(text.parse().expect("a number")),
        "str" => DbValue::Str(text.to_string()),
        "boolean" => DbValue::Boolean(text.parse().expect("true or false")),
        "date" => DbValue::Date(text.to_string()),
        "time" => DbValue::Time(text.to_string()),
        "timestamp" => DbValue::Timestamp(text.to_string()),
        "binary" => DbValue::Binary(text.split_terminator(' ').map(read_byte).collect()),
        "null" => DbValue::Null,
        _ => panic!("unknown kind of value: {kind}"),
    }
}

fn read_byte(text: &str) -> u8 {
    text.parse().expect("a byte")
}

fn show_row(row: &[DbValue]) -> String {
    row.iter()
        .map(show_value)
        .collect::<Vec<String>>()
        .join(" | ")
}

fn show_value(value: &DbValue) -> String {
    match value {
        DbValue::Int32(number) => format!("int32 {number}"),
        DbValue::Int64(number) => format!("int64 {number}"),
        DbValue::Uint32(number) => format!("uint32 {number}"),
        DbValue::Uint64(number) => format!("uint64 {number}"),
        DbValue::Float(number) => format!("float {number}"),
        DbValue::Double(number) => format!("double {number}"),
        DbValue::Str(text) => format!("str {text}"),
        DbValue::Boolean(truth) => format!("boolean {truth}"),
        DbValue::Date(text) => format!("date {text}"),
        DbValue::Time(text) => format!("time {text}"),
        DbValue::Timestamp(text) => format!("timestamp {text}"),
        DbValue::Binary(bytes) => bytes
            .iter()
            .fold("binary".into(), |all, b| format!("{all} {b}")),
        DbValue::Null => "null".to_string(),
    }
}

fn name_of(code: &ErrorCode) -> &'static str {
    match code {
        ErrorCode::OpenFailed => "open-failed",
        ErrorCode::QueryFailed => "query-failed",
        ErrorCode::ExecuteFailed => "execute-failed",
        ErrorCode::PrepareFailed => "prepare-failed",
        ErrorCode::CloseFailed => "close-failed",
        ErrorCode::NumberParametersFailed => "number-parameters-failed",
        ErrorCode::BeginTransactionFailed => "begin-transaction-failed",
        ErrorCode::CommitFailed => "commit-failed",
        ErrorCode::RollbackFailed => "rollback-failed",
        ErrorCode::NextFailed => "next-failed",
        ErrorCode::EndOfRows => "end-of-rows",
        ErrorCode::NotEnabled => "not-enabled",
        ErrorCode::Unknown => "unknown",
    }
}
