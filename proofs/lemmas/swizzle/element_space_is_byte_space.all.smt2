; swizzle.element_space_is_byte_space/all
; b586b69777bcff47a0fb0506a70f38d81e546933f99288e1f93cfcbf03f43dbb
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 90))
(declare-fun shift () (_ BitVec 90))
(declare-fun base () (_ BitVec 90))
(declare-fun x () (_ BitVec 90))
(declare-fun j () (_ BitVec 90))
(assert
 (bvsle (_ bv0 90) bits))
(assert
 (bvsgt (_ bv29 90) bits))
(assert
 (bvsle (_ bv1237940039285380274899124196 90) shift))
(assert
 (bvsgt (_ bv29 90) shift))
(assert
 (bvsle (_ bv0 90) base))
(assert
 (bvsgt (_ bv29 90) base))
(assert
 (bvsle (_ bv0 90) x))
(assert
 (bvsgt (_ bv16777216 90) x))
(assert
 (bvsle (_ bv0 90) j))
(assert
 (bvsgt (_ bv5 90) j))
(assert
 (let ((?x1109 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x850 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x4495 (bvadd ?x850 ?x1109)))
 (bvsle bits ?x4495)))))
(assert
 (let ((?x1109 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x850 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x4495 (bvadd ?x850 ?x1109)))
 (bvsge (_ bv24 90) (bvadd (bvadd ?x4495 bits) base))))))
(assert
 (let ((?x1109 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
(let ((?x850 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
(let ((?x519 (bvadd (bvadd ?x850 j) base)))
(let ((?x146 (bvadd (bvshl (_ bv1 90) bits) (_ bv1237940039285380274899124223 90))))
(let ((?x1102 (bvshl ?x146 ?x519)))
(let ((?x1181 (bvshl x j)))
(let ((?x6959 (bvand ?x1181 ?x1102)))
(let ((?x794 (bvashr ?x6959 ?x850)))
(let ((?x14398 (bvshl ?x794 ?x1109)))
(let (($x2769 (bvsle (_ bv0 90) j)))
(let ((?x4961 (bvadd ?x850 base)))
(let ((?x14753 (bvshl ?x146 ?x4961)))
(let ((?x26852 (bvand x ?x14753)))
(let ((?x6457 (bvashr ?x26852 ?x850)))
(let ((?x2700 (bvshl ?x6457 ?x1109)))
(let ((?x2691 (bvxor x ?x2700)))
(let (($x7962 (bvsle (_ bv0 90) x)))
(let (($x2033 (bvsle (_ bv0 90) bits)))
(let (($x7560 (and (= (bvshl ?x2691 j) (bvxor ?x1181 ?x14398)) $x2033 (bvsle (_ bv0 90) ?x146) (bvsle (_ bv0 90) ?x4961) $x7962 (bvsle (_ bv0 90) ?x14753) (bvsle (_ bv0 90) ?x26852) (bvsle (_ bv0 90) ?x850) (bvsle (_ bv0 90) ?x6457) (bvsle (_ bv0 90) ?x1109) (bvsle (_ bv0 90) ?x2700) (bvsle (_ bv0 90) ?x2691) $x2769 (bvsle (_ bv0 90) ?x519) (bvsle (_ bv0 90) ?x1181) (bvsle (_ bv0 90) ?x1102) (bvsle (_ bv0 90) ?x6959) (bvsle (_ bv0 90) ?x794) (bvsle (_ bv0 90) ?x14398))))
(not $x7560)))))))))))))))))))))
(check-sat)
