; mma_loader.composition_invertible
; ab87751e8c5bd9cb4cda16fc7b032798ee87a184be41d30ff6ff10f2160ef454
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 58))
(declare-fun v1 () (_ BitVec 58))
(declare-fun v2 () (_ BitVec 58))
(declare-fun v3 () (_ BitVec 58))
(declare-fun v4 () (_ BitVec 58))
(declare-fun v5 () (_ BitVec 58))
(declare-fun v6 () (_ BitVec 58))
(assert
 (bvsle (_ bv0 58) v0))
(assert
 (bvsgt (_ bv15 58) v0))
(assert
 (bvsle (_ bv288230376151711730 58) v1))
(assert
 (bvsgt (_ bv15 58) v1))
(assert
 (bvsle (_ bv0 58) v2))
(assert
 (bvsgt (_ bv15 58) v2))
(assert
 (bvsle (_ bv0 58) v3))
(assert
 (bvsgt (_ bv15 58) v3))
(assert
 (bvsle (_ bv288230376151711730 58) v4))
(assert
 (bvsgt (_ bv15 58) v4))
(assert
 (bvsle (_ bv0 58) v5))
(assert
 (bvsgt (_ bv15 58) v5))
(assert
 (bvsle (_ bv0 58) v6))
(assert
 (bvsgt (_ bv16384 58) v6))
(assert
 (let ((?x19675 (ite (bvsgt (_ bv0 58) v1) (bvmul (_ bv288230376151711743 58) v1) (_ bv0 58))))
 (let ((?x19915 (ite (bvslt (_ bv0 58) v1) v1 (_ bv0 58))))
 (let ((?x2661 (bvadd ?x19915 ?x19675)))
 (bvsle v0 ?x2661)))))
(assert
 (let ((?x19675 (ite (bvsgt (_ bv0 58) v1) (bvmul (_ bv288230376151711743 58) v1) (_ bv0 58))))
 (let ((?x19915 (ite (bvslt (_ bv0 58) v1) v1 (_ bv0 58))))
 (let ((?x2661 (bvadd ?x19915 ?x19675)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x2661 v0) v2))))))
(assert
 (let ((?x5355 (ite (bvsgt (_ bv0 58) v4) (bvmul (_ bv288230376151711743 58) v4) (_ bv0 58))))
 (let ((?x28530 (ite (bvslt (_ bv0 58) v4) v4 (_ bv0 58))))
 (let ((?x27947 (bvadd ?x28530 ?x5355)))
 (bvsle v3 ?x27947)))))
(assert
 (let ((?x5355 (ite (bvsgt (_ bv0 58) v4) (bvmul (_ bv288230376151711743 58) v4) (_ bv0 58))))
 (let ((?x28530 (ite (bvslt (_ bv0 58) v4) v4 (_ bv0 58))))
 (let ((?x27947 (bvadd ?x28530 ?x5355)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x27947 v3) v5))))))
(assert
 (let ((?x19675 (ite (bvsgt (_ bv0 58) v1) (bvmul (_ bv288230376151711743 58) v1) (_ bv0 58))))
(let ((?x19915 (ite (bvslt (_ bv0 58) v1) v1 (_ bv0 58))))
(let ((?x4411 (bvadd ?x19915 v2)))
(let ((?x8897 (bvadd (bvshl (_ bv1 58) v0) (_ bv288230376151711743 58))))
(let ((?x289 (bvshl ?x8897 ?x4411)))
(let ((?x5355 (ite (bvsgt (_ bv0 58) v4) (bvmul (_ bv288230376151711743 58) v4) (_ bv0 58))))
(let ((?x28530 (ite (bvslt (_ bv0 58) v4) v4 (_ bv0 58))))
(let ((?x998 (bvadd ?x28530 v5)))
(let ((?x5138 (bvadd (bvshl (_ bv1 58) v3) (_ bv288230376151711743 58))))
(let ((?x26665 (bvshl ?x5138 ?x998)))
(let ((?x3094 (bvand v6 ?x289)))
(let ((?x2707 (bvashr ?x3094 ?x19915)))
(let ((?x8319 (bvshl ?x2707 ?x19675)))
(let ((?x19383 (bvxor v6 ?x8319)))
(let ((?x30275 (bvand ?x19383 ?x26665)))
(let ((?x27963 (bvashr ?x30275 ?x28530)))
(let ((?x2679 (bvshl ?x27963 ?x5355)))
(let ((?x13029 (bvxor ?x19383 ?x2679)))
(let ((?x19806 (bvand ?x13029 ?x26665)))
(let ((?x1039 (bvashr ?x19806 ?x28530)))
(let ((?x9688 (bvshl ?x1039 ?x5355)))
(let ((?x12489 (bvxor ?x13029 ?x9688)))
(let ((?x18584 (bvand ?x12489 ?x289)))
(let ((?x2011 (bvashr ?x18584 ?x19915)))
(let ((?x3487 (bvshl ?x2011 ?x19675)))
(let (($x18623 (bvsle (_ bv0 58) v3)))
(let (($x13980 (bvsle (_ bv0 58) v6)))
(let (($x4511 (bvsle (_ bv0 58) v0)))
(let (($x9822 (and (= (bvxor ?x12489 ?x3487) v6) $x4511 (bvsle (_ bv0 58) ?x8897) (bvsle (_ bv0 58) ?x4411) $x13980 (bvsle (_ bv0 58) ?x289) (bvsle (_ bv0 58) ?x3094) (bvsle (_ bv0 58) ?x19915) (bvsle (_ bv0 58) ?x2707) (bvsle (_ bv0 58) ?x19675) (bvsle (_ bv0 58) ?x8319) $x18623 (bvsle (_ bv0 58) ?x5138) (bvsle (_ bv0 58) ?x998) (bvsle (_ bv0 58) ?x19383) (bvsle (_ bv0 58) ?x26665) (bvsle (_ bv0 58) ?x30275) (bvsle (_ bv0 58) ?x28530) (bvsle (_ bv0 58) ?x27963) (bvsle (_ bv0 58) ?x5355) (bvsle (_ bv0 58) ?x2679) (bvsle (_ bv0 58) ?x13029) (bvsle (_ bv0 58) ?x19806) (bvsle (_ bv0 58) ?x1039) (bvsle (_ bv0 58) ?x9688) (bvsle (_ bv0 58) ?x12489) (bvsle (_ bv0 58) ?x18584) (bvsle (_ bv0 58) ?x2011) (bvsle (_ bv0 58) ?x3487))))
(not $x9822)))))))))))))))))))))))))))))))
(check-sat)
