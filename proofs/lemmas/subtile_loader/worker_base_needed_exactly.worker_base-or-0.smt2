; subtile_loader.worker_base_needed_exactly/worker_base or 0
; 608ef5c67a1b7f81fc798dfb7b086af555162563c8ea82264e688ea915605b72
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
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 32))
(declare-fun v1 () (_ BitVec 32))
(declare-fun v2 () (_ BitVec 32))
(declare-fun v3 () (_ BitVec 32))
(declare-fun v4 () (_ BitVec 32))
(declare-fun v5 () (_ BitVec 32))
(declare-fun v6 () (_ BitVec 32))
(declare-fun v7 () (_ BitVec 32))
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
 (let ((?x23902 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x23582 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x31699 (bvadd ?x23582 ?x23902)))
 (bvsle v0 ?x31699)))))
(assert
 (let ((?x23902 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x23582 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x31699 (bvadd ?x23582 ?x23902)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x31699 v0) v2))))))
(assert
 (let ((?x7901 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x10558 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x30175 (bvadd ?x10558 ?x7901)))
 (bvsle v3 ?x30175)))))
(assert
 (let ((?x7901 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x10558 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x30175 (bvadd ?x10558 ?x7901)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x30175 v3) v5))))))
(assert
 (let ((?x7901 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x10558 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x6170 (bvadd ?x10558 v5)))
(let ((?x4355 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x13275 (bvshl ?x4355 ?x6170)))
(let ((?x23902 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x23582 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x17609 (bvadd ?x23582 v2)))
(let ((?x29431 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x19545 (bvshl ?x29431 ?x17609)))
(let ((?x9016 (bvmul (_ bv64 32) v7)))
(let ((?x496 (bvand ?x9016 ?x19545)))
(let ((?x5809 (bvashr ?x496 ?x23582)))
(let ((?x4523 (bvshl ?x5809 ?x23902)))
(let ((?x1764 (bvxor ?x9016 ?x4523)))
(let ((?x5056 (bvand ?x1764 ?x13275)))
(let ((?x15954 (bvashr ?x5056 ?x10558)))
(let ((?x2451 (bvshl ?x15954 ?x7901)))
(let ((?x9284 (bvand v6 ?x19545)))
(let ((?x18111 (bvashr ?x9284 ?x23582)))
(let ((?x18248 (bvshl ?x18111 ?x23902)))
(let ((?x5215 (bvxor v6 ?x18248)))
(let ((?x5503 (bvand ?x5215 ?x13275)))
(let ((?x29524 (bvashr ?x5503 ?x10558)))
(let ((?x9673 (bvshl ?x29524 ?x7901)))
(let (($x13441 (bvsle (_ bv0 32) v6)))
(let ((?x13337 (bvadd v6 ?x9016)))
(let ((?x17090 (bvand ?x13337 ?x19545)))
(let ((?x27972 (bvashr ?x17090 ?x23582)))
(let ((?x30942 (bvshl ?x27972 ?x23902)))
(let ((?x14780 (bvxor ?x13337 ?x30942)))
(let ((?x1612 (bvand ?x14780 ?x13275)))
(let ((?x4559 (bvashr ?x1612 ?x10558)))
(let ((?x28115 (bvshl ?x4559 ?x7901)))
(let (($x17618 (bvsle (_ bv0 32) v3)))
(let (($x13311 (bvsle (_ bv0 32) v0)))
(let (($x2334 (= (bvand (bvxor ?x14780 ?x28115) (_ bv63 32)) (bvand (bvxor ?x5215 ?x9673) (_ bv63 32)))))
(let (($x16606 (and (or (not $x2334) (= (_ bv0 32) (bvand (bvxor ?x1764 ?x2451) (_ bv63 32)))) (or (not (= (_ bv0 32) (bvand (bvxor ?x1764 ?x2451) (_ bv63 32)))) $x2334) $x13311 (bvsle (_ bv0 32) ?x29431) (bvsle (_ bv0 32) ?x17609) (bvsle (_ bv0 32) ?x13337) (bvsle (_ bv0 32) ?x19545) (bvsle (_ bv0 32) ?x17090) (bvsle (_ bv0 32) ?x23582) (bvsle (_ bv0 32) ?x27972) (bvsle (_ bv0 32) ?x23902) (bvsle (_ bv0 32) ?x30942) $x17618 (bvsle (_ bv0 32) ?x4355) (bvsle (_ bv0 32) ?x6170) (bvsle (_ bv0 32) ?x14780) (bvsle (_ bv0 32) ?x13275) (bvsle (_ bv0 32) ?x1612) (bvsle (_ bv0 32) ?x10558) (bvsle (_ bv0 32) ?x4559) (bvsle (_ bv0 32) ?x7901) (bvsle (_ bv0 32) ?x28115) $x13441 (bvsle (_ bv0 32) ?x9284) (bvsle (_ bv0 32) ?x18111) (bvsle (_ bv0 32) ?x18248) (bvsle (_ bv0 32) ?x5215) (bvsle (_ bv0 32) ?x5503) (bvsle (_ bv0 32) ?x29524) (bvsle (_ bv0 32) ?x9673) (bvsle (_ bv0 32) ?x9016) (bvsle (_ bv0 32) ?x496) (bvsle (_ bv0 32) ?x5809) (bvsle (_ bv0 32) ?x4523) (bvsle (_ bv0 32) ?x1764) (bvsle (_ bv0 32) ?x5056) (bvsle (_ bv0 32) ?x15954) (bvsle (_ bv0 32) ?x2451))))
(not $x16606))))))))))))))))))))))))))))))))))))))))
(check-sat)
