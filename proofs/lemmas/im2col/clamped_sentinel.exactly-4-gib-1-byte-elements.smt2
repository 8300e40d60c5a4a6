; im2col.clamped_sentinel/exactly 4 GiB, 1-byte elements
; 1dde937424680b647b005fabdf940294864b616b1863cfa3679ebe455ad26d56
; 1 lemmas, each unsat

(reset)
; contradiction
(assert (>= (- 4294967292) 0)) ; given
(check-sat)
