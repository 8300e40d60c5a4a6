; swizzle.permutes_any_length/otherwise some offset leaves
; e53227df1c008b9c24cbce2b6e96d2e2a3af76338fd0353d5825032058ac1b7a
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun top () (_ BitVec 86))
(declare-fun n () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) bits))
(assert
 (bvsgt (_ bv29 86) bits))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (bvsgt (_ bv29 86) shift))
(assert
 (bvsle (_ bv0 86) base))
(assert
 (bvsgt (_ bv29 86) base))
(assert
 (bvsle (_ bv0 86) top))
(assert
 (bvslt top bits))
(assert
 (bvsle (_ bv1 86) n))
(assert
 (bvsgt (_ bv268435456 86) n))
(assert
 (let ((?x87126 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x8466 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x43323 (bvadd ?x8466 ?x87126)))
 (bvsle bits ?x43323)))))
(assert
 (let ((?x87126 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x8466 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x43323 (bvadd ?x8466 ?x87126)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x43323 bits) base))))))
(assert
 (let ((?x82091 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x8466 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x43162 (bvadd ?x8466 base)))
 (let ((?x41445 (bvashr n ?x43162)))
 (let ((?x38989 (bvand ?x41445 ?x82091)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x38989) (bvslt ?x38989 (bvshl (_ bv2 86) top)))))))))
(assert
 (not (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))))))
(assert
 (let ((?x87126 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x8466 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x43162 (bvadd ?x8466 base)))
(let ((?x82091 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x8800 (bvshl ?x82091 ?x43162)))
(let ((?x41445 (bvashr n ?x43162)))
(let ((?x38989 (bvand ?x41445 ?x82091)))
(let ((?x86410 (bvshl ?x38989 base)))
(let ((?x885 (bvadd top base)))
(let ((?x50486 (bvshl (_ bv2 86) ?x885)))
(let ((?x39255 (bvadd n (bvmul (_ bv77371252455336267181195263 86) (bvand n (bvadd ?x50486 (_ bv77371252455336267181195263 86)))))))
(let ((?x83094 (bvadd (bvadd ?x39255 ?x50486) (_ bv77371252455336267181195263 86))))
(let ((?x39723 (ite (bvsle (bvand n (bvadd ?x50486 (_ bv77371252455336267181195263 86))) (bvashr ?x50486 (_ bv1 86))) ?x39255 (bvxor ?x83094 ?x86410))))
(let ((?x40007 (bvand ?x39723 ?x8800)))
(let ((?x38577 (bvashr ?x40007 ?x8466)))
(let ((?x1637 (bvshl ?x38577 ?x87126)))
(let (($x45358 (bvsle (_ bv0 86) base)))
(let (($x74430 (bvsle (_ bv0 86) bits)))
(let (($x3625 (bvsle (_ bv0 86) top)))
(let (($x3276 (and (bvsle (_ bv0 86) ?x39723) (bvslt ?x39723 n) (bvsle n (bvxor ?x39723 ?x1637)) $x3625 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x43162) $x74430 (bvsle (_ bv0 86) ?x41445) (bvsle (_ bv0 86) ?x82091) (bvsle (_ bv0 86) ?x885) (bvsle (_ bv0 86) (bvadd ?x50486 (_ bv77371252455336267181195263 86))) (bvsle (_ bv0 86) ?x50486) (bvsle (_ bv0 86) ?x38989) $x45358 (bvsle (_ bv0 86) ?x83094) (bvsle (_ bv0 86) ?x86410) (bvsle (_ bv0 86) ?x8800) (bvsle (_ bv0 86) ?x40007) (bvsle (_ bv0 86) ?x8466) (bvsle (_ bv0 86) ?x38577) (bvsle (_ bv0 86) ?x87126) (bvsle (_ bv0 86) ?x1637))))
(not $x3276))))))))))))))))))))))
(check-sat)
