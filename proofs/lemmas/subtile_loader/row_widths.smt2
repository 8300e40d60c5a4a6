; subtile_loader.row_widths
; 966de21feb19e9f663ef35eaeac5e4774ca5bfece36ada09e8e6b7771c9386c2
; 1 lemmas, each unsat

(reset)
; subtile_loader.row_widths
; v0 is row_bytes
(declare-const v0 Int)
(assert (<= 1 v0))
(assert (= (- v0 (* (ite (<= (div v0 4) 16) 4 8) (ite (> (ite (<= (div v0 4) 16) 4 8) 0) (div v0 (ite (<= (div v0 4) 16) 4 8)) (div (- v0) (- (ite (<= (div v0 4) 16) 4 8)))))) 0))
(assert (not (and (or (and (not (= (ite (> (ite (<= (div v0 4) 16) 4 8) 0) (div v0 (ite (<= (div v0 4) 16) 4 8)) (div (- v0) (- (ite (<= (div v0 4) 16) 4 8)))) 4)) (not (= (ite (> (ite (<= (div v0 4) 16) 4 8) 0) (div v0 (ite (<= (div v0 4) 16) 4 8)) (div (- v0) (- (ite (<= (div v0 4) 16) 4 8)))) 16))) (= v0 16) (= v0 64) (= v0 128)) (or (and (not (= v0 16)) (not (= v0 64)) (not (= v0 128))) (= (ite (> (ite (<= (div v0 4) 16) 4 8) 0) (div v0 (ite (<= (div v0 4) 16) 4 8)) (div (- v0) (- (ite (<= (div v0 4) 16) 4 8)))) 4) (= (ite (> (ite (<= (div v0 4) 16) 4 8) 0) (div v0 (ite (<= (div v0 4) 16) 4 8)) (div (- v0) (- (ite (<= (div v0 4) 16) 4 8)))) 16)) (not (= (ite (<= (div v0 4) 16) 4 8) 0)))))
(check-sat)
