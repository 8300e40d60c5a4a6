; executors.swizzle_compose/inverse, shift2 <= 0 and shift2 < 0 and shift1 <= 0 and 0 <= shift1
; 3a3ea5ed9dc026f1d6d1feb59f1e0bc93fc756b31ce51e4afe18d19b62c4bab6
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is bits2
; v3 is shift2
; v4 is base1
; v5 is base2
; v6 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 56))
(declare-fun v1 () (_ BitVec 56))
(declare-fun v2 () (_ BitVec 56))
(declare-fun v3 () (_ BitVec 56))
(declare-fun v4 () (_ BitVec 56))
(declare-fun v5 () (_ BitVec 56))
(declare-fun v6 () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) v0))
(assert
 (bvsgt (_ bv19 56) v0))
(assert
 (bvsle (_ bv72057594037927918 56) v1))
(assert
 (bvsgt (_ bv19 56) v1))
(assert
 (bvsle (_ bv0 56) v2))
(assert
 (bvsgt (_ bv19 56) v2))
(assert
 (bvsle (_ bv72057594037927918 56) v3))
(assert
 (bvsgt (_ bv19 56) v3))
(assert
 (bvsle (_ bv0 56) v4))
(assert
 (bvsgt (_ bv19 56) v4))
(assert
 (bvsle (_ bv0 56) v5))
(assert
 (bvsgt (_ bv19 56) v5))
(assert
 (bvsle (_ bv0 56) v6))
(assert
 (bvsgt (_ bv262144 56) v6))
(assert
 (let ((?x5376 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x25124 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x16466 (bvadd ?x25124 ?x5376)))
 (bvsle v0 ?x16466)))))
(assert
 (let ((?x9581 (bvmul (_ bv72057594037927935 56) v3)))
 (let (($x446 (bvsgt (_ bv0 56) v3)))
 (let ((?x14858 (ite $x446 ?x9581 (_ bv0 56))))
 (let ((?x18819 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x25663 (bvadd ?x18819 ?x14858)))
 (bvsle v2 ?x25663)))))))
(assert
 (let ((?x5376 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x25124 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x16466 (bvadd ?x25124 ?x5376)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x16466 v0) v4))))))
(assert
 (let ((?x9581 (bvmul (_ bv72057594037927935 56) v3)))
 (let (($x446 (bvsgt (_ bv0 56) v3)))
 (let ((?x14858 (ite $x446 ?x9581 (_ bv0 56))))
 (let ((?x18819 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x25663 (bvadd ?x18819 ?x14858)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x25663 v2) v5))))))))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsgt (_ bv0 56) v3))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (let ((?x5376 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x25124 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x5984 (bvadd ?x25124 v4)))
(let ((?x3658 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x9771 (bvshl ?x3658 ?x5984)))
(let ((?x9581 (bvmul (_ bv72057594037927935 56) v3)))
(let (($x446 (bvsgt (_ bv0 56) v3)))
(let ((?x14858 (ite $x446 ?x9581 (_ bv0 56))))
(let ((?x18819 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x19176 (bvadd ?x18819 v5)))
(let ((?x31493 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x5402 (bvshl ?x31493 ?x19176)))
(let ((?x26495 (bvand v6 ?x5402)))
(let ((?x12184 (bvashr ?x26495 ?x18819)))
(let ((?x30953 (bvshl ?x12184 ?x14858)))
(let ((?x20394 (bvxor v6 ?x30953)))
(let ((?x11739 (bvand ?x20394 ?x9771)))
(let ((?x31476 (bvashr ?x11739 ?x25124)))
(let ((?x24365 (bvshl ?x31476 ?x5376)))
(let ((?x34565 (bvshl ?x3658 v4)))
(let ((?x20447 (bvshl ?x31493 v5)))
(let ((?x8228 (bvand v6 ?x20447)))
(let ((?x18327 (bvshl ?x8228 ?x9581)))
(let ((?x34362 (bvxor v6 ?x18327)))
(let ((?x7852 (bvand ?x34362 ?x34565)))
(let ((?x12304 (bvashr ?x7852 v1)))
(let (($x37064 (bvsle (_ bv0 56) v1)))
(let (($x32622 (bvsle (_ bv0 56) v4)))
(let (($x29706 (bvsle (_ bv0 56) v0)))
(let (($x2705 (bvsle (_ bv0 56) v6)))
(let (($x1772 (bvsle (_ bv0 56) v5)))
(let (($x9726 (bvsle (_ bv0 56) v2)))
(let (($x16659 (and (= (bvxor ?x34362 ?x12304) (bvxor ?x20394 ?x24365)) $x9726 (bvsle (_ bv0 56) ?x31493) $x1772 $x2705 (bvsle (_ bv0 56) ?x20447) (bvsle (_ bv0 56) ?x8228) (bvsle (_ bv0 56) ?x9581) (bvsle (_ bv0 56) ?x18327) $x29706 (bvsle (_ bv0 56) ?x3658) $x32622 (bvsle (_ bv0 56) ?x34362) (bvsle (_ bv0 56) ?x34565) (bvsle (_ bv0 56) ?x7852) $x37064 (bvsle (_ bv0 56) ?x12304) (bvsle (_ bv0 56) ?x19176) (bvsle (_ bv0 56) ?x5402) (bvsle (_ bv0 56) ?x26495) (bvsle (_ bv0 56) ?x18819) (bvsle (_ bv0 56) ?x12184) (bvsle (_ bv0 56) ?x14858) (bvsle (_ bv0 56) ?x30953) (bvsle (_ bv0 56) ?x5984) (bvsle (_ bv0 56) ?x20394) (bvsle (_ bv0 56) ?x9771) (bvsle (_ bv0 56) ?x11739) (bvsle (_ bv0 56) ?x25124) (bvsle (_ bv0 56) ?x31476) (bvsle (_ bv0 56) ?x5376) (bvsle (_ bv0 56) ?x24365))))
(not $x16659)))))))))))))))))))))))))))))))))))
(check-sat)
