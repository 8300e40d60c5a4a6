; subtile_loader.tail_rows_with_voffset_checked_exactly/2-byte elements, end rule
; e3572e22aba251f66fd09c912f5e20a78ec403efb0280cefe148dc96c6150c40
; 1 lemmas, each unsat

(reset)
; subtile_loader.tail_rows_with_voffset_checked_exactly/2-byte elements, end rule
(declare-const row_stride Int)
(declare-const column Int)
(declare-const row Int)
(declare-const valid_rows Int)
(assert (<= 1 row_stride))
(assert (<= 0 column))
(assert (<= 0 row))
(assert (<= 1 valid_rows))
(assert (= (mod (* 2 row_stride) 4) 0))
(assert (= (mod (* 2 column) 4) 0))
(assert (< column row_stride))
(assert (not (and (or (< (* 2 (+ (* row row_stride) column)) (* 2 valid_rows row_stride)) (<= valid_rows row)) (or (< row valid_rows) (<= (* 2 valid_rows row_stride) (* 2 (+ (* row row_stride) column)))) (or (<= (+ (* 2 (+ (* row row_stride) column)) 4) (* 2 valid_rows row_stride)) (<= valid_rows row)) (or (< row valid_rows) (< (* 2 valid_rows row_stride) (+ (* 2 (+ (* row row_stride) column)) 4))))))
(check-sat)
