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
 (let ((?x148 (bvshl (_ bv1 74) k)))
 (bvslt x ?x148)))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x121 (bvadd ?x10 ?x8)))
 (bvsle bits1 ?x121)))))
(assert
 (let ((?x21 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x23 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x126 (bvadd ?x23 ?x21)))
 (bvsle bits2 ?x126)))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x121 (bvadd ?x10 ?x8)))
 (bvsle (bvadd (bvadd ?x121 bits1) base1) k)))))
(assert
 (let ((?x21 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x23 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x126 (bvadd ?x23 ?x21)))
 (bvsle (bvadd (bvadd ?x126 bits2) base2) k)))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
(let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
(let ((?x12 (bvadd ?x10 base1)))
(let ((?x16 (bvadd (bvshl (_ bv1 74) bits1) (_ bv18889465931478580854783 74))))
(let ((?x17 (bvshl ?x16 ?x12)))
(let ((?x21 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
(let ((?x23 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
(let ((?x25 (bvadd ?x23 base2)))
(let ((?x202 (bvadd (bvshl (_ bv1 74) bits2) (_ bv18889465931478580854783 74))))
(let ((?x79 (bvshl ?x202 ?x25)))
(let ((?x317 (bvand x ?x17)))
(let ((?x181 (bvashr ?x317 ?x10)))
(let ((?x227 (bvshl ?x181 ?x8)))
(let ((?x275 (bvxor x ?x227)))
(let ((?x335 (bvand ?x275 ?x79)))
(let ((?x264 (bvashr ?x335 ?x23)))
(let ((?x135 (bvshl ?x264 ?x21)))
(let ((?x228 (bvxor ?x275 ?x135)))
(let ((?x213 (bvand ?x228 ?x79)))
(let ((?x85 (bvashr ?x213 ?x23)))
(let ((?x299 (bvshl ?x85 ?x21)))
(let ((?x57 (bvxor ?x228 ?x299)))
(let ((?x257 (bvand ?x57 ?x17)))
(let ((?x32 (bvashr ?x257 ?x10)))
(let ((?x164 (bvshl ?x32 ?x8)))
(let (($x69 (bvsle (_ bv0 74) bits2)))
(let (($x218 (bvsle (_ bv0 74) x)))
(let (($x107 (bvsle (_ bv0 74) bits1)))
(let (($x189 (bvsle (_ bv0 74) k)))
(let (($x58 (and (bvslt ?x228 (bvshl (_ bv1 74) k)) (= (bvxor ?x57 ?x164) x) $x189 $x107 (bvsle (_ bv0 74) ?x16) (bvsle (_ bv0 74) ?x12) $x218 (bvsle (_ bv0 74) ?x17) (bvsle (_ bv0 74) ?x317) (bvsle (_ bv0 74) ?x10) (bvsle (_ bv0 74) ?x181) (bvsle (_ bv0 74) ?x8) (bvsle (_ bv0 74) ?x227) $x69 (bvsle (_ bv0 74) ?x202) (bvsle (_ bv0 74) ?x25) (bvsle (_ bv0 74) ?x275) (bvsle (_ bv0 74) ?x79) (bvsle (_ bv0 74) ?x335) (bvsle (_ bv0 74) ?x23) (bvsle (_ bv0 74) ?x264) (bvsle (_ bv0 74) ?x21) (bvsle (_ bv0 74) ?x135) (bvsle (_ bv0 74) ?x228) (bvsle (_ bv0 74) ?x213) (bvsle (_ bv0 74) ?x85) (bvsle (_ bv0 74) ?x299) (bvsle (_ bv0 74) ?x57) (bvsle (_ bv0 74) ?x257) (bvsle (_ bv0 74) ?x32) (bvsle (_ bv0 74) ?x164))))
(not $x58))))))))))))))))))))))))))))))))
(check-sat)
