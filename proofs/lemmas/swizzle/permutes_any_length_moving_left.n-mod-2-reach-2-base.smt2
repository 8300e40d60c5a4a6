; swizzle.permutes_any_length_moving_left/n mod 2^reach <= 2^base
; 6fc995fce261fcb8ad787a4e4c239a007905571a82b5ee6926801f7ed7f2b299
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 87))
(declare-fun distance () (_ BitVec 87))
(declare-fun base () (_ BitVec 87))
(declare-fun n () (_ BitVec 87))
(declare-fun x () (_ BitVec 87))
(assert
 (bvsle (_ bv1 87) bits))
(assert
 (bvsgt (_ bv29 87) bits))
(assert
 (bvsle (_ bv1 87) distance))
(assert
 (bvsgt (_ bv29 87) distance))
(assert
 (bvsle (_ bv0 87) base))
(assert
 (bvsgt (_ bv29 87) base))
(assert
 (bvsle (_ bv1 87) n))
(assert
 (bvsgt (_ bv268435456 87) n))
(assert
 (bvsle (_ bv0 87) x))
(assert
 (bvslt x n))
(assert
 (bvsle bits distance))
(assert
 (let ((?x33116 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x33116)))
(assert
 (let ((?x16932 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (bvsle (bvand n ?x16932) (bvshl (_ bv1 87) base))))
(assert
 (let ((?x34524 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x24581 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x7675 (ite (bvslt (_ bv0 87) ?x24581) ?x24581 (_ bv0 87))))
(let ((?x27986 (bvadd ?x7675 base)))
(let ((?x16665 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x5500 (bvshl ?x16665 ?x27986)))
(let ((?x16957 (bvand x ?x5500)))
(let ((?x16390 (bvashr ?x16957 ?x7675)))
(let ((?x24285 (bvshl ?x16390 ?x34524)))
(let (($x18958 (bvsle (_ bv0 87) x)))
(let (($x1480 (bvsle (_ bv0 87) base)))
(let ((?x16932 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let (($x12896 (and (bvslt (bvxor x ?x24285) n) (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x16932) $x1480 (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x16665) (bvsle (_ bv0 87) ?x27986) $x18958 (bvsle (_ bv0 87) ?x5500) (bvsle (_ bv0 87) ?x16957) (bvsle (_ bv0 87) ?x7675) (bvsle (_ bv0 87) ?x16390) (bvsle (_ bv0 87) ?x34524) (bvsle (_ bv0 87) ?x24285))))
(not $x12896)))))))))))))))
(check-sat)
