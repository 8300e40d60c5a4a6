; subtile_loader.lanes_are_permuted/two, both to the left
; d38bfc6875e8045b16d974a002f7a70fe0b7e6ff321ca23a3de778ace66714fa
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is lane_a
; v7 is lane_b
; v8 is strip
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
 (bvsgt (_ bv64 32) v7))
(assert
 (bvsle (_ bv0 32) v8))
(assert
 (bvsgt (_ bv16 32) v8))
(assert
 (let (($x58 (bvsgt (_ bv0 32) v1)))
 (let ((?x15917 (ite $x58 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x2580 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x6511 (bvadd ?x2580 ?x15917)))
 (bvsle v0 ?x6511))))))
(assert
 (let (($x58 (bvsgt (_ bv0 32) v1)))
 (let ((?x15917 (ite $x58 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x2580 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x6511 (bvadd ?x2580 ?x15917)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x6511 v0) v2)))))))
(assert
 (let ((?x4509 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x19409 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x4265 (bvadd ?x19409 ?x4509)))
 (bvsle v3 ?x4265)))))
(assert
 (let ((?x4509 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x19409 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x4265 (bvadd ?x19409 ?x4509)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x4265 v3) v5))))))
(assert
 (bvsgt (_ bv0 32) v1))
(assert
 (bvsge (_ bv0 32) v4))
(assert
 (not (= v6 v7)))
(assert
 (let ((?x4509 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x19409 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x9183 (bvadd ?x19409 v5)))
(let ((?x4680 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x834 (bvshl ?x4680 ?x9183)))
(let (($x58 (bvsgt (_ bv0 32) v1)))
(let ((?x15917 (ite $x58 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x2580 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x18962 (bvadd ?x2580 v2)))
(let ((?x27972 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x3173 (bvshl ?x27972 ?x18962)))
(let ((?x10119 (bvmul (_ bv64 32) v8)))
(let ((?x15950 (bvadd v7 ?x10119)))
(let ((?x20473 (bvand ?x15950 ?x3173)))
(let ((?x19471 (bvashr ?x20473 ?x2580)))
(let ((?x13878 (bvshl ?x19471 ?x15917)))
(let ((?x4886 (bvxor ?x15950 ?x13878)))
(let ((?x29106 (bvand ?x4886 ?x834)))
(let ((?x28401 (bvashr ?x29106 ?x19409)))
(let ((?x27054 (bvshl ?x28401 ?x4509)))
(let ((?x16819 (bvadd v6 ?x10119)))
(let ((?x25398 (bvand ?x16819 ?x3173)))
(let ((?x19583 (bvashr ?x25398 ?x2580)))
(let ((?x16584 (bvshl ?x19583 ?x15917)))
(let ((?x2807 (bvxor ?x16819 ?x16584)))
(let ((?x9745 (bvand ?x2807 ?x834)))
(let ((?x18074 (bvashr ?x9745 ?x19409)))
(let ((?x6668 (bvshl ?x18074 ?x4509)))
(let (($x157 (bvsle (_ bv0 32) v3)))
(let (($x480 (bvsle (_ bv0 32) v0)))
(let (($x2549 (not (= (bvand (bvxor ?x2807 ?x6668) (_ bv63 32)) (bvand (bvxor ?x4886 ?x27054) (_ bv63 32))))))
(let (($x26766 (and $x2549 $x480 (bvsle (_ bv0 32) ?x27972) (bvsle (_ bv0 32) ?x18962) (bvsle (_ bv0 32) ?x16819) (bvsle (_ bv0 32) ?x3173) (bvsle (_ bv0 32) ?x25398) (bvsle (_ bv0 32) ?x2580) (bvsle (_ bv0 32) ?x19583) (bvsle (_ bv0 32) ?x15917) (bvsle (_ bv0 32) ?x16584) $x157 (bvsle (_ bv0 32) ?x4680) (bvsle (_ bv0 32) ?x9183) (bvsle (_ bv0 32) ?x2807) (bvsle (_ bv0 32) ?x834) (bvsle (_ bv0 32) ?x9745) (bvsle (_ bv0 32) ?x19409) (bvsle (_ bv0 32) ?x18074) (bvsle (_ bv0 32) ?x4509) (bvsle (_ bv0 32) ?x6668) (bvsle (_ bv0 32) ?x15950) (bvsle (_ bv0 32) ?x20473) (bvsle (_ bv0 32) ?x19471) (bvsle (_ bv0 32) ?x13878) (bvsle (_ bv0 32) ?x4886) (bvsle (_ bv0 32) ?x29106) (bvsle (_ bv0 32) ?x28401) (bvsle (_ bv0 32) ?x27054))))
(not $x26766))))))))))))))))))))))))))))))))))
(check-sat)
