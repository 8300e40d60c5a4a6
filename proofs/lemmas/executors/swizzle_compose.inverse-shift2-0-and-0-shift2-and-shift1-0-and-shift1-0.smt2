; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and shift1 <= 0 and shift1 < 0
; a66dff75953fb71e69095e53341c3cfa821da56f72850074dce3339e62e608f4
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
 (let ((?x16472 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x44142 (bvsgt (_ bv0 56) shift1)))
 (let ((?x29408 (ite $x44142 ?x16472 (_ bv0 56))))
 (let ((?x43286 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x41351 (bvadd ?x43286 ?x29408)))
 (bvsle bits1 ?x41351)))))))
(assert
 (let ((?x4717 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x7688 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x30428 (bvadd ?x7688 ?x4717)))
 (bvsle bits2 ?x30428)))))
(assert
 (let ((?x16472 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x44142 (bvsgt (_ bv0 56) shift1)))
 (let ((?x29408 (ite $x44142 ?x16472 (_ bv0 56))))
 (let ((?x43286 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x41351 (bvadd ?x43286 ?x29408)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x41351 bits1) base1))))))))
(assert
 (let ((?x4717 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x7688 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x30428 (bvadd ?x7688 ?x4717)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x30428 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsgt (_ bv0 56) shift1))
(assert
 (let ((?x16472 (bvmul (_ bv72057594037927935 56) shift1)))
(let (($x44142 (bvsgt (_ bv0 56) shift1)))
(let ((?x29408 (ite $x44142 ?x16472 (_ bv0 56))))
(let ((?x43286 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x26967 (bvadd ?x43286 base1)))
(let ((?x6493 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x2105 (bvshl ?x6493 ?x26967)))
(let ((?x4717 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x7688 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x33730 (bvadd ?x7688 base2)))
(let ((?x30189 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x5088 (bvshl ?x30189 ?x33730)))
(let ((?x3556 (bvand x ?x5088)))
(let ((?x37514 (bvashr ?x3556 ?x7688)))
(let ((?x25078 (bvshl ?x37514 ?x4717)))
(let ((?x43421 (bvxor x ?x25078)))
(let ((?x31348 (bvand ?x43421 ?x2105)))
(let ((?x43125 (bvashr ?x31348 ?x43286)))
(let ((?x23453 (bvshl ?x43125 ?x29408)))
(let ((?x33967 (bvshl ?x6493 base1)))
(let ((?x32475 (bvshl ?x30189 base2)))
(let ((?x13172 (bvand x ?x32475)))
(let ((?x6409 (bvashr ?x13172 shift2)))
(let ((?x22504 (bvxor x ?x6409)))
(let ((?x30994 (bvand ?x22504 ?x33967)))
(let ((?x16298 (bvshl ?x30994 ?x16472)))
(let (($x29530 (bvsle (_ bv0 56) base1)))
(let (($x14164 (bvsle (_ bv0 56) bits1)))
(let (($x13356 (bvsle (_ bv0 56) shift2)))
(let (($x26991 (bvsle (_ bv0 56) x)))
(let (($x28249 (bvsle (_ bv0 56) base2)))
(let (($x24981 (bvsle (_ bv0 56) bits2)))
(let (($x22786 (and (= (bvxor ?x22504 ?x16298) (bvxor ?x43421 ?x23453)) $x24981 (bvsle (_ bv0 56) ?x30189) $x28249 $x26991 (bvsle (_ bv0 56) ?x32475) (bvsle (_ bv0 56) ?x13172) $x13356 (bvsle (_ bv0 56) ?x6409) $x14164 (bvsle (_ bv0 56) ?x6493) $x29530 (bvsle (_ bv0 56) ?x22504) (bvsle (_ bv0 56) ?x33967) (bvsle (_ bv0 56) ?x30994) (bvsle (_ bv0 56) ?x16472) (bvsle (_ bv0 56) ?x16298) (bvsle (_ bv0 56) ?x33730) (bvsle (_ bv0 56) ?x5088) (bvsle (_ bv0 56) ?x3556) (bvsle (_ bv0 56) ?x7688) (bvsle (_ bv0 56) ?x37514) (bvsle (_ bv0 56) ?x4717) (bvsle (_ bv0 56) ?x25078) (bvsle (_ bv0 56) ?x26967) (bvsle (_ bv0 56) ?x43421) (bvsle (_ bv0 56) ?x2105) (bvsle (_ bv0 56) ?x31348) (bvsle (_ bv0 56) ?x43286) (bvsle (_ bv0 56) ?x43125) (bvsle (_ bv0 56) ?x29408) (bvsle (_ bv0 56) ?x23453))))
(not $x22786)))))))))))))))))))))))))))))))))))
(check-sat)
