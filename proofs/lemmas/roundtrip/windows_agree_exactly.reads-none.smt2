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
 (let ((?x32816 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
 (let ((?x11887 (bvadd ?x32816 base)))
 (let ((?x23343 (ite (bvsle a c) a c)))
 (let ((?x13048 (bvadd (bvadd a c) (bvmul (_ bv17179869183 34) ?x23343))))
 (let ((?x5460 (bvadd ?x11887 bits)))
 (bvsle (ite (bvsle ?x5460 ?x13048) ?x5460 ?x13048) (ite (bvslt ?x11887 ?x23343) ?x23343 ?x11887))))))))
(assert
 (let ((?x33539 (bvmul (_ bv17179869183 34) shift)))
(let ((?x3620 (ite (bvsgt (_ bv0 34) shift) ?x33539 (_ bv0 34))))
(let ((?x32816 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
(let ((?x11887 (bvadd ?x32816 base)))
(let ((?x13408 (bvadd (bvshl (_ bv1 34) bits) (_ bv17179869183 34))))
(let ((?x2430 (bvshl ?x13408 ?x11887)))
(let ((?x5145 (bvadd (bvshl (_ bv1 34) a) (_ bv17179869183 34))))
(let ((?x27779 (bvadd (bvshl (_ bv1 34) c) (_ bv17179869183 34))))
(let ((?x614 (bvand vector ?x27779)))
(let ((?x11809 (bvand ?x614 ?x2430)))
(let ((?x23380 (bvashr ?x11809 ?x32816)))
(let ((?x32201 (bvshl ?x23380 ?x3620)))
(let ((?x32663 (bvadd (bvadd vector (bvmul (_ bv17179869183 34) ?x614)) (bvxor ?x614 ?x32201))))
(let ((?x16677 (bvand ?x32663 ?x5145)))
(let ((?x18461 (bvand ?x16677 ?x2430)))
(let ((?x6489 (bvashr ?x18461 ?x32816)))
(let ((?x25762 (bvshl ?x6489 ?x3620)))
(let (($x20398 (bvsle (_ bv0 34) a)))
(let (($x8740 (bvsle (_ bv0 34) vector)))
(let (($x18434 (bvsle (_ bv0 34) c)))
(let (($x39379 (and (= (bvadd (bvadd ?x32663 (bvmul (_ bv17179869183 34) ?x16677)) (bvxor ?x16677 ?x25762)) vector) $x18434 $x8740 (bvsle (_ bv0 34) ?x27779) (bvsle (_ bv0 34) bits) (bvsle (_ bv0 34) ?x13408) (bvsle (_ bv0 34) ?x11887) (bvsle (_ bv0 34) ?x614) (bvsle (_ bv0 34) ?x2430) (bvsle (_ bv0 34) ?x11809) (bvsle (_ bv0 34) ?x32816) (bvsle (_ bv0 34) ?x23380) (bvsle (_ bv0 34) ?x3620) (bvsle (_ bv0 34) ?x32201) $x20398 (bvsle (_ bv0 34) ?x32663) (bvsle (_ bv0 34) ?x5145) (bvsle (_ bv0 34) ?x16677) (bvsle (_ bv0 34) ?x18461) (bvsle (_ bv0 34) ?x6489) (bvsle (_ bv0 34) ?x25762))))
(not $x39379)))))))))))))))))))))))
(check-sat)
