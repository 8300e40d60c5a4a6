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
 (let ((?x516 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x45 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x959 (bvadd ?x45 ?x516)))
 (bvsle bits ?x959)))))
(assert
 (let ((?x516 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x45 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x959 (bvadd ?x45 ?x516)))
 (bvsge (_ bv24 90) (bvadd (bvadd ?x959 bits) base))))))
(assert
 (let ((?x516 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
(let ((?x45 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
(let ((?x2841 (bvadd (bvadd ?x45 j) base)))
(let ((?x3339 (bvadd (bvshl (_ bv1 90) bits) (_ bv1237940039285380274899124223 90))))
(let ((?x1166 (bvshl ?x3339 ?x2841)))
(let ((?x4862 (bvshl x j)))
(let ((?x1172 (bvand ?x4862 ?x1166)))
(let ((?x218 (bvashr ?x1172 ?x45)))
(let ((?x2391 (bvshl ?x218 ?x516)))
(let (($x703 (bvsle (_ bv0 90) j)))
(let ((?x836 (bvadd ?x45 base)))
(let ((?x6230 (bvshl ?x3339 ?x836)))
(let ((?x1134 (bvand x ?x6230)))
(let ((?x8 (bvashr ?x1134 ?x45)))
(let ((?x2896 (bvshl ?x8 ?x516)))
(let ((?x167 (bvxor x ?x2896)))
(let (($x5313 (bvsle (_ bv0 90) x)))
(let (($x5283 (bvsle (_ bv0 90) bits)))
(let (($x4927 (and (= (bvshl ?x167 j) (bvxor ?x4862 ?x2391)) $x5283 (bvsle (_ bv0 90) ?x3339) (bvsle (_ bv0 90) ?x836) $x5313 (bvsle (_ bv0 90) ?x6230) (bvsle (_ bv0 90) ?x1134) (bvsle (_ bv0 90) ?x45) (bvsle (_ bv0 90) ?x8) (bvsle (_ bv0 90) ?x516) (bvsle (_ bv0 90) ?x2896) (bvsle (_ bv0 90) ?x167) $x703 (bvsle (_ bv0 90) ?x2841) (bvsle (_ bv0 90) ?x4862) (bvsle (_ bv0 90) ?x1166) (bvsle (_ bv0 90) ?x1172) (bvsle (_ bv0 90) ?x218) (bvsle (_ bv0 90) ?x2391))))
(not $x4927)))))))))))))))))))))
(check-sat)
