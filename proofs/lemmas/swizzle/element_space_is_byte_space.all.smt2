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
 (let ((?x37672 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x55645 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x50263 (bvadd ?x55645 ?x37672)))
 (bvsle bits ?x50263)))))
(assert
 (let ((?x37672 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
 (let ((?x55645 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
 (let ((?x50263 (bvadd ?x55645 ?x37672)))
 (bvsge (_ bv24 90) (bvadd (bvadd ?x50263 bits) base))))))
(assert
 (let ((?x37672 (ite (bvsgt (_ bv0 90) shift) (bvmul (_ bv1237940039285380274899124223 90) shift) (_ bv0 90))))
(let ((?x55645 (ite (bvslt (_ bv0 90) shift) shift (_ bv0 90))))
(let ((?x38748 (bvadd (bvadd ?x55645 j) base)))
(let ((?x40124 (bvadd (bvshl (_ bv1 90) bits) (_ bv1237940039285380274899124223 90))))
(let ((?x5339 (bvshl ?x40124 ?x38748)))
(let ((?x82728 (bvshl x j)))
(let ((?x73339 (bvand ?x82728 ?x5339)))
(let ((?x38797 (bvashr ?x73339 ?x55645)))
(let ((?x41253 (bvshl ?x38797 ?x37672)))
(let (($x85466 (bvsle (_ bv0 90) j)))
(let ((?x40446 (bvadd ?x55645 base)))
(let ((?x41315 (bvshl ?x40124 ?x40446)))
(let ((?x74446 (bvand x ?x41315)))
(let ((?x80327 (bvashr ?x74446 ?x55645)))
(let ((?x41673 (bvshl ?x80327 ?x37672)))
(let ((?x38885 (bvxor x ?x41673)))
(let (($x6657 (bvsle (_ bv0 90) x)))
(let (($x82627 (bvsle (_ bv0 90) bits)))
(let (($x37212 (and (= (bvshl ?x38885 j) (bvxor ?x82728 ?x41253)) $x82627 (bvsle (_ bv0 90) ?x40124) (bvsle (_ bv0 90) ?x40446) $x6657 (bvsle (_ bv0 90) ?x41315) (bvsle (_ bv0 90) ?x74446) (bvsle (_ bv0 90) ?x55645) (bvsle (_ bv0 90) ?x80327) (bvsle (_ bv0 90) ?x37672) (bvsle (_ bv0 90) ?x41673) (bvsle (_ bv0 90) ?x38885) $x85466 (bvsle (_ bv0 90) ?x38748) (bvsle (_ bv0 90) ?x82728) (bvsle (_ bv0 90) ?x5339) (bvsle (_ bv0 90) ?x73339) (bvsle (_ bv0 90) ?x38797) (bvsle (_ bv0 90) ?x41253))))
(not $x37212)))))))))))))))))))))
(check-sat)
