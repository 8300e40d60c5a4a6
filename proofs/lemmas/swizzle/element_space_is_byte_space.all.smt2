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
 (let ((?x217 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x2663 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x30456 (bvadd ?x2663 ?x217)))
 (bvsle bits ?x30456)))))
(assert
 (let ((?x217 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x2663 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x30456 (bvadd ?x2663 ?x217)))
 (bvsge (_ bv24 90) (bvadd (bvadd ?x30456 bits) base))))))
(assert
 (let ((?x217 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
(let ((?x2663 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
(let ((?x989 (bvadd (bvadd ?x2663 j) base)))
(let ((?x9278 (bvadd (bvshl (_ bv1 90) bits) (_ bv1237940039285380274899124223 90))))
(let ((?x942 (bvshl ?x9278 ?x989)))
(let ((?x9256 (bvshl x j)))
(let ((?x1190 (bvand ?x9256 ?x942)))
(let ((?x2110 (bvashr ?x1190 ?x2663)))
(let ((?x9900 (bvshl ?x2110 ?x217)))
(let (($x20147 (bvsle (_ bv0 90) j)))
(let ((?x30449 (bvadd ?x2663 base)))
(let ((?x33309 (bvshl ?x9278 ?x30449)))
(let ((?x17812 (bvand x ?x33309)))
(let ((?x5716 (bvashr ?x17812 ?x2663)))
(let ((?x24799 (bvshl ?x5716 ?x217)))
(let ((?x44868 (bvxor x ?x24799)))
(let (($x16760 (bvsle (_ bv0 90) x)))
(let (($x42222 (bvsle (_ bv0 90) bits)))
(let (($x5061 (and (= (bvshl ?x44868 j) (bvxor ?x9256 ?x9900)) $x42222 (bvsle (_ bv0 90) ?x9278) (bvsle (_ bv0 90) ?x30449) $x16760 (bvsle (_ bv0 90) ?x33309) (bvsle (_ bv0 90) ?x17812) (bvsle (_ bv0 90) ?x2663) (bvsle (_ bv0 90) ?x5716) (bvsle (_ bv0 90) ?x217) (bvsle (_ bv0 90) ?x24799) (bvsle (_ bv0 90) ?x44868) $x20147 (bvsle (_ bv0 90) ?x989) (bvsle (_ bv0 90) ?x9256) (bvsle (_ bv0 90) ?x942) (bvsle (_ bv0 90) ?x1190) (bvsle (_ bv0 90) ?x2110) (bvsle (_ bv0 90) ?x9900))))
(not $x5061)))))))))))))))))))))
(check-sat)
