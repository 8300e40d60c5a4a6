; swizzle.byte_space_keeps_vectors/base >= j
; 6fea878c8dfa2d8dda5f6c29e1cfdfa413a726c0a863914fc7e88b1b8722b48e
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun j () (_ BitVec 86))
(declare-fun v () (_ BitVec 86))
(declare-fun e () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) bits))
(assert
 (bvsgt (_ bv29 86) bits))
(assert
 (bvsle (_ bv77371252455336267181195236 86) shift))
(assert
 (bvsgt (_ bv29 86) shift))
(assert
 (bvsle (_ bv0 86) base))
(assert
 (bvsgt (_ bv29 86) base))
(assert
 (bvsle (_ bv0 86) j))
(assert
 (bvsgt (_ bv5 86) j))
(assert
 (bvsle (_ bv0 86) v))
(assert
 (bvsgt (_ bv16777216 86) v))
(assert
 (bvsle (_ bv0 86) e))
(assert
 (let ((?x19742 (bvshl (_ bv1 86) j)))
 (bvslt e ?x19742)))
(assert
 (let ((?x31954 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x3360 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x34738 (bvadd ?x3360 ?x31954)))
 (bvsle bits ?x34738)))))
(assert
 (let ((?x31954 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x3360 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x34738 (bvadd ?x3360 ?x31954)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x34738 bits) base))))))
(assert
 (bvsle j base))
(assert
 (let ((?x31954 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x3360 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x18091 (bvadd ?x3360 base)))
(let ((?x41340 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x16836 (bvshl ?x41340 ?x18091)))
(let ((?x39941 (bvshl v j)))
(let ((?x6207 (bvand ?x39941 ?x16836)))
(let ((?x2425 (bvashr ?x6207 ?x3360)))
(let ((?x36711 (bvshl ?x2425 ?x31954)))
(let ((?x10057 (bvxor ?x39941 ?x36711)))
(let (($x1886 (bvsle (_ bv0 86) bits)))
(let (($x44330 (bvsle (_ bv0 86) j)))
(let (($x10443 (bvsle (_ bv0 86) v)))
(let ((?x33086 (bvadd ?x39941 e)))
(let ((?x18595 (bvand ?x33086 ?x16836)))
(let ((?x13667 (bvashr ?x18595 ?x3360)))
(let ((?x17170 (bvshl ?x13667 ?x31954)))
(let (($x3498 (and (= (bvxor ?x33086 ?x17170) (bvadd ?x10057 e)) (= (_ bv0 86) (bvand ?x10057 (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86)))) $x10443 $x44330 $x1886 (bvsle (_ bv0 86) ?x41340) (bvsle (_ bv0 86) ?x18091) (bvsle (_ bv0 86) ?x33086) (bvsle (_ bv0 86) ?x16836) (bvsle (_ bv0 86) ?x18595) (bvsle (_ bv0 86) ?x3360) (bvsle (_ bv0 86) ?x13667) (bvsle (_ bv0 86) ?x31954) (bvsle (_ bv0 86) ?x17170) (bvsle (_ bv0 86) ?x39941) (bvsle (_ bv0 86) ?x6207) (bvsle (_ bv0 86) ?x2425) (bvsle (_ bv0 86) ?x36711) (bvsle (_ bv0 86) ?x10057) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86))))))
(not $x3498))))))))))))))))))))
(check-sat)
