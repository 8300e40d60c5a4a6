; swizzle.permutes_any_length/f = 0
; 02dc8f3ae32271a295e8c2f7702eeee89abadda212b28f8f6780c0e431b2eaa8
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun n () (_ BitVec 86))
(declare-fun x () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) bits))
(assert
 (bvsgt (_ bv29 86) bits))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (bvsgt (_ bv29 86) shift))
(assert
 (bvsle (_ bv0 86) base))
(assert
 (bvsgt (_ bv29 86) base))
(assert
 (bvsle (_ bv1 86) n))
(assert
 (bvsgt (_ bv268435456 86) n))
(assert
 (bvsle (_ bv0 86) x))
(assert
 (bvslt x n))
(assert
 (let ((?x40669 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x80895 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x39416 (bvadd ?x80895 ?x40669)))
 (bvsle bits ?x39416)))))
(assert
 (let ((?x40669 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x80895 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x39416 (bvadd ?x80895 ?x40669)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x39416 bits) base))))))
(assert
 (let ((?x51190 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x80895 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x75273 (bvadd ?x80895 base)))
 (let ((?x1869 (bvashr n ?x75273)))
 (= (_ bv0 86) (bvand ?x1869 ?x51190)))))))
(assert
 (let ((?x40669 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x80895 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x75273 (bvadd ?x80895 base)))
(let ((?x51190 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x5379 (bvshl ?x51190 ?x75273)))
(let ((?x7859 (bvand x ?x5379)))
(let ((?x50170 (bvashr ?x7859 ?x80895)))
(let ((?x47511 (bvshl ?x50170 ?x40669)))
(let (($x49979 (bvsle (_ bv0 86) x)))
(let (($x72295 (bvsle (_ bv0 86) bits)))
(let (($x68285 (and (bvslt (bvxor x ?x47511) n) (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x75273) $x72295 (bvsle (_ bv0 86) (bvashr n ?x75273)) (bvsle (_ bv0 86) ?x51190) $x49979 (bvsle (_ bv0 86) ?x5379) (bvsle (_ bv0 86) ?x7859) (bvsle (_ bv0 86) ?x80895) (bvsle (_ bv0 86) ?x50170) (bvsle (_ bv0 86) ?x40669) (bvsle (_ bv0 86) ?x47511))))
(not $x68285)))))))))))))
(check-sat)
