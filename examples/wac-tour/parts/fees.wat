(module
  (import "example:library/rates@0.3.0" "per-day" (func $per-day (result i32)))
  (func (export "fee") (param $days i32) (result i32)
    (i32.mul (local.get $days) (call $per-day))))
