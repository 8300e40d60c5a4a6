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
 (let ((?x77813 (bvshl (_ bv1 86) j)))
 (bvslt e ?x77813)))
(assert
 (let ((?x37341 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x72616 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x7564 (bvadd ?x72616 ?x37341)))
 (bvsle bits ?x7564)))))
(assert
 (let ((?x37341 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x72616 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x7564 (bvadd ?x72616 ?x37341)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x7564 bits) base))))))
(assert
 (bvsle j base))
(assert
 (let ((?x37341 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x72616 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x79 (bvadd ?x72616 base)))
(let ((?x72241 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x80966 (bvshl ?x72241 ?x79)))
(let ((?x84503 (bvshl v j)))
(let ((?x40216 (bvand ?x84503 ?x80966)))
(let ((?x4724 (bvashr ?x40216 ?x72616)))
(let ((?x46319 (bvshl ?x4724 ?x37341)))
(let ((?x18251 (bvxor ?x84503 ?x46319)))
(let (($x79200 (bvsle (_ bv0 86) bits)))
(let (($x81474 (bvsle (_ bv0 86) j)))
(let (($x3284 (bvsle (_ bv0 86) v)))
(let ((?x86158 (bvadd ?x84503 e)))
(let ((?x41851 (bvand ?x86158 ?x80966)))
(let ((?x21684 (bvashr ?x41851 ?x72616)))
(let ((?x6286 (bvshl ?x21684 ?x37341)))
(let (($x52597 (and (= (bvxor ?x86158 ?x6286) (bvadd ?x18251 e)) (= (_ bv0 86) (bvand ?x18251 (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86)))) $x3284 $x81474 $x79200 (bvsle (_ bv0 86) ?x72241) (bvsle (_ bv0 86) ?x79) (bvsle (_ bv0 86) ?x86158) (bvsle (_ bv0 86) ?x80966) (bvsle (_ bv0 86) ?x41851) (bvsle (_ bv0 86) ?x72616) (bvsle (_ bv0 86) ?x21684) (bvsle (_ bv0 86) ?x37341) (bvsle (_ bv0 86) ?x6286) (bvsle (_ bv0 86) ?x84503) (bvsle (_ bv0 86) ?x40216) (bvsle (_ bv0 86) ?x4724) (bvsle (_ bv0 86) ?x46319) (bvsle (_ bv0 86) ?x18251) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86))))))
(not $x52597))))))))))))))))))))
(check-sat)
