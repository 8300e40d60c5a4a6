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
 (let ((?x19945 (bvshl (_ bv1 74) k)))
 (bvslt x ?x19945)))
(assert
 (let ((?x38821 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x41738 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x50028 (bvadd ?x41738 ?x38821)))
 (bvsle bits1 ?x50028)))))
(assert
 (let ((?x39580 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x41589 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x4474 (bvadd ?x41589 ?x39580)))
 (bvsle bits2 ?x4474)))))
(assert
 (let ((?x38821 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
 (let ((?x41738 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
 (let ((?x50028 (bvadd ?x41738 ?x38821)))
 (bvsle (bvadd (bvadd ?x50028 bits1) base1) k)))))
(assert
 (let ((?x39580 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
 (let ((?x41589 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
 (let ((?x4474 (bvadd ?x41589 ?x39580)))
 (bvsle (bvadd (bvadd ?x4474 bits2) base2) k)))))
(assert
 (let ((?x38821 (ite (bvsgt (_ bv0 74) shift1) (bvmul (_ bv18889465931478580854783 74) shift1) (_ bv0 74))))
(let ((?x41738 (ite (bvslt (_ bv0 74) shift1) shift1 (_ bv0 74))))
(let ((?x42113 (bvadd ?x41738 base1)))
(let ((?x83993 (bvadd (bvshl (_ bv1 74) bits1) (_ bv18889465931478580854783 74))))
(let ((?x38797 (bvshl ?x83993 ?x42113)))
(let ((?x39580 (ite (bvsgt (_ bv0 74) shift2) (bvmul (_ bv18889465931478580854783 74) shift2) (_ bv0 74))))
(let ((?x41589 (ite (bvslt (_ bv0 74) shift2) shift2 (_ bv0 74))))
(let ((?x41703 (bvadd ?x41589 base2)))
(let ((?x5339 (bvadd (bvshl (_ bv1 74) bits2) (_ bv18889465931478580854783 74))))
(let ((?x874 (bvshl ?x5339 ?x41703)))
(let ((?x73339 (bvand x ?x38797)))
(let ((?x41253 (bvashr ?x73339 ?x41738)))
(let ((?x37172 (bvshl ?x41253 ?x38821)))
(let ((?x37274 (bvxor x ?x37172)))
(let ((?x77463 (bvand ?x37274 ?x874)))
(let ((?x37999 (bvashr ?x77463 ?x41589)))
(let ((?x74446 (bvshl ?x37999 ?x39580)))
(let ((?x43041 (bvxor ?x37274 ?x74446)))
(let ((?x65173 (bvand ?x43041 ?x874)))
(let ((?x37191 (bvashr ?x65173 ?x41589)))
(let ((?x74259 (bvshl ?x37191 ?x39580)))
(let ((?x87465 (bvxor ?x43041 ?x74259)))
(let ((?x40542 (bvand ?x87465 ?x38797)))
(let ((?x84989 (bvashr ?x40542 ?x41738)))
(let ((?x45543 (bvshl ?x84989 ?x38821)))
(let (($x42429 (bvsle (_ bv0 74) bits2)))
(let (($x50293 (bvsle (_ bv0 74) x)))
(let (($x39718 (bvsle (_ bv0 74) bits1)))
(let (($x66485 (bvsle (_ bv0 74) k)))
(let (($x72566 (and (bvslt ?x43041 (bvshl (_ bv1 74) k)) (= (bvxor ?x87465 ?x45543) x) $x66485 $x39718 (bvsle (_ bv0 74) ?x83993) (bvsle (_ bv0 74) ?x42113) $x50293 (bvsle (_ bv0 74) ?x38797) (bvsle (_ bv0 74) ?x73339) (bvsle (_ bv0 74) ?x41738) (bvsle (_ bv0 74) ?x41253) (bvsle (_ bv0 74) ?x38821) (bvsle (_ bv0 74) ?x37172) $x42429 (bvsle (_ bv0 74) ?x5339) (bvsle (_ bv0 74) ?x41703) (bvsle (_ bv0 74) ?x37274) (bvsle (_ bv0 74) ?x874) (bvsle (_ bv0 74) ?x77463) (bvsle (_ bv0 74) ?x41589) (bvsle (_ bv0 74) ?x37999) (bvsle (_ bv0 74) ?x39580) (bvsle (_ bv0 74) ?x74446) (bvsle (_ bv0 74) ?x43041) (bvsle (_ bv0 74) ?x65173) (bvsle (_ bv0 74) ?x37191) (bvsle (_ bv0 74) ?x74259) (bvsle (_ bv0 74) ?x87465) (bvsle (_ bv0 74) ?x40542) (bvsle (_ bv0 74) ?x84989) (bvsle (_ bv0 74) ?x45543))))
(not $x72566))))))))))))))))))))))))))))))))
(check-sat)
