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
 (let ((?x11348 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x1060 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x20867 (bvadd ?x1060 ?x11348)))
 (bvsle bits ?x20867)))))
(assert
 (let ((?x11348 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x1060 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x20867 (bvadd ?x1060 ?x11348)))
 (bvsge (_ bv24 90) (bvadd (bvadd ?x20867 bits) base))))))
(assert
 (let ((?x11348 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
(let ((?x1060 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
(let ((?x4849 (bvadd (bvadd ?x1060 j) base)))
(let ((?x475 (bvadd (bvshl (_ bv1 90) bits) (_ bv1237940039285380274899124223 90))))
(let ((?x27591 (bvshl ?x475 ?x4849)))
(let ((?x30345 (bvshl x j)))
(let ((?x14958 (bvand ?x30345 ?x27591)))
(let ((?x26935 (bvashr ?x14958 ?x1060)))
(let ((?x9593 (bvshl ?x26935 ?x11348)))
(let (($x17474 (bvsle (_ bv0 90) j)))
(let ((?x17485 (bvadd ?x1060 base)))
(let ((?x17100 (bvshl ?x475 ?x17485)))
(let ((?x3169 (bvand x ?x17100)))
(let ((?x15437 (bvashr ?x3169 ?x1060)))
(let ((?x26631 (bvshl ?x15437 ?x11348)))
(let ((?x30981 (bvxor x ?x26631)))
(let (($x12909 (bvsle (_ bv0 90) x)))
(let (($x182 (bvsle (_ bv0 90) bits)))
(let (($x11193 (and (= (bvshl ?x30981 j) (bvxor ?x30345 ?x9593)) $x182 (bvsle (_ bv0 90) ?x475) (bvsle (_ bv0 90) ?x17485) $x12909 (bvsle (_ bv0 90) ?x17100) (bvsle (_ bv0 90) ?x3169) (bvsle (_ bv0 90) ?x1060) (bvsle (_ bv0 90) ?x15437) (bvsle (_ bv0 90) ?x11348) (bvsle (_ bv0 90) ?x26631) (bvsle (_ bv0 90) ?x30981) $x17474 (bvsle (_ bv0 90) ?x4849) (bvsle (_ bv0 90) ?x30345) (bvsle (_ bv0 90) ?x27591) (bvsle (_ bv0 90) ?x14958) (bvsle (_ bv0 90) ?x26935) (bvsle (_ bv0 90) ?x9593))))
(not $x11193)))))))))))))))))))))
(check-sat)
