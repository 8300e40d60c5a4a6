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
 (let ((?x21617 (ite (bvsgt (_ bv0 58) v1) (bvmul (_ bv288230376151711743 58) v1) (_ bv0 58))))
 (let ((?x15780 (ite (bvslt (_ bv0 58) v1) v1 (_ bv0 58))))
 (let ((?x17707 (bvadd ?x15780 ?x21617)))
 (bvsle v0 ?x17707)))))
(assert
 (let ((?x21617 (ite (bvsgt (_ bv0 58) v1) (bvmul (_ bv288230376151711743 58) v1) (_ bv0 58))))
 (let ((?x15780 (ite (bvslt (_ bv0 58) v1) v1 (_ bv0 58))))
 (let ((?x17707 (bvadd ?x15780 ?x21617)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x17707 v0) v2))))))
(assert
 (let ((?x12735 (ite (bvsgt (_ bv0 58) v4) (bvmul (_ bv288230376151711743 58) v4) (_ bv0 58))))
 (let ((?x27530 (ite (bvslt (_ bv0 58) v4) v4 (_ bv0 58))))
 (let ((?x18789 (bvadd ?x27530 ?x12735)))
 (bvsle v3 ?x18789)))))
(assert
 (let ((?x12735 (ite (bvsgt (_ bv0 58) v4) (bvmul (_ bv288230376151711743 58) v4) (_ bv0 58))))
 (let ((?x27530 (ite (bvslt (_ bv0 58) v4) v4 (_ bv0 58))))
 (let ((?x18789 (bvadd ?x27530 ?x12735)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x18789 v3) v5))))))
(assert
 (let ((?x21617 (ite (bvsgt (_ bv0 58) v1) (bvmul (_ bv288230376151711743 58) v1) (_ bv0 58))))
(let ((?x15780 (ite (bvslt (_ bv0 58) v1) v1 (_ bv0 58))))
(let ((?x406 (bvadd ?x15780 v2)))
(let ((?x6669 (bvadd (bvshl (_ bv1 58) v0) (_ bv288230376151711743 58))))
(let ((?x5739 (bvshl ?x6669 ?x406)))
(let ((?x12735 (ite (bvsgt (_ bv0 58) v4) (bvmul (_ bv288230376151711743 58) v4) (_ bv0 58))))
(let ((?x27530 (ite (bvslt (_ bv0 58) v4) v4 (_ bv0 58))))
(let ((?x12757 (bvadd ?x27530 v5)))
(let ((?x29603 (bvadd (bvshl (_ bv1 58) v3) (_ bv288230376151711743 58))))
(let ((?x27642 (bvshl ?x29603 ?x12757)))
(let ((?x14794 (bvand v6 ?x5739)))
(let ((?x21775 (bvashr ?x14794 ?x15780)))
(let ((?x27573 (bvshl ?x21775 ?x21617)))
(let ((?x28063 (bvxor v6 ?x27573)))
(let ((?x21762 (bvand ?x28063 ?x27642)))
(let ((?x28422 (bvashr ?x21762 ?x27530)))
(let ((?x4785 (bvshl ?x28422 ?x12735)))
(let ((?x7844 (bvxor ?x28063 ?x4785)))
(let ((?x17018 (bvand ?x7844 ?x27642)))
(let ((?x5729 (bvashr ?x17018 ?x27530)))
(let ((?x7760 (bvshl ?x5729 ?x12735)))
(let ((?x21016 (bvxor ?x7844 ?x7760)))
(let ((?x6124 (bvand ?x21016 ?x5739)))
(let ((?x10024 (bvashr ?x6124 ?x15780)))
(let ((?x29597 (bvshl ?x10024 ?x21617)))
(let (($x16921 (bvsle (_ bv0 58) v3)))
(let (($x16655 (bvsle (_ bv0 58) v6)))
(let (($x29486 (bvsle (_ bv0 58) v0)))
(let (($x22831 (and (= (bvxor ?x21016 ?x29597) v6) $x29486 (bvsle (_ bv0 58) ?x6669) (bvsle (_ bv0 58) ?x406) $x16655 (bvsle (_ bv0 58) ?x5739) (bvsle (_ bv0 58) ?x14794) (bvsle (_ bv0 58) ?x15780) (bvsle (_ bv0 58) ?x21775) (bvsle (_ bv0 58) ?x21617) (bvsle (_ bv0 58) ?x27573) $x16921 (bvsle (_ bv0 58) ?x29603) (bvsle (_ bv0 58) ?x12757) (bvsle (_ bv0 58) ?x28063) (bvsle (_ bv0 58) ?x27642) (bvsle (_ bv0 58) ?x21762) (bvsle (_ bv0 58) ?x27530) (bvsle (_ bv0 58) ?x28422) (bvsle (_ bv0 58) ?x12735) (bvsle (_ bv0 58) ?x4785) (bvsle (_ bv0 58) ?x7844) (bvsle (_ bv0 58) ?x17018) (bvsle (_ bv0 58) ?x5729) (bvsle (_ bv0 58) ?x7760) (bvsle (_ bv0 58) ?x21016) (bvsle (_ bv0 58) ?x6124) (bvsle (_ bv0 58) ?x10024) (bvsle (_ bv0 58) ?x29597))))
(not $x22831)))))))))))))))))))))))))))))))
(check-sat)
