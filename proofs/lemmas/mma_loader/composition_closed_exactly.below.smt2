; mma_loader.composition_closed_exactly/below
; f2db57bca90b2e3f5c9ef8a939ae06e3b37bbdf6de98587a214bd5e0e4eaf6b6
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is reads
; v1 is bits1
; v2 is shift1
; v3 is base1
; v4 is bits2
; v5 is shift2
; v6 is base2
; v7 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 37))
(declare-fun v1 () (_ BitVec 37))
(declare-fun v2 () (_ BitVec 37))
(declare-fun v3 () (_ BitVec 37))
(declare-fun v4 () (_ BitVec 37))
(declare-fun v5 () (_ BitVec 37))
(declare-fun v6 () (_ BitVec 37))
(declare-fun v7 () (_ BitVec 37))
(assert
 (bvsle (_ bv1 37) v0))
(assert
 (bvsgt (_ bv256 37) v0))
(assert
 (bvsle (_ bv0 37) v1))
(assert
 (bvsgt (_ bv8 37) v1))
(assert
 (bvsle v1 v2))
(assert
 (bvslt v2 (bvadd (bvmul (_ bv137438953471 37) v1) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v3))
(assert
 (bvslt v3 (bvadd (bvadd (bvmul (_ bv137438953471 37) v1) (bvmul (_ bv137438953471 37) v2)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v4))
(assert
 (bvsgt (_ bv8 37) v4))
(assert
 (bvsle v4 v5))
(assert
 (bvslt v5 (bvadd (bvmul (_ bv137438953471 37) v4) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v6))
(assert
 (bvslt v6 (bvadd (bvadd (bvmul (_ bv137438953471 37) v4) (bvmul (_ bv137438953471 37) v5)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v7))
(assert
 (let ((?x16046 (bvshl v0 (_ bv6 37))))
 (bvslt v7 ?x16046)))
(assert
 (let ((?x16046 (bvshl v0 (_ bv6 37))))
 (let ((?x17707 (bvadd ?x16046 (_ bv137438953471 37))))
 (let ((?x5144 (bvand ?x16046 ?x17707)))
 (let ((?x26904 (bvadd (bvshl (_ bv1 37) v4) (_ bv137438953471 37))))
 (let ((?x27105 (ite (bvslt (_ bv0 37) v5) v5 (_ bv0 37))))
 (let ((?x10018 (bvadd ?x27105 v6)))
 (let ((?x22804 (bvashr ?x16046 ?x10018)))
 (let ((?x18503 (bvand ?x22804 ?x26904)))
 (let ((?x10064 (bvshl ?x18503 v6)))
 (let ((?x21186 (bvadd (bvshl (_ bv1 37) v1) (_ bv137438953471 37))))
 (let ((?x2935 (ite (bvslt (_ bv0 37) v2) v2 (_ bv0 37))))
 (let ((?x5345 (bvadd ?x2935 v3)))
 (let ((?x20399 (bvashr ?x16046 ?x5345)))
 (let ((?x17800 (bvand ?x20399 ?x21186)))
 (let ((?x2445 (bvshl ?x17800 v3)))
 (or (bvsgt (_ bv0 37) ?x20399) (bvsgt (_ bv0 37) ?x21186) (bvsgt (_ bv0 37) ?x22804) (bvsgt (_ bv0 37) ?x26904) (bvsgt (_ bv0 37) ?x16046) (bvsgt (_ bv0 37) ?x17707) (bvslt (bvxor ?x2445 ?x10064) (bvxor ?x16046 ?x5144)))))))))))))))))))
(assert
 (let ((?x15555 (bvmul (_ bv137438953471 37) v5)))
(let ((?x17915 (ite (bvsgt (_ bv0 37) v5) ?x15555 (_ bv0 37))))
(let ((?x27105 (ite (bvslt (_ bv0 37) v5) v5 (_ bv0 37))))
(let ((?x10018 (bvadd ?x27105 v6)))
(let ((?x26904 (bvadd (bvshl (_ bv1 37) v4) (_ bv137438953471 37))))
(let ((?x21638 (bvshl ?x26904 ?x10018)))
(let ((?x18766 (bvmul (_ bv137438953471 37) v2)))
(let ((?x5573 (ite (bvsgt (_ bv0 37) v2) ?x18766 (_ bv0 37))))
(let ((?x2935 (ite (bvslt (_ bv0 37) v2) v2 (_ bv0 37))))
(let ((?x5345 (bvadd ?x2935 v3)))
(let ((?x21186 (bvadd (bvshl (_ bv1 37) v1) (_ bv137438953471 37))))
(let ((?x17544 (bvshl ?x21186 ?x5345)))
(let ((?x9771 (bvand v7 ?x17544)))
(let ((?x26216 (bvashr ?x9771 ?x2935)))
(let ((?x16181 (bvshl ?x26216 ?x5573)))
(let ((?x12503 (bvxor v7 ?x16181)))
(let ((?x27220 (bvand ?x12503 ?x21638)))
(let ((?x20647 (bvashr ?x27220 ?x27105)))
(let ((?x3760 (bvshl ?x20647 ?x17915)))
(let (($x12988 (bvsle (_ bv0 37) v7)))
(let ((?x16046 (bvshl v0 (_ bv6 37))))
(let ((?x22804 (bvashr ?x16046 ?x10018)))
(let ((?x18503 (bvand ?x22804 ?x26904)))
(let ((?x10064 (bvshl ?x18503 v6)))
(let (($x10913 (bvsle (_ bv0 37) v6)))
(let (($x20543 (bvsle (_ bv0 37) v4)))
(let (($x272 (bvsle (_ bv0 37) v3)))
(let (($x16106 (bvsle (_ bv0 37) v1)))
(let (($x28063 (and (bvslt (bvxor ?x12503 ?x3760) ?x16046) (bvsle (_ bv0 37) v0) (bvsle (_ bv0 37) ?x16046) (bvsle (_ bv0 37) ?x5345) $x16106 (bvsle (_ bv0 37) (bvashr ?x16046 ?x5345)) (bvsle (_ bv0 37) ?x21186) (bvsle (_ bv0 37) (bvand (bvashr ?x16046 ?x5345) ?x21186)) $x272 (bvsle (_ bv0 37) ?x10018) $x20543 (bvsle (_ bv0 37) ?x22804) (bvsle (_ bv0 37) ?x26904) (bvsle (_ bv0 37) ?x18503) $x10913 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x16046 ?x5345) ?x21186) v3)) (bvsle (_ bv0 37) ?x10064) (bvsle (_ bv0 37) (bvadd ?x16046 (_ bv137438953471 37))) (bvsle (_ bv0 37) (bvand ?x16046 (bvadd ?x16046 (_ bv137438953471 37)))) $x12988 (bvsle (_ bv0 37) ?x17544) (bvsle (_ bv0 37) ?x9771) (bvsle (_ bv0 37) ?x2935) (bvsle (_ bv0 37) ?x26216) (bvsle (_ bv0 37) ?x5573) (bvsle (_ bv0 37) ?x16181) (bvsle (_ bv0 37) ?x12503) (bvsle (_ bv0 37) ?x21638) (bvsle (_ bv0 37) ?x27220) (bvsle (_ bv0 37) ?x27105) (bvsle (_ bv0 37) ?x20647) (bvsle (_ bv0 37) ?x17915) (bvsle (_ bv0 37) ?x3760))))
(not $x28063)))))))))))))))))))))))))))))))
(check-sat)
