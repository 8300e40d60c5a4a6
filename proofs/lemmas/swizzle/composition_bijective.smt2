; swizzle.composition_bijective
; 5a32ffdf682d10ae0e2a94c41a21eecbd0b32f26530b19691c1f2dc93efff0bf
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 74))
(declare-fun shift1 () (_ BitVec 74))
(declare-fun bits2 () (_ BitVec 74))
(declare-fun shift2 () (_ BitVec 74))
(declare-fun base1 () (_ BitVec 74))
(declare-fun k () (_ BitVec 74))
(declare-fun base2 () (_ BitVec 74))
(declare-fun x () (_ BitVec 74))
(assert
 (bvsle (_ bv0 74) bits1))
(assert
 (bvsgt (_ bv19 74) bits1))
(assert
 (bvsle (_ bv18889465931478580854766 74) shift1))
(assert
 (bvsgt (_ bv19 74) shift1))
(assert
 (bvsle (_ bv0 74) bits2))
(assert
 (bvsgt (_ bv19 74) bits2))
(assert
 (bvsle (_ bv18889465931478580854766 74) shift2))
(assert
 (bvsgt (_ bv19 74) shift2))
(assert
 (bvsle (_ bv0 74) base1))
(assert
 (bvsgt (_ bv19 74) base1))
(assert
 (bvsle (_ bv0 74) k))
(assert
 (bvsgt (_ bv19 74) k))
(assert
 (bvsle (_ bv0 74) base2))
(assert
 (bvsgt (_ bv19 74) base2))
(assert
 (bvsle (_ bv0 74) x))
(assert
 (let ((?x1095 (bvshl (_ bv1 74) k)))
 (bvslt x ?x1095)))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x2527 (bvadd ?x10 ?x8)))
 (bvsle bits1 ?x2527)))))
(assert
 (let ((?x958 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x1223 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x510 (bvadd ?x1223 ?x958)))
 (bvsle bits2 ?x510)))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x2527 (bvadd ?x10 ?x8)))
 (bvsle (bvadd (bvadd ?x2527 bits1) base1) k)))))
(assert
 (let ((?x958 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x1223 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x510 (bvadd ?x1223 ?x958)))
 (bvsle (bvadd (bvadd ?x510 bits2) base2) k)))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
(let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
(let ((?x576 (bvadd ?x10 base1)))
(let ((?x916 (bvadd (bvshl (_ bv1 74) bits1) (_ bv18889465931478580854783 74))))
(let ((?x1743 (bvshl ?x916 ?x576)))
(let ((?x958 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
(let ((?x1223 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
(let ((?x1171 (bvadd ?x1223 base2)))
(let ((?x531 (bvadd (bvshl (_ bv1 74) bits2) (_ bv18889465931478580854783 74))))
(let ((?x1250 (bvshl ?x531 ?x1171)))
(let ((?x1281 (bvand x ?x1743)))
(let ((?x1856 (bvashr ?x1281 ?x10)))
(let ((?x208 (bvshl ?x1856 ?x8)))
(let ((?x629 (bvxor x ?x208)))
(let ((?x491 (bvand ?x629 ?x1250)))
(let ((?x15 (bvashr ?x491 ?x1223)))
(let ((?x165 (bvshl ?x15 ?x958)))
(let ((?x23 (bvxor ?x629 ?x165)))
(let ((?x153 (bvand ?x23 ?x1250)))
(let ((?x2581 (bvashr ?x153 ?x1223)))
(let ((?x673 (bvshl ?x2581 ?x958)))
(let ((?x350 (bvxor ?x23 ?x673)))
(let ((?x154 (bvand ?x350 ?x1743)))
(let ((?x2618 (bvashr ?x154 ?x10)))
(let ((?x2413 (bvshl ?x2618 ?x8)))
(let (($x883 (bvsle (_ bv0 74) bits2)))
(let (($x2683 (bvsle (_ bv0 74) x)))
(let (($x766 (bvsle (_ bv0 74) bits1)))
(let (($x1159 (bvsle (_ bv0 74) k)))
(let (($x470 (and (bvslt ?x23 (bvshl (_ bv1 74) k)) (= (bvxor ?x350 ?x2413) x) $x1159 $x766 (bvsle (_ bv0 74) ?x916) (bvsle (_ bv0 74) ?x576) $x2683 (bvsle (_ bv0 74) ?x1743) (bvsle (_ bv0 74) ?x1281) (bvsle (_ bv0 74) ?x10) (bvsle (_ bv0 74) ?x1856) (bvsle (_ bv0 74) ?x8) (bvsle (_ bv0 74) ?x208) $x883 (bvsle (_ bv0 74) ?x531) (bvsle (_ bv0 74) ?x1171) (bvsle (_ bv0 74) ?x629) (bvsle (_ bv0 74) ?x1250) (bvsle (_ bv0 74) ?x491) (bvsle (_ bv0 74) ?x1223) (bvsle (_ bv0 74) ?x15) (bvsle (_ bv0 74) ?x958) (bvsle (_ bv0 74) ?x165) (bvsle (_ bv0 74) ?x23) (bvsle (_ bv0 74) ?x153) (bvsle (_ bv0 74) ?x2581) (bvsle (_ bv0 74) ?x673) (bvsle (_ bv0 74) ?x350) (bvsle (_ bv0 74) ?x154) (bvsle (_ bv0 74) ?x2618) (bvsle (_ bv0 74) ?x2413))))
(not $x470))))))))))))))))))))))))))))))))
(check-sat)
