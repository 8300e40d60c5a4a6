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
 (let ((?x11875 (bvshl (_ bv1 86) j)))
 (bvslt e ?x11875)))
(assert
 (let ((?x15252 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x44955 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x10339 (bvadd ?x44955 ?x15252)))
 (bvsle bits ?x10339)))))
(assert
 (let ((?x15252 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x44955 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x10339 (bvadd ?x44955 ?x15252)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x10339 bits) base))))))
(assert
 (bvsle j base))
(assert
 (let ((?x15252 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x44955 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x28452 (bvadd ?x44955 base)))
(let ((?x9746 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x14482 (bvshl ?x9746 ?x28452)))
(let ((?x14236 (bvshl v j)))
(let ((?x12452 (bvand ?x14236 ?x14482)))
(let ((?x14524 (bvashr ?x12452 ?x44955)))
(let ((?x14248 (bvshl ?x14524 ?x15252)))
(let ((?x6742 (bvxor ?x14236 ?x14248)))
(let (($x13639 (bvsle (_ bv0 86) bits)))
(let (($x41209 (bvsle (_ bv0 86) j)))
(let (($x1603 (bvsle (_ bv0 86) v)))
(let ((?x34100 (bvadd ?x14236 e)))
(let ((?x39917 (bvand ?x34100 ?x14482)))
(let ((?x3122 (bvashr ?x39917 ?x44955)))
(let ((?x44031 (bvshl ?x3122 ?x15252)))
(let (($x30690 (and (= (bvxor ?x34100 ?x44031) (bvadd ?x6742 e)) (= (_ bv0 86) (bvand ?x6742 (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86)))) $x1603 $x41209 $x13639 (bvsle (_ bv0 86) ?x9746) (bvsle (_ bv0 86) ?x28452) (bvsle (_ bv0 86) ?x34100) (bvsle (_ bv0 86) ?x14482) (bvsle (_ bv0 86) ?x39917) (bvsle (_ bv0 86) ?x44955) (bvsle (_ bv0 86) ?x3122) (bvsle (_ bv0 86) ?x15252) (bvsle (_ bv0 86) ?x44031) (bvsle (_ bv0 86) ?x14236) (bvsle (_ bv0 86) ?x12452) (bvsle (_ bv0 86) ?x14524) (bvsle (_ bv0 86) ?x14248) (bvsle (_ bv0 86) ?x6742) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86))))))
(not $x30690))))))))))))))))))))
(check-sat)
