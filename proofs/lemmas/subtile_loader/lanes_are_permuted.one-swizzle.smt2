; subtile_loader.lanes_are_permuted/one swizzle
; 0eace41251a2fec21210a1c93fed592fc7d21699bec7d05e82bb35a973f548c0
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is lane_a
; v4 is lane_b
; v5 is strip
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 32))
(declare-fun v1 () (_ BitVec 32))
(declare-fun v2 () (_ BitVec 32))
(declare-fun v3 () (_ BitVec 32))
(declare-fun v4 () (_ BitVec 32))
(declare-fun v5 () (_ BitVec 32))
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
 (bvsgt (_ bv64 32) v3))
(assert
 (bvsle (_ bv0 32) v4))
(assert
 (bvsgt (_ bv64 32) v4))
(assert
 (bvsle (_ bv0 32) v5))
(assert
 (bvsgt (_ bv16 32) v5))
(assert
 (let ((?x26728 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x11779 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x2655 (bvadd ?x11779 ?x26728)))
 (bvsle v0 ?x2655)))))
(assert
 (let ((?x26728 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x11779 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x2655 (bvadd ?x11779 ?x26728)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x2655 v0) v2))))))
(assert
 (not (= v3 v4)))
(assert
 (let ((?x26728 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x11779 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x5672 (bvadd ?x11779 v2)))
(let ((?x14415 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x16940 (bvshl ?x14415 ?x5672)))
(let ((?x15310 (bvmul (_ bv64 32) v5)))
(let ((?x574 (bvadd v4 ?x15310)))
(let ((?x4854 (bvand ?x574 ?x16940)))
(let ((?x6157 (bvashr ?x4854 ?x11779)))
(let ((?x7035 (bvshl ?x6157 ?x26728)))
(let ((?x7332 (bvadd v3 ?x15310)))
(let ((?x5381 (bvand ?x7332 ?x16940)))
(let ((?x8768 (bvashr ?x5381 ?x11779)))
(let ((?x10029 (bvshl ?x8768 ?x26728)))
(let (($x5055 (bvsle (_ bv0 32) v0)))
(let (($x16502 (not (= (bvand (bvxor ?x7332 ?x10029) (_ bv63 32)) (bvand (bvxor ?x574 ?x7035) (_ bv63 32))))))
(let (($x7632 (and $x16502 $x5055 (bvsle (_ bv0 32) ?x14415) (bvsle (_ bv0 32) ?x5672) (bvsle (_ bv0 32) ?x7332) (bvsle (_ bv0 32) ?x16940) (bvsle (_ bv0 32) ?x5381) (bvsle (_ bv0 32) ?x11779) (bvsle (_ bv0 32) ?x8768) (bvsle (_ bv0 32) ?x26728) (bvsle (_ bv0 32) ?x10029) (bvsle (_ bv0 32) ?x574) (bvsle (_ bv0 32) ?x4854) (bvsle (_ bv0 32) ?x6157) (bvsle (_ bv0 32) ?x7035))))
(not $x7632)))))))))))))))))))
(check-sat)
