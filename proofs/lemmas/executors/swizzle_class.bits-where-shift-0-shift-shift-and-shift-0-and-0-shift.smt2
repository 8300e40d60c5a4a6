; executors.swizzle_class/bits <= where(shift < 0, -shift, shift) and shift <= 0 and 0 <= shift
; ccdf722914c2541de70a36c874e5dfcf4ae0f1f517248a1529176396a0cbf9b7
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is shift
; v1 is bits
; v2 is base
; v3 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(assert
 (bvsle (_ bv77371252455336267181195236 86) v0))
(assert
 (bvsgt (_ bv29 86) v0))
(assert
 (bvsle (_ bv0 86) v1))
(assert
 (bvsgt (_ bv29 86) v1))
(assert
 (bvsle (_ bv0 86) v2))
(assert
 (bvsgt (_ bv29 86) v2))
(assert
 (bvsle (_ bv0 86) v3))
(assert
 (bvsgt (_ bv268435456 86) v3))
(assert
 (let ((?x13601 (bvmul (_ bv77371252455336267181195263 86) v0)))
 (let (($x20833 (bvsgt (_ bv0 86) v0)))
 (let ((?x8702 (ite $x20833 ?x13601 (_ bv0 86))))
 (let ((?x41334 (ite (bvslt (_ bv0 86) v0) v0 (_ bv0 86))))
 (let ((?x19186 (bvadd ?x41334 ?x8702)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x19186 v1) v2))))))))
(assert
 (bvsle v1 (ite (bvsgt (_ bv0 86) v0) (bvmul (_ bv77371252455336267181195263 86) v0) v0)))
(assert
 (bvsge (_ bv0 86) v0))
(assert
 (bvsle (_ bv0 86) v0))
(assert
 (let ((?x13601 (bvmul (_ bv77371252455336267181195263 86) v0)))
(let (($x20833 (bvsgt (_ bv0 86) v0)))
(let ((?x8702 (ite $x20833 ?x13601 (_ bv0 86))))
(let ((?x41334 (ite (bvslt (_ bv0 86) v0) v0 (_ bv0 86))))
(let ((?x19186 (bvadd ?x41334 ?x8702)))
(let ((?x7707 (bvadd ?x41334 v2)))
(let ((?x22973 (bvadd (bvshl (_ bv1 86) v1) (_ bv77371252455336267181195263 86))))
(let ((?x32710 (bvshl ?x22973 ?x7707)))
(let ((?x10477 (bvand v3 ?x32710)))
(let ((?x37966 (bvashr ?x10477 ?x41334)))
(let ((?x37227 (bvshl ?x37966 ?x8702)))
(let (($x27023 (bvsle (_ bv0 86) v0)))
(let (($x32062 (bvsle (_ bv0 86) v3)))
(let (($x28700 (bvsle (_ bv0 86) v2)))
(let (($x2882 (bvsle (_ bv0 86) v1)))
(let (($x17518 (= (bvxor v3 (bvashr (bvand v3 (bvshl ?x22973 v2)) v0)) (bvxor v3 ?x37227))))
(let (($x7391 (and $x17518 $x2882 (bvsle (_ bv0 86) ?x22973) $x28700 $x32062 (bvsle (_ bv0 86) (bvshl ?x22973 v2)) (bvsle (_ bv0 86) (bvand v3 (bvshl ?x22973 v2))) $x27023 (bvsle (_ bv0 86) (bvashr (bvand v3 (bvshl ?x22973 v2)) v0)) (bvsle (_ bv0 86) ?x7707) (bvsle (_ bv0 86) ?x32710) (bvsle (_ bv0 86) ?x10477) (bvsle (_ bv0 86) ?x41334) (bvsle (_ bv0 86) ?x37966) (bvsle (_ bv0 86) ?x8702) (bvsle (_ bv0 86) ?x37227) (bvsle v1 ?x19186))))
(not $x7391)))))))))))))))))))
(check-sat)
