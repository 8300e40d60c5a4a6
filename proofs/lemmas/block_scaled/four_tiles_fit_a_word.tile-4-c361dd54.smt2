; block_scaled.four_tiles_fit_a_word/tile >= 4
; 307b9e22bf33a124f4f58ebca619faaf46d2c5ecb49b970bb7f98cdc7cbb66ca
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; scale
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_minus_4
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; given
(check-sat)
