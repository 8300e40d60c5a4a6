; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and shift1 <= 0 and 0 <= shift1
; c0b4ebd0eb9ac11fa1d72bc08607a813803d9905ed3c19b1a7c29744b872c52e
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 56))
(declare-fun shift1 () (_ BitVec 56))
(declare-fun bits2 () (_ BitVec 56))
(declare-fun shift2 () (_ BitVec 56))
(declare-fun base1 () (_ BitVec 56))
(declare-fun base2 () (_ BitVec 56))
(declare-fun x () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) bits1))
(assert
 (bvsgt (_ bv19 56) bits1))
(assert
 (bvsle (_ bv72057594037927918 56) shift1))
(assert
 (bvsgt (_ bv19 56) shift1))
(assert
 (bvsle (_ bv0 56) bits2))
(assert
 (bvsgt (_ bv19 56) bits2))
(assert
 (bvsle (_ bv72057594037927918 56) shift2))
(assert
 (bvsgt (_ bv19 56) shift2))
(assert
 (bvsle (_ bv0 56) base1))
(assert
 (bvsgt (_ bv19 56) base1))
(assert
 (bvsle (_ bv0 56) base2))
(assert
 (bvsgt (_ bv19 56) base2))
(assert
 (bvsle (_ bv0 56) x))
(assert
 (bvsgt (_ bv262144 56) x))
(assert
 (let ((?x24466 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x12227 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x29900 (bvadd ?x12227 ?x24466)))
 (bvsle bits1 ?x29900)))))
(assert
 (let ((?x29816 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x28713 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x25443 (bvadd ?x28713 ?x29816)))
 (bvsle bits2 ?x25443)))))
(assert
 (let ((?x24466 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x12227 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x29900 (bvadd ?x12227 ?x24466)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x29900 bits1) base1))))))
(assert
 (let ((?x29816 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x28713 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x25443 (bvadd ?x28713 ?x29816)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x25443 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x24466 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x12227 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x18040 (bvadd ?x12227 base1)))
(let ((?x36453 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x14545 (bvshl ?x36453 ?x18040)))
(let ((?x29816 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x28713 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x38230 (bvadd ?x28713 base2)))
(let ((?x9150 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x13425 (bvshl ?x9150 ?x38230)))
(let ((?x9913 (bvand x ?x13425)))
(let ((?x21535 (bvashr ?x9913 ?x28713)))
(let ((?x5138 (bvshl ?x21535 ?x29816)))
(let ((?x28393 (bvxor x ?x5138)))
(let ((?x20817 (bvand ?x28393 ?x14545)))
(let ((?x25809 (bvashr ?x20817 ?x12227)))
(let ((?x10948 (bvshl ?x25809 ?x24466)))
(let ((?x30935 (bvshl ?x36453 base1)))
(let ((?x16704 (bvshl ?x9150 base2)))
(let ((?x26435 (bvand x ?x16704)))
(let ((?x3111 (bvashr ?x26435 shift2)))
(let ((?x2151 (bvxor x ?x3111)))
(let ((?x25167 (bvand ?x2151 ?x30935)))
(let ((?x33267 (bvashr ?x25167 shift1)))
(let (($x13225 (bvsle (_ bv0 56) shift1)))
(let (($x18392 (bvsle (_ bv0 56) base1)))
(let (($x15623 (bvsle (_ bv0 56) bits1)))
(let (($x31905 (bvsle (_ bv0 56) shift2)))
(let (($x19840 (bvsle (_ bv0 56) x)))
(let (($x9057 (bvsle (_ bv0 56) base2)))
(let (($x19493 (bvsle (_ bv0 56) bits2)))
(let (($x3780 (and (= (bvxor ?x2151 ?x33267) (bvxor ?x28393 ?x10948)) $x19493 (bvsle (_ bv0 56) ?x9150) $x9057 $x19840 (bvsle (_ bv0 56) ?x16704) (bvsle (_ bv0 56) ?x26435) $x31905 (bvsle (_ bv0 56) ?x3111) $x15623 (bvsle (_ bv0 56) ?x36453) $x18392 (bvsle (_ bv0 56) ?x2151) (bvsle (_ bv0 56) ?x30935) (bvsle (_ bv0 56) ?x25167) $x13225 (bvsle (_ bv0 56) ?x33267) (bvsle (_ bv0 56) ?x38230) (bvsle (_ bv0 56) ?x13425) (bvsle (_ bv0 56) ?x9913) (bvsle (_ bv0 56) ?x28713) (bvsle (_ bv0 56) ?x21535) (bvsle (_ bv0 56) ?x29816) (bvsle (_ bv0 56) ?x5138) (bvsle (_ bv0 56) ?x18040) (bvsle (_ bv0 56) ?x28393) (bvsle (_ bv0 56) ?x14545) (bvsle (_ bv0 56) ?x20817) (bvsle (_ bv0 56) ?x12227) (bvsle (_ bv0 56) ?x25809) (bvsle (_ bv0 56) ?x24466) (bvsle (_ bv0 56) ?x10948))))
(not $x3780))))))))))))))))))))))))))))))))))
(check-sat)
