; subtile_loader.worker_base_needed_exactly/worker_base or 0
; 608ef5c67a1b7f81fc798dfb7b086af555162563c8ea82264e688ea915605b72
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 32))
(declare-fun shift1 () (_ BitVec 32))
(declare-fun base1 () (_ BitVec 32))
(declare-fun bits2 () (_ BitVec 32))
(declare-fun shift2 () (_ BitVec 32))
(declare-fun base2 () (_ BitVec 32))
(declare-fun lane () (_ BitVec 32))
(declare-fun strip_a () (_ BitVec 32))
(assert
 (bvsle (_ bv0 32) bits1))
(assert
 (bvsgt (_ bv11 32) bits1))
(assert
 (bvsle (_ bv4294967286 32) shift1))
(assert
 (bvsgt (_ bv11 32) shift1))
(assert
 (bvsle (_ bv0 32) base1))
(assert
 (bvsgt (_ bv11 32) base1))
(assert
 (bvsle (_ bv0 32) bits2))
(assert
 (bvsgt (_ bv11 32) bits2))
(assert
 (bvsle (_ bv4294967286 32) shift2))
(assert
 (bvsgt (_ bv11 32) shift2))
(assert
 (bvsle (_ bv0 32) base2))
(assert
 (bvsgt (_ bv11 32) base2))
(assert
 (bvsle (_ bv0 32) lane))
(assert
 (bvsgt (_ bv64 32) lane))
(assert
 (bvsle (_ bv0 32) strip_a))
(assert
 (bvsgt (_ bv16 32) strip_a))
(assert
 (let ((?x28135 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x28220 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x27948 (bvadd ?x28220 ?x28135)))
 (bvsle bits1 ?x27948)))))
(assert
 (let ((?x28135 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x28220 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x27948 (bvadd ?x28220 ?x28135)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x27948 bits1) base1))))))
(assert
 (let ((?x27974 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x17406 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x19498 (bvadd ?x17406 ?x27974)))
 (bvsle bits2 ?x19498)))))
(assert
 (let ((?x27974 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x17406 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x19498 (bvadd ?x17406 ?x27974)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x19498 bits2) base2))))))
(assert
 (let ((?x27974 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x17406 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x20809 (bvadd ?x17406 base2)))
(let ((?x25107 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x27843 (bvshl ?x25107 ?x20809)))
(let ((?x28135 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x28220 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x15957 (bvadd ?x28220 base1)))
(let ((?x8641 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x27086 (bvshl ?x8641 ?x15957)))
(let ((?x18257 (bvmul (_ bv64 32) strip_a)))
(let ((?x15742 (bvand ?x18257 ?x27086)))
(let ((?x25966 (bvashr ?x15742 ?x28220)))
(let ((?x28197 (bvshl ?x25966 ?x28135)))
(let ((?x30565 (bvxor ?x18257 ?x28197)))
(let ((?x20927 (bvand ?x30565 ?x27843)))
(let ((?x967 (bvashr ?x20927 ?x17406)))
(let ((?x3400 (bvshl ?x967 ?x27974)))
(let ((?x22744 (bvand lane ?x27086)))
(let ((?x8291 (bvashr ?x22744 ?x28220)))
(let ((?x374 (bvshl ?x8291 ?x28135)))
(let ((?x16733 (bvxor lane ?x374)))
(let ((?x21277 (bvand ?x16733 ?x27843)))
(let ((?x28228 (bvashr ?x21277 ?x17406)))
(let ((?x19958 (bvshl ?x28228 ?x27974)))
(let (($x28343 (bvsle (_ bv0 32) lane)))
(let ((?x29407 (bvadd lane ?x18257)))
(let ((?x854 (bvand ?x29407 ?x27086)))
(let ((?x11207 (bvashr ?x854 ?x28220)))
(let ((?x1188 (bvshl ?x11207 ?x28135)))
(let ((?x11026 (bvxor ?x29407 ?x1188)))
(let ((?x27588 (bvand ?x11026 ?x27843)))
(let ((?x7452 (bvashr ?x27588 ?x17406)))
(let ((?x28992 (bvshl ?x7452 ?x27974)))
(let (($x16476 (bvsle (_ bv0 32) bits2)))
(let (($x27585 (bvsle (_ bv0 32) bits1)))
(let (($x1148 (= (bvand (bvxor ?x11026 ?x28992) (_ bv63 32)) (bvand (bvxor ?x16733 ?x19958) (_ bv63 32)))))
(let (($x679 (and (or (not $x1148) (= (_ bv0 32) (bvand (bvxor ?x30565 ?x3400) (_ bv63 32)))) (or (not (= (_ bv0 32) (bvand (bvxor ?x30565 ?x3400) (_ bv63 32)))) $x1148) $x27585 (bvsle (_ bv0 32) ?x8641) (bvsle (_ bv0 32) ?x15957) (bvsle (_ bv0 32) ?x29407) (bvsle (_ bv0 32) ?x27086) (bvsle (_ bv0 32) ?x854) (bvsle (_ bv0 32) ?x28220) (bvsle (_ bv0 32) ?x11207) (bvsle (_ bv0 32) ?x28135) (bvsle (_ bv0 32) ?x1188) $x16476 (bvsle (_ bv0 32) ?x25107) (bvsle (_ bv0 32) ?x20809) (bvsle (_ bv0 32) ?x11026) (bvsle (_ bv0 32) ?x27843) (bvsle (_ bv0 32) ?x27588) (bvsle (_ bv0 32) ?x17406) (bvsle (_ bv0 32) ?x7452) (bvsle (_ bv0 32) ?x27974) (bvsle (_ bv0 32) ?x28992) $x28343 (bvsle (_ bv0 32) ?x22744) (bvsle (_ bv0 32) ?x8291) (bvsle (_ bv0 32) ?x374) (bvsle (_ bv0 32) ?x16733) (bvsle (_ bv0 32) ?x21277) (bvsle (_ bv0 32) ?x28228) (bvsle (_ bv0 32) ?x19958) (bvsle (_ bv0 32) ?x18257) (bvsle (_ bv0 32) ?x15742) (bvsle (_ bv0 32) ?x25966) (bvsle (_ bv0 32) ?x28197) (bvsle (_ bv0 32) ?x30565) (bvsle (_ bv0 32) ?x20927) (bvsle (_ bv0 32) ?x967) (bvsle (_ bv0 32) ?x3400))))
(not $x679))))))))))))))))))))))))))))))))))))))))
(check-sat)
