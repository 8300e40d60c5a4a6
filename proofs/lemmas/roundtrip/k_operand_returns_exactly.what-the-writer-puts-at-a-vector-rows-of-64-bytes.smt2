; roundtrip.k_operand_returns_exactly/what the writer puts at a vector, rows of 64 bytes
; 4c7b3dff708762b4df4a55fd9f1148bda6651b5c866000a7e5ea08d5997e54a7
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
(declare-fun vector () (_ BitVec 32))
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
 (bvsle (_ bv0 32) vector))
(assert
 (bvsgt (_ bv256 32) vector))
(assert
 (let ((?x225 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x10775 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x9593 (bvadd ?x10775 ?x225)))
 (bvsle bits1 ?x9593)))))
(assert
 (let ((?x225 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x10775 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x9593 (bvadd ?x10775 ?x225)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x9593 bits1) base1))))))
(assert
 (let ((?x3317 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x45 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x4546 (bvadd ?x45 ?x3317)))
 (bvsle bits2 ?x4546)))))
(assert
 (let ((?x3317 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x45 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x4546 (bvadd ?x45 ?x3317)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x4546 bits2) base2))))))
(assert
 (let ((?x3317 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x45 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x17727 (bvadd ?x45 base2)))
(let ((?x17200 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x79 (bvshl ?x17200 ?x17727)))
(let ((?x225 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x10775 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x4665 (bvadd ?x10775 base1)))
(let ((?x498 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x27656 (bvshl ?x498 ?x4665)))
(let ((?x19753 (bvand vector (_ bv127 32))))
(let ((?x21966 (bvand ?x19753 ?x27656)))
(let ((?x17100 (bvashr ?x21966 ?x10775)))
(let ((?x725 (bvshl ?x17100 ?x225)))
(let ((?x18925 (bvxor ?x19753 ?x725)))
(let ((?x25926 (bvand ?x18925 ?x79)))
(let ((?x3428 (bvashr ?x25926 ?x45)))
(let ((?x15685 (bvshl ?x3428 ?x3317)))
(let (($x5750 (bvsle (_ bv0 32) vector)))
(let ((?x1821 (bvmul (_ bv8 32) vector)))
(let ((?x17941 (bvashr ?x1821 (_ bv5 32))))
(let ((?x12124 (bvashr ?x17941 (_ bv4 32))))
(let ((?x4449 (bvand ?x12124 (_ bv1 32))))
(let ((?x29385 (bvadd (bvmul (_ bv4 32) (bvand ?x17941 (_ bv15 32))) (bvashr (bvand ?x1821 (_ bv31 32)) (_ bv3 32)))))
(let ((?x11770 (bvadd ?x29385 (bvmul (_ bv64 32) ?x4449))))
(let ((?x28216 (bvand ?x11770 ?x27656)))
(let ((?x22046 (bvashr ?x28216 ?x10775)))
(let ((?x15411 (bvshl ?x22046 ?x225)))
(let ((?x20790 (bvxor ?x11770 ?x15411)))
(let ((?x18188 (bvand ?x20790 ?x79)))
(let ((?x90 (bvashr ?x18188 ?x45)))
(let ((?x12073 (bvshl ?x90 ?x3317)))
(let (($x3416 (bvsle (_ bv0 32) bits2)))
(let (($x28189 (bvsle (_ bv0 32) bits1)))
(let ((?x14966 (bvadd (bvadd vector (bvmul (_ bv4294967295 32) (bvand vector (_ bv63 32)))) (bvand (bvxor ?x18925 ?x15685) (_ bv63 32)))))
(let ((?x26661 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x20790 ?x12073) (_ bv63 32)) (_ bv3 32))) (bvand (bvand ?x1821 (_ bv31 32)) (_ bv7 32)))))
(let ((?x29166 (bvadd (bvmul (_ bv16 32) (bvadd (bvmul (_ bv2 32) (bvashr ?x12124 (_ bv1 32))) ?x4449)) (bvashr (bvand (bvxor ?x20790 ?x12073) (_ bv63 32)) (_ bv2 32)))))
(let (($x25268 (and (= (bvashr (bvadd (bvmul (_ bv64 32) ?x29166) (bvmul (_ bv2 32) ?x26661)) (_ bv4 32)) ?x14966) $x28189 (bvsle (_ bv0 32) ?x498) (bvsle (_ bv0 32) ?x4665) (bvsle (_ bv0 32) ?x11770) (bvsle (_ bv0 32) ?x27656) (bvsle (_ bv0 32) ?x28216) (bvsle (_ bv0 32) ?x10775) (bvsle (_ bv0 32) ?x22046) (bvsle (_ bv0 32) ?x225) (bvsle (_ bv0 32) ?x15411) $x3416 (bvsle (_ bv0 32) ?x17200) (bvsle (_ bv0 32) ?x17727) (bvsle (_ bv0 32) ?x20790) (bvsle (_ bv0 32) ?x79) (bvsle (_ bv0 32) ?x18188) (bvsle (_ bv0 32) ?x45) (bvsle (_ bv0 32) ?x90) (bvsle (_ bv0 32) ?x3317) (bvsle (_ bv0 32) ?x12073) $x5750 (bvsle (_ bv0 32) ?x19753) (bvsle (_ bv0 32) ?x21966) (bvsle (_ bv0 32) ?x17100) (bvsle (_ bv0 32) ?x725) (bvsle (_ bv0 32) ?x18925) (bvsle (_ bv0 32) ?x25926) (bvsle (_ bv0 32) ?x3428) (bvsle (_ bv0 32) ?x15685))))
(not $x25268))))))))))))))))))))))))))))))))))))))))
(check-sat)
