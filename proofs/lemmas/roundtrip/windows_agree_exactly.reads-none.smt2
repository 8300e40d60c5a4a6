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
 (let ((?x18493 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
 (let ((?x18195 (bvadd ?x18493 base)))
 (let ((?x22570 (ite (bvsle a c) a c)))
 (let ((?x4819 (bvadd (bvadd a c) (bvmul (_ bv17179869183 34) ?x22570))))
 (let ((?x15431 (bvadd ?x18195 bits)))
 (bvsle (ite (bvsle ?x15431 ?x4819) ?x15431 ?x4819) (ite (bvslt ?x18195 ?x22570) ?x22570 ?x18195))))))))
(assert
 (let ((?x20627 (bvmul (_ bv17179869183 34) shift)))
(let ((?x29621 (ite (bvsgt (_ bv0 34) shift) ?x20627 (_ bv0 34))))
(let ((?x18493 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
(let ((?x18195 (bvadd ?x18493 base)))
(let ((?x23766 (bvadd (bvshl (_ bv1 34) bits) (_ bv17179869183 34))))
(let ((?x31672 (bvshl ?x23766 ?x18195)))
(let ((?x21230 (bvadd (bvshl (_ bv1 34) a) (_ bv17179869183 34))))
(let ((?x32649 (bvadd (bvshl (_ bv1 34) c) (_ bv17179869183 34))))
(let ((?x10971 (bvand vector ?x32649)))
(let ((?x25840 (bvand ?x10971 ?x31672)))
(let ((?x1228 (bvashr ?x25840 ?x18493)))
(let ((?x13225 (bvshl ?x1228 ?x29621)))
(let ((?x13509 (bvadd (bvadd vector (bvmul (_ bv17179869183 34) ?x10971)) (bvxor ?x10971 ?x13225))))
(let ((?x20908 (bvand ?x13509 ?x21230)))
(let ((?x2432 (bvand ?x20908 ?x31672)))
(let ((?x4710 (bvashr ?x2432 ?x18493)))
(let ((?x3282 (bvshl ?x4710 ?x29621)))
(let (($x4432 (bvsle (_ bv0 34) a)))
(let (($x31868 (bvsle (_ bv0 34) vector)))
(let (($x19243 (bvsle (_ bv0 34) c)))
(let (($x3476 (and (= (bvadd (bvadd ?x13509 (bvmul (_ bv17179869183 34) ?x20908)) (bvxor ?x20908 ?x3282)) vector) $x19243 $x31868 (bvsle (_ bv0 34) ?x32649) (bvsle (_ bv0 34) bits) (bvsle (_ bv0 34) ?x23766) (bvsle (_ bv0 34) ?x18195) (bvsle (_ bv0 34) ?x10971) (bvsle (_ bv0 34) ?x31672) (bvsle (_ bv0 34) ?x25840) (bvsle (_ bv0 34) ?x18493) (bvsle (_ bv0 34) ?x1228) (bvsle (_ bv0 34) ?x29621) (bvsle (_ bv0 34) ?x13225) $x4432 (bvsle (_ bv0 34) ?x13509) (bvsle (_ bv0 34) ?x21230) (bvsle (_ bv0 34) ?x20908) (bvsle (_ bv0 34) ?x2432) (bvsle (_ bv0 34) ?x4710) (bvsle (_ bv0 34) ?x3282))))
(not $x3476)))))))))))))))))))))))
(check-sat)
