; subtile_loader.tail_rows_with_voffset_checked_exactly/2-byte elements, end rule
; e3572e22aba251f66fd09c912f5e20a78ec403efb0280cefe148dc96c6150c40
; 1 lemmas, each unsat

(reset)
; subtile_loader.tail_rows_with_voffset_checked_exactly/2-byte elements, end rule
; v0 is row_stride
; v1 is column
; v2 is row
; v3 is valid_rows
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(declare-const v3 Int)
(assert (<= 1 v0))
(assert (<= 0 v1))
(assert (<= 0 v2))
(assert (<= 1 v3))
(assert (= (mod (* 2 v0) 4) 0))
(assert (= (mod (* 2 v1) 4) 0))
(assert (< v1 v0))
(assert (not (and (or (< (* 2 (+ (* v2 v0) v1)) (* 2 v3 v0)) (<= v3 v2)) (or (< v2 v3) (<= (* 2 v3 v0) (* 2 (+ (* v2 v0) v1)))) (or (<= (+ (* 2 (+ (* v2 v0) v1)) 4) (* 2 v3 v0)) (<= v3 v2)) (or (< v2 v3) (< (* 2 v3 v0) (+ (* 2 (+ (* v2 v0) v1)) 4))))))
(check-sat)
