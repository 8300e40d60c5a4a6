; subtile_loader.worker_base_needed_exactly/two strips
; f2a92d3168cec63d17e282a184dd2723a81799ec4c8de22f376f3215f8728ec3
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is lane
; v7 is strip_a
; v8 is strip_b
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 32))
(declare-fun v1 () (_ BitVec 32))
(declare-fun v2 () (_ BitVec 32))
(declare-fun v3 () (_ BitVec 32))
(declare-fun v4 () (_ BitVec 32))
(declare-fun v5 () (_ BitVec 32))
(declare-fun v6 () (_ BitVec 32))
(declare-fun v7 () (_ BitVec 32))
(declare-fun v8 () (_ BitVec 32))
(assert
 (bvsle (_ bv0 32) v0))
(assert
 (bvsgt (_ bv11 32) v0))
(assert
 (bvsle (_ bv4294967286 32) v1))
(assert
 (bvsgt (_ bv11 32) v1))
(assert
 (bvsle (_ bv0 32) v2))
(assert
 (bvsgt (_ bv11 32) v2))
(assert
 (bvsle (_ bv0 32) v3))
(assert
 (bvsgt (_ bv11 32) v3))
(assert
 (bvsle (_ bv4294967286 32) v4))
(assert
 (bvsgt (_ bv11 32) v4))
(assert
 (bvsle (_ bv0 32) v5))
(assert
 (bvsgt (_ bv11 32) v5))
(assert
 (bvsle (_ bv0 32) v6))
(assert
 (bvsgt (_ bv64 32) v6))
(assert
 (bvsle (_ bv0 32) v7))
(assert
 (bvsgt (_ bv16 32) v7))
(assert
 (bvsle (_ bv0 32) v8))
(assert
 (bvsgt (_ bv16 32) v8))
(assert
 (let ((?x11964 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x16301 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x11952 (bvadd ?x16301 ?x11964)))
 (bvsle v0 ?x11952)))))
(assert
 (let ((?x11964 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x16301 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x11952 (bvadd ?x16301 ?x11964)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x11952 v0) v2))))))
(assert
 (let ((?x17733 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x20671 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x18113 (bvadd ?x20671 ?x17733)))
 (bvsle v3 ?x18113)))))
(assert
 (let ((?x17733 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x20671 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x18113 (bvadd ?x20671 ?x17733)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x18113 v3) v5))))))
(assert
 (let ((?x17733 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x20671 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x15901 (bvadd ?x20671 v5)))
(let ((?x17404 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x23508 (bvshl ?x17404 ?x15901)))
(let ((?x11964 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x16301 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x7592 (bvadd ?x16301 v2)))
(let ((?x13130 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x10629 (bvshl ?x13130 ?x7592)))
(let ((?x18161 (bvmul (_ bv64 32) v8)))
(let ((?x616 (bvand ?x18161 ?x10629)))
(let ((?x7707 (bvashr ?x616 ?x16301)))
(let ((?x1765 (bvshl ?x7707 ?x11964)))
(let ((?x12931 (bvxor ?x18161 ?x1765)))
(let ((?x15185 (bvand ?x12931 ?x23508)))
(let ((?x19349 (bvashr ?x15185 ?x20671)))
(let ((?x17342 (bvshl ?x19349 ?x17733)))
(let ((?x16471 (bvmul (_ bv64 32) v7)))
(let ((?x23042 (bvand ?x16471 ?x10629)))
(let ((?x12748 (bvashr ?x23042 ?x16301)))
(let ((?x13585 (bvshl ?x12748 ?x11964)))
(let ((?x2200 (bvxor ?x16471 ?x13585)))
(let ((?x1295 (bvand ?x2200 ?x23508)))
(let ((?x18052 (bvashr ?x1295 ?x20671)))
(let ((?x21112 (bvshl ?x18052 ?x17733)))
(let ((?x7940 (bvadd v6 ?x18161)))
(let ((?x13286 (bvand ?x7940 ?x10629)))
(let ((?x20256 (bvashr ?x13286 ?x16301)))
(let ((?x7448 (bvshl ?x20256 ?x11964)))
(let ((?x8298 (bvxor ?x7940 ?x7448)))
(let ((?x14407 (bvand ?x8298 ?x23508)))
(let ((?x4117 (bvashr ?x14407 ?x20671)))
(let ((?x18691 (bvshl ?x4117 ?x17733)))
(let ((?x17645 (bvadd v6 ?x16471)))
(let ((?x26157 (bvand ?x17645 ?x10629)))
(let ((?x169 (bvashr ?x26157 ?x16301)))
(let ((?x5033 (bvshl ?x169 ?x11964)))
(let ((?x9541 (bvxor ?x17645 ?x5033)))
(let ((?x22466 (bvand ?x9541 ?x23508)))
(let ((?x28108 (bvashr ?x22466 ?x20671)))
(let ((?x2513 (bvshl ?x28108 ?x17733)))
(let (($x23161 (bvsle (_ bv0 32) v3)))
(let (($x531 (bvsle (_ bv0 32) v0)))
(let (($x7207 (= (bvand (bvxor ?x9541 ?x2513) (_ bv63 32)) (bvand (bvxor ?x8298 ?x18691) (_ bv63 32)))))
(let (($x20300 (= (bvand (bvxor ?x2200 ?x21112) (_ bv63 32)) (bvand (bvxor ?x12931 ?x17342) (_ bv63 32)))))
(let (($x19217 (and (or (not $x7207) $x20300) (or (not $x20300) $x7207) $x531 (bvsle (_ bv0 32) ?x13130) (bvsle (_ bv0 32) ?x7592) (bvsle (_ bv0 32) ?x17645) (bvsle (_ bv0 32) ?x10629) (bvsle (_ bv0 32) ?x26157) (bvsle (_ bv0 32) ?x16301) (bvsle (_ bv0 32) ?x169) (bvsle (_ bv0 32) ?x11964) (bvsle (_ bv0 32) ?x5033) $x23161 (bvsle (_ bv0 32) ?x17404) (bvsle (_ bv0 32) ?x15901) (bvsle (_ bv0 32) ?x9541) (bvsle (_ bv0 32) ?x23508) (bvsle (_ bv0 32) ?x22466) (bvsle (_ bv0 32) ?x20671) (bvsle (_ bv0 32) ?x28108) (bvsle (_ bv0 32) ?x17733) (bvsle (_ bv0 32) ?x2513) (bvsle (_ bv0 32) ?x7940) (bvsle (_ bv0 32) ?x13286) (bvsle (_ bv0 32) ?x20256) (bvsle (_ bv0 32) ?x7448) (bvsle (_ bv0 32) ?x8298) (bvsle (_ bv0 32) ?x14407) (bvsle (_ bv0 32) ?x4117) (bvsle (_ bv0 32) ?x18691) (bvsle (_ bv0 32) ?x16471) (bvsle (_ bv0 32) ?x23042) (bvsle (_ bv0 32) ?x12748) (bvsle (_ bv0 32) ?x13585) (bvsle (_ bv0 32) ?x2200) (bvsle (_ bv0 32) ?x1295) (bvsle (_ bv0 32) ?x18052) (bvsle (_ bv0 32) ?x21112) (bvsle (_ bv0 32) ?x18161) (bvsle (_ bv0 32) ?x616) (bvsle (_ bv0 32) ?x7707) (bvsle (_ bv0 32) ?x1765) (bvsle (_ bv0 32) ?x12931) (bvsle (_ bv0 32) ?x15185) (bvsle (_ bv0 32) ?x19349) (bvsle (_ bv0 32) ?x17342))))
(not $x19217)))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
