; roundtrip.windows_agree_exactly/reads none
; ed54929102273629f251a13fefb33682a4e2a3b51dcb7a008262a45b70fc6f61
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 34))
(declare-fun shift () (_ BitVec 34))
(declare-fun base () (_ BitVec 34))
(declare-fun a () (_ BitVec 34))
(declare-fun c () (_ BitVec 34))
(declare-fun vector () (_ BitVec 34))
(assert
 (bvsle (_ bv1 34) bits))
(assert
 (bvsgt (_ bv8 34) bits))
(assert
 (bvsle bits shift))
(assert
 (bvslt shift (bvadd (bvmul (_ bv17179869183 34) bits) (_ bv15 34))))
(assert
 (bvsle (_ bv0 34) base))
(assert
 (bvslt base (bvadd (bvadd (bvmul (_ bv17179869183 34) bits) (bvmul (_ bv17179869183 34) shift)) (_ bv15 34))))
(assert
 (bvsle (_ bv0 34) a))
(assert
 (bvsgt (_ bv15 34) a))
(assert
 (bvsle (_ bv0 34) c))
(assert
 (bvsgt (_ bv15 34) c))
(assert
 (bvsle (_ bv0 34) vector))
(assert
 (bvsgt (_ bv16384 34) vector))
(assert
 (let ((?x613 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
 (let ((?x190 (bvadd ?x613 base)))
 (let ((?x1435 (ite (bvsle a c) a c)))
 (let ((?x11916 (bvadd (bvadd a c) (bvmul (_ bv17179869183 34) ?x1435))))
 (let ((?x11222 (bvadd ?x190 bits)))
 (bvsle (ite (bvsle ?x11222 ?x11916) ?x11222 ?x11916) (ite (bvslt ?x190 ?x1435) ?x1435 ?x190))))))))
(assert
 (let ((?x10775 (bvmul (_ bv17179869183 34) shift)))
(let ((?x1414 (ite (bvsgt (_ bv0 34) shift) ?x10775 (_ bv0 34))))
(let ((?x613 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
(let ((?x190 (bvadd ?x613 base)))
(let ((?x343 (bvadd (bvshl (_ bv1 34) bits) (_ bv17179869183 34))))
(let ((?x14884 (bvshl ?x343 ?x190)))
(let ((?x1427 (bvadd (bvshl (_ bv1 34) a) (_ bv17179869183 34))))
(let ((?x18554 (bvadd (bvshl (_ bv1 34) c) (_ bv17179869183 34))))
(let ((?x4627 (bvand vector ?x18554)))
(let ((?x4069 (bvand ?x4627 ?x14884)))
(let ((?x4989 (bvashr ?x4069 ?x613)))
(let ((?x2032 (bvshl ?x4989 ?x1414)))
(let ((?x23689 (bvadd (bvadd vector (bvmul (_ bv17179869183 34) ?x4627)) (bvxor ?x4627 ?x2032))))
(let ((?x15658 (bvand ?x23689 ?x1427)))
(let ((?x15609 (bvand ?x15658 ?x14884)))
(let ((?x21630 (bvashr ?x15609 ?x613)))
(let ((?x733 (bvshl ?x21630 ?x1414)))
(let (($x10977 (bvsle (_ bv0 34) a)))
(let (($x13409 (bvsle (_ bv0 34) vector)))
(let (($x20405 (bvsle (_ bv0 34) c)))
(let (($x34420 (and (= (bvadd (bvadd ?x23689 (bvmul (_ bv17179869183 34) ?x15658)) (bvxor ?x15658 ?x733)) vector) $x20405 $x13409 (bvsle (_ bv0 34) ?x18554) (bvsle (_ bv0 34) bits) (bvsle (_ bv0 34) ?x343) (bvsle (_ bv0 34) ?x190) (bvsle (_ bv0 34) ?x4627) (bvsle (_ bv0 34) ?x14884) (bvsle (_ bv0 34) ?x4069) (bvsle (_ bv0 34) ?x613) (bvsle (_ bv0 34) ?x4989) (bvsle (_ bv0 34) ?x1414) (bvsle (_ bv0 34) ?x2032) $x10977 (bvsle (_ bv0 34) ?x23689) (bvsle (_ bv0 34) ?x1427) (bvsle (_ bv0 34) ?x15658) (bvsle (_ bv0 34) ?x15609) (bvsle (_ bv0 34) ?x21630) (bvsle (_ bv0 34) ?x733))))
(not $x34420)))))))))))))))))))))))
(check-sat)
