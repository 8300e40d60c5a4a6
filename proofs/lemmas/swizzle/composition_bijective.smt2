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
 (let ((?x1429 (bvshl (_ bv1 74) k)))
 (bvslt x ?x1429)))
(assert
 (let ((?x733 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x1149 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x4797 (bvadd ?x1149 ?x733)))
 (bvsle bits1 ?x4797)))))
(assert
 (let ((?x40 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x2034 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x20224 (bvadd ?x2034 ?x40)))
 (bvsle bits2 ?x20224)))))
(assert
 (let ((?x733 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x1149 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x4797 (bvadd ?x1149 ?x733)))
 (bvsle (bvadd (bvadd ?x4797 bits1) base1) k)))))
(assert
 (let ((?x40 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x2034 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x20224 (bvadd ?x2034 ?x40)))
 (bvsle (bvadd (bvadd ?x20224 bits2) base2) k)))))
(assert
 (let ((?x733 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
(let ((?x1149 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
(let ((?x38 (bvadd ?x1149 base1)))
(let ((?x803 (bvadd (bvshl (_ bv1 74) bits1) (_ bv18889465931478580854783 74))))
(let ((?x1453 (bvshl ?x803 ?x38)))
(let ((?x40 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
(let ((?x2034 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
(let ((?x167 (bvadd ?x2034 base2)))
(let ((?x1390 (bvadd (bvshl (_ bv1 74) bits2) (_ bv18889465931478580854783 74))))
(let ((?x311 (bvshl ?x1390 ?x167)))
(let ((?x1219 (bvand x ?x1453)))
(let ((?x64 (bvashr ?x1219 ?x1149)))
(let ((?x1228 (bvshl ?x64 ?x733)))
(let ((?x1089 (bvxor x ?x1228)))
(let ((?x1199 (bvand ?x1089 ?x311)))
(let ((?x2737 (bvashr ?x1199 ?x2034)))
(let ((?x2658 (bvshl ?x2737 ?x40)))
(let ((?x932 (bvxor ?x1089 ?x2658)))
(let ((?x7 (bvand ?x932 ?x311)))
(let ((?x55 (bvashr ?x7 ?x2034)))
(let ((?x71 (bvshl ?x55 ?x40)))
(let ((?x2245 (bvxor ?x932 ?x71)))
(let ((?x774 (bvand ?x2245 ?x1453)))
(let ((?x298 (bvashr ?x774 ?x1149)))
(let ((?x829 (bvshl ?x298 ?x733)))
(let (($x1057 (bvsle (_ bv0 74) bits2)))
(let (($x784 (bvsle (_ bv0 74) x)))
(let (($x110 (bvsle (_ bv0 74) bits1)))
(let (($x301 (bvsle (_ bv0 74) k)))
(let (($x16550 (and (bvslt ?x932 (bvshl (_ bv1 74) k)) (= (bvxor ?x2245 ?x829) x) $x301 $x110 (bvsle (_ bv0 74) ?x803) (bvsle (_ bv0 74) ?x38) $x784 (bvsle (_ bv0 74) ?x1453) (bvsle (_ bv0 74) ?x1219) (bvsle (_ bv0 74) ?x1149) (bvsle (_ bv0 74) ?x64) (bvsle (_ bv0 74) ?x733) (bvsle (_ bv0 74) ?x1228) $x1057 (bvsle (_ bv0 74) ?x1390) (bvsle (_ bv0 74) ?x167) (bvsle (_ bv0 74) ?x1089) (bvsle (_ bv0 74) ?x311) (bvsle (_ bv0 74) ?x1199) (bvsle (_ bv0 74) ?x2034) (bvsle (_ bv0 74) ?x2737) (bvsle (_ bv0 74) ?x40) (bvsle (_ bv0 74) ?x2658) (bvsle (_ bv0 74) ?x932) (bvsle (_ bv0 74) ?x7) (bvsle (_ bv0 74) ?x55) (bvsle (_ bv0 74) ?x71) (bvsle (_ bv0 74) ?x2245) (bvsle (_ bv0 74) ?x774) (bvsle (_ bv0 74) ?x298) (bvsle (_ bv0 74) ?x829))))
(not $x16550))))))))))))))))))))))))))))))))
(check-sat)
