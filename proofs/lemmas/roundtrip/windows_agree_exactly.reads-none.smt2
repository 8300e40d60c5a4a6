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
 (let ((?x45460 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
 (let ((?x5380 (bvadd ?x45460 base)))
 (let ((?x39034 (ite (bvsle a c) a c)))
 (let ((?x7362 (bvadd (bvadd a c) (bvmul (_ bv17179869183 34) ?x39034))))
 (let ((?x39255 (bvadd ?x5380 bits)))
 (bvsle (ite (bvsle ?x39255 ?x7362) ?x39255 ?x7362) (ite (bvslt ?x5380 ?x39034) ?x39034 ?x5380))))))))
(assert
 (let ((?x45941 (bvmul (_ bv17179869183 34) shift)))
(let ((?x42244 (ite (bvsgt (_ bv0 34) shift) ?x45941 (_ bv0 34))))
(let ((?x45460 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
(let ((?x5380 (bvadd ?x45460 base)))
(let ((?x38774 (bvadd (bvshl (_ bv1 34) bits) (_ bv17179869183 34))))
(let ((?x3534 (bvshl ?x38774 ?x5380)))
(let ((?x45868 (bvadd (bvshl (_ bv1 34) a) (_ bv17179869183 34))))
(let ((?x42386 (bvadd (bvshl (_ bv1 34) c) (_ bv17179869183 34))))
(let ((?x82029 (bvand vector ?x42386)))
(let ((?x5689 (bvand ?x82029 ?x3534)))
(let ((?x885 (bvashr ?x5689 ?x45460)))
(let ((?x73480 (bvshl ?x885 ?x42244)))
(let ((?x40275 (bvadd (bvadd vector (bvmul (_ bv17179869183 34) ?x82029)) (bvxor ?x82029 ?x73480))))
(let ((?x43323 (bvand ?x40275 ?x45868)))
(let ((?x50061 (bvand ?x43323 ?x3534)))
(let ((?x86727 (bvashr ?x50061 ?x45460)))
(let ((?x45531 (bvshl ?x86727 ?x42244)))
(let (($x82006 (bvsle (_ bv0 34) a)))
(let (($x39116 (bvsle (_ bv0 34) vector)))
(let (($x80488 (bvsle (_ bv0 34) c)))
(let (($x45961 (and (= (bvadd (bvadd ?x40275 (bvmul (_ bv17179869183 34) ?x43323)) (bvxor ?x43323 ?x45531)) vector) $x80488 $x39116 (bvsle (_ bv0 34) ?x42386) (bvsle (_ bv0 34) bits) (bvsle (_ bv0 34) ?x38774) (bvsle (_ bv0 34) ?x5380) (bvsle (_ bv0 34) ?x82029) (bvsle (_ bv0 34) ?x3534) (bvsle (_ bv0 34) ?x5689) (bvsle (_ bv0 34) ?x45460) (bvsle (_ bv0 34) ?x885) (bvsle (_ bv0 34) ?x42244) (bvsle (_ bv0 34) ?x73480) $x82006 (bvsle (_ bv0 34) ?x40275) (bvsle (_ bv0 34) ?x45868) (bvsle (_ bv0 34) ?x43323) (bvsle (_ bv0 34) ?x50061) (bvsle (_ bv0 34) ?x86727) (bvsle (_ bv0 34) ?x45531))))
(not $x45961)))))))))))))))))))))))
(check-sat)
