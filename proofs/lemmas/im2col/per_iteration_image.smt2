; im2col.per_iteration_image
; 564f9533c2c0e47f3c342430cb1aae23a7e8ea44672b04d3526d1175acbf223a
; 1 lemmas, each unsat

(reset)
; im2col.per_iteration_image
(declare-const load_width Int)
(declare-const element_bytes Int)
(declare-const swizzled_vector Int)
(declare-const vectors_per_row Int)
(assert (<= 1 load_width))
(assert (<= 1 element_bytes))
(assert (<= 0 swizzled_vector))
(assert (<= 1 vectors_per_row))
(assert (not (and (= (* (+ (* (ite (> (* (* load_width element_bytes) vectors_per_row) 0) (div (* (* load_width element_bytes) swizzled_vector) (* (* load_width element_bytes) vectors_per_row)) (div (- (* (* load_width element_bytes) swizzled_vector)) (- (* (* load_width element_bytes) vectors_per_row)))) load_width vectors_per_row) (ite (> element_bytes 0) (div (- (* (* load_width element_bytes) swizzled_vector) (* (* (* load_width element_bytes) vectors_per_row) (ite (> (* (* load_width element_bytes) vectors_per_row) 0) (div (* (* load_width element_bytes) swizzled_vector) (* (* load_width element_bytes) vectors_per_row)) (div (- (* (* load_width element_bytes) swizzled_vector)) (- (* (* load_width element_bytes) vectors_per_row)))))) element_bytes) (div (- (- (* (* load_width element_bytes) swizzled_vector) (* (* (* load_width element_bytes) vectors_per_row) (ite (> (* (* load_width element_bytes) vectors_per_row) 0) (div (* (* load_width element_bytes) swizzled_vector) (* (* load_width element_bytes) vectors_per_row)) (div (- (* (* load_width element_bytes) swizzled_vector)) (- (* (* load_width element_bytes) vectors_per_row))))))) (- element_bytes)))) element_bytes) (* (* load_width element_bytes) swizzled_vector)) (<= (+ (ite (> element_bytes 0) (div (- (* (* load_width element_bytes) swizzled_vector) (* (* (* load_width element_bytes) vectors_per_row) (ite (> (* (* load_width element_bytes) vectors_per_row) 0) (div (* (* load_width element_bytes) swizzled_vector) (* (* load_width element_bytes) vectors_per_row)) (div (- (* (* load_width element_bytes) swizzled_vector)) (- (* (* load_width element_bytes) vectors_per_row)))))) element_bytes) (div (- (- (* (* load_width element_bytes) swizzled_vector) (* (* (* load_width element_bytes) vectors_per_row) (ite (> (* (* load_width element_bytes) vectors_per_row) 0) (div (* (* load_width element_bytes) swizzled_vector) (* (* load_width element_bytes) vectors_per_row)) (div (- (* (* load_width element_bytes) swizzled_vector)) (- (* (* load_width element_bytes) vectors_per_row))))))) (- element_bytes))) load_width) (* load_width vectors_per_row)) (not (= (* (* load_width element_bytes) vectors_per_row) 0)) (not (= element_bytes 0)))))
(check-sat)
