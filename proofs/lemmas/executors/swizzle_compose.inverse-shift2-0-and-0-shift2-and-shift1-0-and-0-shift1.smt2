; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and shift1 <= 0 and 0 <= shift1
; c0b4ebd0eb9ac11fa1d72bc08607a813803d9905ed3c19b1a7c29744b872c52e
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is bits2
; v3 is shift2
; v4 is base1
; v5 is base2
; v6 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 56))
(declare-fun v1 () (_ BitVec 56))
(declare-fun v2 () (_ BitVec 56))
(declare-fun v3 () (_ BitVec 56))
(declare-fun v4 () (_ BitVec 56))
(declare-fun v5 () (_ BitVec 56))
(declare-fun v6 () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) v0))
(assert
 (bvsgt (_ bv19 56) v0))
(assert
 (bvsle (_ bv72057594037927918 56) v1))
(assert
 (bvsgt (_ bv19 56) v1))
(assert
 (bvsle (_ bv0 56) v2))
(assert
 (bvsgt (_ bv19 56) v2))
(assert
 (bvsle (_ bv72057594037927918 56) v3))
(assert
 (bvsgt (_ bv19 56) v3))
(assert
 (bvsle (_ bv0 56) v4))
(assert
 (bvsgt (_ bv19 56) v4))
(assert
 (bvsle (_ bv0 56) v5))
(assert
 (bvsgt (_ bv19 56) v5))
(assert
 (bvsle (_ bv0 56) v6))
(assert
 (bvsgt (_ bv262144 56) v6))
(assert
 (let ((?x13869 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x31001 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x28136 (bvadd ?x31001 ?x13869)))
 (bvsle v0 ?x28136)))))
(assert
 (let ((?x35084 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x27658 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x2604 (bvadd ?x27658 ?x35084)))
 (bvsle v2 ?x2604)))))
(assert
 (let ((?x13869 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x31001 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x28136 (bvadd ?x31001 ?x13869)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x28136 v0) v4))))))
(assert
 (let ((?x35084 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x27658 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x2604 (bvadd ?x27658 ?x35084)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x2604 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (let ((?x13869 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x31001 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x13606 (bvadd ?x31001 v4)))
(let ((?x18228 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x23635 (bvshl ?x18228 ?x13606)))
(let ((?x35084 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x27658 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x29437 (bvadd ?x27658 v5)))
(let ((?x19973 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x4529 (bvshl ?x19973 ?x29437)))
(let ((?x12911 (bvand v6 ?x4529)))
(let ((?x837 (bvashr ?x12911 ?x27658)))
(let ((?x22722 (bvshl ?x837 ?x35084)))
(let ((?x10056 (bvxor v6 ?x22722)))
(let ((?x2752 (bvand ?x10056 ?x23635)))
(let ((?x26125 (bvashr ?x2752 ?x31001)))
(let ((?x31134 (bvshl ?x26125 ?x13869)))
(let ((?x30976 (bvshl ?x18228 v4)))
(let ((?x14088 (bvshl ?x19973 v5)))
(let ((?x20166 (bvand v6 ?x14088)))
(let ((?x24352 (bvashr ?x20166 v3)))
(let ((?x3925 (bvxor v6 ?x24352)))
(let ((?x20830 (bvand ?x3925 ?x30976)))
(let ((?x25610 (bvashr ?x20830 v1)))
(let (($x6490 (bvsle (_ bv0 56) v1)))
(let (($x4754 (bvsle (_ bv0 56) v4)))
(let (($x16433 (bvsle (_ bv0 56) v0)))
(let (($x11617 (bvsle (_ bv0 56) v3)))
(let (($x2424 (bvsle (_ bv0 56) v6)))
(let (($x30971 (bvsle (_ bv0 56) v5)))
(let (($x9858 (bvsle (_ bv0 56) v2)))
(let (($x25861 (and (= (bvxor ?x3925 ?x25610) (bvxor ?x10056 ?x31134)) $x9858 (bvsle (_ bv0 56) ?x19973) $x30971 $x2424 (bvsle (_ bv0 56) ?x14088) (bvsle (_ bv0 56) ?x20166) $x11617 (bvsle (_ bv0 56) ?x24352) $x16433 (bvsle (_ bv0 56) ?x18228) $x4754 (bvsle (_ bv0 56) ?x3925) (bvsle (_ bv0 56) ?x30976) (bvsle (_ bv0 56) ?x20830) $x6490 (bvsle (_ bv0 56) ?x25610) (bvsle (_ bv0 56) ?x29437) (bvsle (_ bv0 56) ?x4529) (bvsle (_ bv0 56) ?x12911) (bvsle (_ bv0 56) ?x27658) (bvsle (_ bv0 56) ?x837) (bvsle (_ bv0 56) ?x35084) (bvsle (_ bv0 56) ?x22722) (bvsle (_ bv0 56) ?x13606) (bvsle (_ bv0 56) ?x10056) (bvsle (_ bv0 56) ?x23635) (bvsle (_ bv0 56) ?x2752) (bvsle (_ bv0 56) ?x31001) (bvsle (_ bv0 56) ?x26125) (bvsle (_ bv0 56) ?x13869) (bvsle (_ bv0 56) ?x31134))))
(not $x25861))))))))))))))))))))))))))))))))))
(check-sat)
