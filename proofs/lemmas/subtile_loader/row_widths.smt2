; subtile_loader.row_widths
; 966de21feb19e9f663ef35eaeac5e4774ca5bfece36ada09e8e6b7771c9386c2
; 1 lemmas, each unsat

(reset)
; subtile_loader.row_widths
(declare-const row_bytes Int)
(assert (<= 1 row_bytes))
(assert (= (- row_bytes (* (ite (<= (div row_bytes 4) 16) 4 8) (ite (> (ite (<= (div row_bytes 4) 16) 4 8) 0) (div row_bytes (ite (<= (div row_bytes 4) 16) 4 8)) (div (- row_bytes) (- (ite (<= (div row_bytes 4) 16) 4 8)))))) 0))
(assert (not (and (or (and (not (= (ite (> (ite (<= (div row_bytes 4) 16) 4 8) 0) (div row_bytes (ite (<= (div row_bytes 4) 16) 4 8)) (div (- row_bytes) (- (ite (<= (div row_bytes 4) 16) 4 8)))) 4)) (not (= (ite (> (ite (<= (div row_bytes 4) 16) 4 8) 0) (div row_bytes (ite (<= (div row_bytes 4) 16) 4 8)) (div (- row_bytes) (- (ite (<= (div row_bytes 4) 16) 4 8)))) 16))) (= row_bytes 16) (= row_bytes 64) (= row_bytes 128)) (or (and (not (= row_bytes 16)) (not (= row_bytes 64)) (not (= row_bytes 128))) (= (ite (> (ite (<= (div row_bytes 4) 16) 4 8) 0) (div row_bytes (ite (<= (div row_bytes 4) 16) 4 8)) (div (- row_bytes) (- (ite (<= (div row_bytes 4) 16) 4 8)))) 4) (= (ite (> (ite (<= (div row_bytes 4) 16) 4 8) 0) (div row_bytes (ite (<= (div row_bytes 4) 16) 4 8)) (div (- row_bytes) (- (ite (<= (div row_bytes 4) 16) 4 8)))) 16)) (not (= (ite (<= (div row_bytes 4) 16) 4 8) 0)))))
(check-sat)
