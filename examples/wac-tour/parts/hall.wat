(module
  (import "left" "serve" (func $left (result i32)))
  (import "right" "serve" (func $right (result i32)))
  ;; Two digits: the number at the left window, then the one at the right.
  (func (export "both") (result i32)
    (i32.add (i32.mul (call $left) (i32.const 10)) (call $right))))
