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
 (let ((?x276 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x12099 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x13333 (bvadd ?x12099 ?x276)))
 (bvsle bits1 ?x13333)))))
(assert
 (let ((?x276 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x12099 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x13333 (bvadd ?x12099 ?x276)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x13333 bits1) base1))))))
(assert
 (let ((?x18815 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x21173 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x8352 (bvadd ?x21173 ?x18815)))
 (bvsle bits2 ?x8352)))))
(assert
 (let ((?x18815 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x21173 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x8352 (bvadd ?x21173 ?x18815)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x8352 bits2) base2))))))
(assert
 (let ((?x18815 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x21173 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x16602 (bvadd ?x21173 base2)))
(let ((?x948 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x28938 (bvshl ?x948 ?x16602)))
(let ((?x276 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x12099 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x64 (bvadd ?x12099 base1)))
(let ((?x22942 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x8003 (bvshl ?x22942 ?x64)))
(let ((?x16475 (bvand vector (_ bv127 32))))
(let ((?x8600 (bvand ?x16475 ?x8003)))
(let ((?x14691 (bvashr ?x8600 ?x12099)))
(let ((?x27163 (bvshl ?x14691 ?x276)))
(let ((?x26391 (bvxor ?x16475 ?x27163)))
(let ((?x5518 (bvand ?x26391 ?x28938)))
(let ((?x21130 (bvashr ?x5518 ?x21173)))
(let ((?x9359 (bvshl ?x21130 ?x18815)))
(let (($x10448 (bvsle (_ bv0 32) vector)))
(let ((?x12087 (bvmul (_ bv8 32) vector)))
(let ((?x27895 (bvashr ?x12087 (_ bv5 32))))
(let ((?x7059 (bvashr ?x27895 (_ bv4 32))))
(let ((?x3334 (bvand ?x7059 (_ bv1 32))))
(let ((?x27490 (bvadd (bvmul (_ bv4 32) (bvand ?x27895 (_ bv15 32))) (bvashr (bvand ?x12087 (_ bv31 32)) (_ bv3 32)))))
(let ((?x29043 (bvadd ?x27490 (bvmul (_ bv64 32) ?x3334))))
(let ((?x17882 (bvand ?x29043 ?x8003)))
(let ((?x14547 (bvashr ?x17882 ?x12099)))
(let ((?x20858 (bvshl ?x14547 ?x276)))
(let ((?x3487 (bvxor ?x29043 ?x20858)))
(let ((?x8837 (bvand ?x3487 ?x28938)))
(let ((?x1338 (bvashr ?x8837 ?x21173)))
(let ((?x311 (bvshl ?x1338 ?x18815)))
(let (($x11848 (bvsle (_ bv0 32) bits2)))
(let (($x28831 (bvsle (_ bv0 32) bits1)))
(let ((?x11207 (bvadd (bvadd vector (bvmul (_ bv4294967295 32) (bvand vector (_ bv63 32)))) (bvand (bvxor ?x26391 ?x9359) (_ bv63 32)))))
(let ((?x18476 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x3487 ?x311) (_ bv63 32)) (_ bv3 32))) (bvand (bvand ?x12087 (_ bv31 32)) (_ bv7 32)))))
(let ((?x18079 (bvadd (bvmul (_ bv16 32) (bvadd (bvmul (_ bv2 32) (bvashr ?x7059 (_ bv1 32))) ?x3334)) (bvashr (bvand (bvxor ?x3487 ?x311) (_ bv63 32)) (_ bv2 32)))))
(let (($x27922 (and (= (bvashr (bvadd (bvmul (_ bv64 32) ?x18079) (bvmul (_ bv2 32) ?x18476)) (_ bv4 32)) ?x11207) $x28831 (bvsle (_ bv0 32) ?x22942) (bvsle (_ bv0 32) ?x64) (bvsle (_ bv0 32) ?x29043) (bvsle (_ bv0 32) ?x8003) (bvsle (_ bv0 32) ?x17882) (bvsle (_ bv0 32) ?x12099) (bvsle (_ bv0 32) ?x14547) (bvsle (_ bv0 32) ?x276) (bvsle (_ bv0 32) ?x20858) $x11848 (bvsle (_ bv0 32) ?x948) (bvsle (_ bv0 32) ?x16602) (bvsle (_ bv0 32) ?x3487) (bvsle (_ bv0 32) ?x28938) (bvsle (_ bv0 32) ?x8837) (bvsle (_ bv0 32) ?x21173) (bvsle (_ bv0 32) ?x1338) (bvsle (_ bv0 32) ?x18815) (bvsle (_ bv0 32) ?x311) $x10448 (bvsle (_ bv0 32) ?x16475) (bvsle (_ bv0 32) ?x8600) (bvsle (_ bv0 32) ?x14691) (bvsle (_ bv0 32) ?x27163) (bvsle (_ bv0 32) ?x26391) (bvsle (_ bv0 32) ?x5518) (bvsle (_ bv0 32) ?x21130) (bvsle (_ bv0 32) ?x9359))))
(not $x27922))))))))))))))))))))))))))))))))))))))))
(check-sat)
