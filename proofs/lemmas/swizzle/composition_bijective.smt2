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
 (let ((?x39 (bvshl (_ bv1 74) k)))
 (bvslt x ?x39)))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x386 (bvadd ?x10 ?x8)))
 (bvsle bits1 ?x386)))))
(assert
 (let ((?x21 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x23 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x240 (bvadd ?x23 ?x21)))
 (bvsle bits2 ?x240)))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x386 (bvadd ?x10 ?x8)))
 (bvsle (bvadd (bvadd ?x386 bits1) base1) k)))))
(assert
 (let ((?x21 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x23 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x240 (bvadd ?x23 ?x21)))
 (bvsle (bvadd (bvadd ?x240 bits2) base2) k)))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
(let ((?x10 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
(let ((?x12 (bvadd ?x10 base1)))
(let ((?x16 (bvadd (bvshl (_ bv1 74) bits1) (_ bv18889465931478580854783 74))))
(let ((?x17 (bvshl ?x16 ?x12)))
(let ((?x21 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
(let ((?x23 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
(let ((?x25 (bvadd ?x23 base2)))
(let ((?x212 (bvadd (bvshl (_ bv1 74) bits2) (_ bv18889465931478580854783 74))))
(let ((?x142 (bvshl ?x212 ?x25)))
(let ((?x122 (bvand x ?x17)))
(let ((?x42 (bvashr ?x122 ?x10)))
(let ((?x226 (bvshl ?x42 ?x8)))
(let ((?x232 (bvxor x ?x226)))
(let ((?x48 (bvand ?x232 ?x142)))
(let ((?x204 (bvashr ?x48 ?x23)))
(let ((?x118 (bvshl ?x204 ?x21)))
(let ((?x288 (bvxor ?x232 ?x118)))
(let ((?x141 (bvand ?x288 ?x142)))
(let ((?x357 (bvashr ?x141 ?x23)))
(let ((?x395 (bvshl ?x357 ?x21)))
(let ((?x358 (bvxor ?x288 ?x395)))
(let ((?x120 (bvand ?x358 ?x17)))
(let ((?x375 (bvashr ?x120 ?x10)))
(let ((?x74 (bvshl ?x375 ?x8)))
(let (($x104 (bvsle (_ bv0 74) bits2)))
(let (($x30 (bvsle (_ bv0 74) x)))
(let (($x91 (bvsle (_ bv0 74) bits1)))
(let (($x71 (bvsle (_ bv0 74) k)))
(let (($x234 (and (bvslt ?x288 (bvshl (_ bv1 74) k)) (= (bvxor ?x358 ?x74) x) $x71 $x91 (bvsle (_ bv0 74) ?x16) (bvsle (_ bv0 74) ?x12) $x30 (bvsle (_ bv0 74) ?x17) (bvsle (_ bv0 74) ?x122) (bvsle (_ bv0 74) ?x10) (bvsle (_ bv0 74) ?x42) (bvsle (_ bv0 74) ?x8) (bvsle (_ bv0 74) ?x226) $x104 (bvsle (_ bv0 74) ?x212) (bvsle (_ bv0 74) ?x25) (bvsle (_ bv0 74) ?x232) (bvsle (_ bv0 74) ?x142) (bvsle (_ bv0 74) ?x48) (bvsle (_ bv0 74) ?x23) (bvsle (_ bv0 74) ?x204) (bvsle (_ bv0 74) ?x21) (bvsle (_ bv0 74) ?x118) (bvsle (_ bv0 74) ?x288) (bvsle (_ bv0 74) ?x141) (bvsle (_ bv0 74) ?x357) (bvsle (_ bv0 74) ?x395) (bvsle (_ bv0 74) ?x358) (bvsle (_ bv0 74) ?x120) (bvsle (_ bv0 74) ?x375) (bvsle (_ bv0 74) ?x74))))
(not $x234))))))))))))))))))))))))))))))))
(check-sat)
