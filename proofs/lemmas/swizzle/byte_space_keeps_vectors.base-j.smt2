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
 (let ((?x34614 (bvshl (_ bv1 86) j)))
 (bvslt e ?x34614)))
(assert
 (let ((?x36845 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x83 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x30667 (bvadd ?x83 ?x36845)))
 (bvsle bits ?x30667)))))
(assert
 (let ((?x36845 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x83 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x30667 (bvadd ?x83 ?x36845)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x30667 bits) base))))))
(assert
 (bvsle j base))
(assert
 (let ((?x36845 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x83 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x4315 (bvadd ?x83 base)))
(let ((?x4121 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x35633 (bvshl ?x4121 ?x4315)))
(let ((?x25793 (bvshl v j)))
(let ((?x11505 (bvand ?x25793 ?x35633)))
(let ((?x39025 (bvashr ?x11505 ?x83)))
(let ((?x30408 (bvshl ?x39025 ?x36845)))
(let ((?x18975 (bvxor ?x25793 ?x30408)))
(let (($x16464 (bvsle (_ bv0 86) bits)))
(let (($x44866 (bvsle (_ bv0 86) j)))
(let (($x2863 (bvsle (_ bv0 86) v)))
(let ((?x4722 (bvadd ?x25793 e)))
(let ((?x12826 (bvand ?x4722 ?x35633)))
(let ((?x23665 (bvashr ?x12826 ?x83)))
(let ((?x21245 (bvshl ?x23665 ?x36845)))
(let (($x42602 (and (= (bvxor ?x4722 ?x21245) (bvadd ?x18975 e)) (= (_ bv0 86) (bvand ?x18975 (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86)))) $x2863 $x44866 $x16464 (bvsle (_ bv0 86) ?x4121) (bvsle (_ bv0 86) ?x4315) (bvsle (_ bv0 86) ?x4722) (bvsle (_ bv0 86) ?x35633) (bvsle (_ bv0 86) ?x12826) (bvsle (_ bv0 86) ?x83) (bvsle (_ bv0 86) ?x23665) (bvsle (_ bv0 86) ?x36845) (bvsle (_ bv0 86) ?x21245) (bvsle (_ bv0 86) ?x25793) (bvsle (_ bv0 86) ?x11505) (bvsle (_ bv0 86) ?x39025) (bvsle (_ bv0 86) ?x30408) (bvsle (_ bv0 86) ?x18975) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86))))))
(not $x42602))))))))))))))))))))
(check-sat)
