; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and shift2 < 0
; ad215d07b83d9c142c01edb675f35e36a5b8903777bb748c6089464ec8676925
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
 (let ((?x40504 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x4486 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x34964 (bvadd ?x4486 ?x40504)))
 (bvsle bits1 ?x34964)))))
(assert
 (let ((?x7231 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x17071 (bvsgt (_ bv0 56) shift2)))
 (let ((?x32732 (ite $x17071 ?x7231 (_ bv0 56))))
 (let ((?x10393 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x32540 (bvadd ?x10393 ?x32732)))
 (bvsle bits2 ?x32540)))))))
(assert
 (let ((?x40504 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x4486 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x34964 (bvadd ?x4486 ?x40504)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x34964 bits1) base1))))))
(assert
 (let ((?x7231 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x17071 (bvsgt (_ bv0 56) shift2)))
 (let ((?x32732 (ite $x17071 ?x7231 (_ bv0 56))))
 (let ((?x10393 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x32540 (bvadd ?x10393 ?x32732)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x32540 bits2) base2))))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsgt (_ bv0 56) shift2))
(assert
 (let ((?x7231 (bvmul (_ bv72057594037927935 56) shift2)))
(let (($x17071 (bvsgt (_ bv0 56) shift2)))
(let ((?x32732 (ite $x17071 ?x7231 (_ bv0 56))))
(let ((?x10393 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x24644 (bvadd ?x10393 base2)))
(let ((?x1157 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x21185 (bvshl ?x1157 ?x24644)))
(let ((?x40504 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x4486 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x41712 (bvadd ?x4486 base1)))
(let ((?x29127 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x24640 (bvshl ?x29127 ?x41712)))
(let ((?x16778 (bvand x ?x24640)))
(let ((?x21913 (bvashr ?x16778 ?x4486)))
(let ((?x17385 (bvshl ?x21913 ?x40504)))
(let ((?x35493 (bvxor x ?x17385)))
(let ((?x11004 (bvand ?x35493 ?x21185)))
(let ((?x17268 (bvashr ?x11004 ?x10393)))
(let ((?x12186 (bvshl ?x17268 ?x32732)))
(let ((?x3512 (bvshl ?x1157 base2)))
(let ((?x989 (bvshl ?x29127 base1)))
(let ((?x18073 (bvand x ?x989)))
(let ((?x8637 (bvashr ?x18073 shift1)))
(let ((?x4841 (bvxor x ?x8637)))
(let ((?x9817 (bvand ?x4841 ?x3512)))
(let ((?x598 (bvshl ?x9817 ?x7231)))
(let (($x34931 (bvsle (_ bv0 56) base2)))
(let (($x16422 (bvsle (_ bv0 56) bits2)))
(let (($x4227 (bvsle (_ bv0 56) shift1)))
(let (($x26233 (bvsle (_ bv0 56) x)))
(let (($x16769 (bvsle (_ bv0 56) base1)))
(let (($x33431 (bvsle (_ bv0 56) bits1)))
(let (($x21768 (and (= (bvxor ?x4841 ?x598) (bvxor ?x35493 ?x12186)) $x33431 (bvsle (_ bv0 56) ?x29127) $x16769 $x26233 (bvsle (_ bv0 56) ?x989) (bvsle (_ bv0 56) ?x18073) $x4227 (bvsle (_ bv0 56) ?x8637) $x16422 (bvsle (_ bv0 56) ?x1157) $x34931 (bvsle (_ bv0 56) ?x4841) (bvsle (_ bv0 56) ?x3512) (bvsle (_ bv0 56) ?x9817) (bvsle (_ bv0 56) ?x7231) (bvsle (_ bv0 56) ?x598) (bvsle (_ bv0 56) ?x41712) (bvsle (_ bv0 56) ?x24640) (bvsle (_ bv0 56) ?x16778) (bvsle (_ bv0 56) ?x4486) (bvsle (_ bv0 56) ?x21913) (bvsle (_ bv0 56) ?x40504) (bvsle (_ bv0 56) ?x17385) (bvsle (_ bv0 56) ?x24644) (bvsle (_ bv0 56) ?x35493) (bvsle (_ bv0 56) ?x21185) (bvsle (_ bv0 56) ?x11004) (bvsle (_ bv0 56) ?x10393) (bvsle (_ bv0 56) ?x17268) (bvsle (_ bv0 56) ?x32732) (bvsle (_ bv0 56) ?x12186))))
(not $x21768)))))))))))))))))))))))))))))))))))
(check-sat)
