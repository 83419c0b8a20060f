;; Written by hand, so that every failure has one visible cause.
(module
  (memory (export "memory") 1)

  (func $check_divisor (param $n i32)
    local.get $n
    i32.eqz
    if unreachable end) ;; what a panic or an abort compiles to

  (func $divide (export "example:traps/faults@0.0.1#divide")
    (param $a i32) (param $b i32) (result i32)
    local.get $b
    call $check_divisor
    local.get $a
    local.get $b
    i32.div_s)

  (func $read_at (export "example:traps/faults@0.0.1#read-at")
    (param $address i32) (result i32)
    local.get $address
    i32.load)

  ;; Nothing ends the recursion.
  (func $recurse (export "example:traps/faults@0.0.1#recurse")
    (param $n i32) (result i32)
    local.get $n
    call $recurse
    i32.const 1
    i32.add))
