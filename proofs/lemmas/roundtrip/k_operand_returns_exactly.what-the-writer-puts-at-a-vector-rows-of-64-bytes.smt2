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
 (let ((?x17687 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x1747 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x22339 (bvadd ?x1747 ?x17687)))
 (bvsle bits1 ?x22339)))))
(assert
 (let ((?x17687 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x1747 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x22339 (bvadd ?x1747 ?x17687)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x22339 bits1) base1))))))
(assert
 (let ((?x2519 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x32631 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x13455 (bvadd ?x32631 ?x2519)))
 (bvsle bits2 ?x13455)))))
(assert
 (let ((?x2519 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x32631 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x13455 (bvadd ?x32631 ?x2519)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x13455 bits2) base2))))))
(assert
 (let ((?x2519 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x32631 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x26611 (bvadd ?x32631 base2)))
(let ((?x7390 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x12140 (bvshl ?x7390 ?x26611)))
(let ((?x17687 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x1747 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x162 (bvadd ?x1747 base1)))
(let ((?x8942 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x3994 (bvshl ?x8942 ?x162)))
(let ((?x20488 (bvand vector (_ bv127 32))))
(let ((?x13139 (bvand ?x20488 ?x3994)))
(let ((?x12261 (bvashr ?x13139 ?x1747)))
(let ((?x10344 (bvshl ?x12261 ?x17687)))
(let ((?x30242 (bvxor ?x20488 ?x10344)))
(let ((?x32407 (bvand ?x30242 ?x12140)))
(let ((?x4921 (bvashr ?x32407 ?x32631)))
(let ((?x17103 (bvshl ?x4921 ?x2519)))
(let (($x23879 (bvsle (_ bv0 32) vector)))
(let ((?x36543 (bvmul (_ bv8 32) vector)))
(let ((?x10117 (bvashr ?x36543 (_ bv5 32))))
(let ((?x31584 (bvashr ?x10117 (_ bv4 32))))
(let ((?x6494 (bvand ?x31584 (_ bv1 32))))
(let ((?x6793 (bvadd (bvmul (_ bv4 32) (bvand ?x10117 (_ bv15 32))) (bvashr (bvand ?x36543 (_ bv31 32)) (_ bv3 32)))))
(let ((?x21386 (bvadd ?x6793 (bvmul (_ bv64 32) ?x6494))))
(let ((?x11580 (bvand ?x21386 ?x3994)))
(let ((?x28205 (bvashr ?x11580 ?x1747)))
(let ((?x21299 (bvshl ?x28205 ?x17687)))
(let ((?x31111 (bvxor ?x21386 ?x21299)))
(let ((?x21588 (bvand ?x31111 ?x12140)))
(let ((?x22687 (bvashr ?x21588 ?x32631)))
(let ((?x9328 (bvshl ?x22687 ?x2519)))
(let (($x10426 (bvsle (_ bv0 32) bits2)))
(let (($x11004 (bvsle (_ bv0 32) bits1)))
(let ((?x12242 (bvadd (bvadd vector (bvmul (_ bv4294967295 32) (bvand vector (_ bv63 32)))) (bvand (bvxor ?x30242 ?x17103) (_ bv63 32)))))
(let ((?x27668 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x31111 ?x9328) (_ bv63 32)) (_ bv3 32))) (bvand (bvand ?x36543 (_ bv31 32)) (_ bv7 32)))))
(let ((?x8088 (bvadd (bvmul (_ bv16 32) (bvadd (bvmul (_ bv2 32) (bvashr ?x31584 (_ bv1 32))) ?x6494)) (bvashr (bvand (bvxor ?x31111 ?x9328) (_ bv63 32)) (_ bv2 32)))))
(let (($x24111 (and (= (bvashr (bvadd (bvmul (_ bv64 32) ?x8088) (bvmul (_ bv2 32) ?x27668)) (_ bv4 32)) ?x12242) $x11004 (bvsle (_ bv0 32) ?x8942) (bvsle (_ bv0 32) ?x162) (bvsle (_ bv0 32) ?x21386) (bvsle (_ bv0 32) ?x3994) (bvsle (_ bv0 32) ?x11580) (bvsle (_ bv0 32) ?x1747) (bvsle (_ bv0 32) ?x28205) (bvsle (_ bv0 32) ?x17687) (bvsle (_ bv0 32) ?x21299) $x10426 (bvsle (_ bv0 32) ?x7390) (bvsle (_ bv0 32) ?x26611) (bvsle (_ bv0 32) ?x31111) (bvsle (_ bv0 32) ?x12140) (bvsle (_ bv0 32) ?x21588) (bvsle (_ bv0 32) ?x32631) (bvsle (_ bv0 32) ?x22687) (bvsle (_ bv0 32) ?x2519) (bvsle (_ bv0 32) ?x9328) $x23879 (bvsle (_ bv0 32) ?x20488) (bvsle (_ bv0 32) ?x13139) (bvsle (_ bv0 32) ?x12261) (bvsle (_ bv0 32) ?x10344) (bvsle (_ bv0 32) ?x30242) (bvsle (_ bv0 32) ?x32407) (bvsle (_ bv0 32) ?x4921) (bvsle (_ bv0 32) ?x17103))))
(not $x24111))))))))))))))))))))))))))))))))))))))))
(check-sat)
