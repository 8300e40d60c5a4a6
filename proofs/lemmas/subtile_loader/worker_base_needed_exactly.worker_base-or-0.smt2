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
 (let ((?x4186 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x15418 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x32012 (bvadd ?x15418 ?x4186)))
 (bvsle bits1 ?x32012)))))
(assert
 (let ((?x4186 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x15418 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x32012 (bvadd ?x15418 ?x4186)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x32012 bits1) base1))))))
(assert
 (let ((?x11419 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x15455 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x37953 (bvadd ?x15455 ?x11419)))
 (bvsle bits2 ?x37953)))))
(assert
 (let ((?x11419 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x15455 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x37953 (bvadd ?x15455 ?x11419)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x37953 bits2) base2))))))
(assert
 (let ((?x11419 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x15455 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x23255 (bvadd ?x15455 base2)))
(let ((?x31013 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x11121 (bvshl ?x31013 ?x23255)))
(let ((?x4186 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x15418 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x42961 (bvadd ?x15418 base1)))
(let ((?x44275 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x13692 (bvshl ?x44275 ?x42961)))
(let ((?x31369 (bvmul (_ bv64 32) strip_a)))
(let ((?x42086 (bvand ?x31369 ?x13692)))
(let ((?x25840 (bvashr ?x42086 ?x15418)))
(let ((?x30912 (bvshl ?x25840 ?x4186)))
(let ((?x4563 (bvxor ?x31369 ?x30912)))
(let ((?x27502 (bvand ?x4563 ?x11121)))
(let ((?x34343 (bvashr ?x27502 ?x15455)))
(let ((?x22147 (bvshl ?x34343 ?x11419)))
(let ((?x17535 (bvand lane ?x13692)))
(let ((?x22668 (bvashr ?x17535 ?x15418)))
(let ((?x5718 (bvshl ?x22668 ?x4186)))
(let ((?x8630 (bvxor lane ?x5718)))
(let ((?x43401 (bvand ?x8630 ?x11121)))
(let ((?x35626 (bvashr ?x43401 ?x15455)))
(let ((?x17079 (bvshl ?x35626 ?x11419)))
(let (($x2269 (bvsle (_ bv0 32) lane)))
(let ((?x38936 (bvadd lane ?x31369)))
(let ((?x18659 (bvand ?x38936 ?x13692)))
(let ((?x30872 (bvashr ?x18659 ?x15418)))
(let ((?x37886 (bvshl ?x30872 ?x4186)))
(let ((?x13126 (bvxor ?x38936 ?x37886)))
(let ((?x41275 (bvand ?x13126 ?x11121)))
(let ((?x22604 (bvashr ?x41275 ?x15455)))
(let ((?x15185 (bvshl ?x22604 ?x11419)))
(let (($x27530 (bvsle (_ bv0 32) bits2)))
(let (($x15981 (bvsle (_ bv0 32) bits1)))
(let (($x37343 (= (bvand (bvxor ?x13126 ?x15185) (_ bv63 32)) (bvand (bvxor ?x8630 ?x17079) (_ bv63 32)))))
(let (($x4439 (and (or (not $x37343) (= (_ bv0 32) (bvand (bvxor ?x4563 ?x22147) (_ bv63 32)))) (or (not (= (_ bv0 32) (bvand (bvxor ?x4563 ?x22147) (_ bv63 32)))) $x37343) $x15981 (bvsle (_ bv0 32) ?x44275) (bvsle (_ bv0 32) ?x42961) (bvsle (_ bv0 32) ?x38936) (bvsle (_ bv0 32) ?x13692) (bvsle (_ bv0 32) ?x18659) (bvsle (_ bv0 32) ?x15418) (bvsle (_ bv0 32) ?x30872) (bvsle (_ bv0 32) ?x4186) (bvsle (_ bv0 32) ?x37886) $x27530 (bvsle (_ bv0 32) ?x31013) (bvsle (_ bv0 32) ?x23255) (bvsle (_ bv0 32) ?x13126) (bvsle (_ bv0 32) ?x11121) (bvsle (_ bv0 32) ?x41275) (bvsle (_ bv0 32) ?x15455) (bvsle (_ bv0 32) ?x22604) (bvsle (_ bv0 32) ?x11419) (bvsle (_ bv0 32) ?x15185) $x2269 (bvsle (_ bv0 32) ?x17535) (bvsle (_ bv0 32) ?x22668) (bvsle (_ bv0 32) ?x5718) (bvsle (_ bv0 32) ?x8630) (bvsle (_ bv0 32) ?x43401) (bvsle (_ bv0 32) ?x35626) (bvsle (_ bv0 32) ?x17079) (bvsle (_ bv0 32) ?x31369) (bvsle (_ bv0 32) ?x42086) (bvsle (_ bv0 32) ?x25840) (bvsle (_ bv0 32) ?x30912) (bvsle (_ bv0 32) ?x4563) (bvsle (_ bv0 32) ?x27502) (bvsle (_ bv0 32) ?x34343) (bvsle (_ bv0 32) ?x22147))))
(not $x4439))))))))))))))))))))))))))))))))))))))))
(check-sat)
