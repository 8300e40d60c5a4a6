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
 (let ((?x15439 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
 (let ((?x22905 (bvadd ?x15439 base)))
 (let ((?x3796 (ite (bvsle a c) a c)))
 (let ((?x29407 (bvadd (bvadd a c) (bvmul (_ bv17179869183 34) ?x3796))))
 (let ((?x3715 (bvadd ?x22905 bits)))
 (bvsle (ite (bvsle ?x3715 ?x29407) ?x3715 ?x29407) (ite (bvslt ?x22905 ?x3796) ?x3796 ?x22905))))))))
(assert
 (let ((?x308 (bvmul (_ bv17179869183 34) shift)))
(let ((?x28068 (ite (bvsgt (_ bv0 34) shift) ?x308 (_ bv0 34))))
(let ((?x15439 (ite (bvslt (_ bv0 34) shift) shift (_ bv0 34))))
(let ((?x22905 (bvadd ?x15439 base)))
(let ((?x14917 (bvadd (bvshl (_ bv1 34) bits) (_ bv17179869183 34))))
(let ((?x26959 (bvshl ?x14917 ?x22905)))
(let ((?x29138 (bvadd (bvshl (_ bv1 34) a) (_ bv17179869183 34))))
(let ((?x2585 (bvadd (bvshl (_ bv1 34) c) (_ bv17179869183 34))))
(let ((?x9456 (bvand vector ?x2585)))
(let ((?x8126 (bvand ?x9456 ?x26959)))
(let ((?x11089 (bvashr ?x8126 ?x15439)))
(let ((?x26911 (bvshl ?x11089 ?x28068)))
(let ((?x17881 (bvadd (bvadd vector (bvmul (_ bv17179869183 34) ?x9456)) (bvxor ?x9456 ?x26911))))
(let ((?x31568 (bvand ?x17881 ?x29138)))
(let ((?x18401 (bvand ?x31568 ?x26959)))
(let ((?x18307 (bvashr ?x18401 ?x15439)))
(let ((?x28947 (bvshl ?x18307 ?x28068)))
(let (($x10145 (bvsle (_ bv0 34) a)))
(let (($x18222 (bvsle (_ bv0 34) vector)))
(let (($x19668 (bvsle (_ bv0 34) c)))
(let (($x11913 (and (= (bvadd (bvadd ?x17881 (bvmul (_ bv17179869183 34) ?x31568)) (bvxor ?x31568 ?x28947)) vector) $x19668 $x18222 (bvsle (_ bv0 34) ?x2585) (bvsle (_ bv0 34) bits) (bvsle (_ bv0 34) ?x14917) (bvsle (_ bv0 34) ?x22905) (bvsle (_ bv0 34) ?x9456) (bvsle (_ bv0 34) ?x26959) (bvsle (_ bv0 34) ?x8126) (bvsle (_ bv0 34) ?x15439) (bvsle (_ bv0 34) ?x11089) (bvsle (_ bv0 34) ?x28068) (bvsle (_ bv0 34) ?x26911) $x10145 (bvsle (_ bv0 34) ?x17881) (bvsle (_ bv0 34) ?x29138) (bvsle (_ bv0 34) ?x31568) (bvsle (_ bv0 34) ?x18401) (bvsle (_ bv0 34) ?x18307) (bvsle (_ bv0 34) ?x28947))))
(not $x11913)))))))))))))))))))))))
(check-sat)
