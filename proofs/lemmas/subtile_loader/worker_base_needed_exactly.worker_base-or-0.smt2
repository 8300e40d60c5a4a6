; subtile_loader.worker_base_needed_exactly/worker_base or 0
; 608ef5c67a1b7f81fc798dfb7b086af555162563c8ea82264e688ea915605b72
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 32))
(declare-fun shift1 () (_ BitVec 32))
(declare-fun base1 () (_ BitVec 32))
(declare-fun bits2 () (_ BitVec 32))
(declare-fun shift2 () (_ BitVec 32))
(declare-fun base2 () (_ BitVec 32))
(declare-fun lane () (_ BitVec 32))
(declare-fun strip_a () (_ BitVec 32))
(assert
 (bvsle (_ bv0 32) bits1))
(assert
 (bvsgt (_ bv11 32) bits1))
(assert
 (bvsle (_ bv4294967286 32) shift1))
(assert
 (bvsgt (_ bv11 32) shift1))
(assert
 (bvsle (_ bv0 32) base1))
(assert
 (bvsgt (_ bv11 32) base1))
(assert
 (bvsle (_ bv0 32) bits2))
(assert
 (bvsgt (_ bv11 32) bits2))
(assert
 (bvsle (_ bv4294967286 32) shift2))
(assert
 (bvsgt (_ bv11 32) shift2))
(assert
 (bvsle (_ bv0 32) base2))
(assert
 (bvsgt (_ bv11 32) base2))
(assert
 (bvsle (_ bv0 32) lane))
(assert
 (bvsgt (_ bv64 32) lane))
(assert
 (bvsle (_ bv0 32) strip_a))
(assert
 (bvsgt (_ bv16 32) strip_a))
(assert
 (let ((?x1403 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x504 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x1623 (bvadd ?x504 ?x1403)))
 (bvsle bits1 ?x1623)))))
(assert
 (let ((?x1403 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x504 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x1623 (bvadd ?x504 ?x1403)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x1623 bits1) base1))))))
(assert
 (let ((?x1642 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x2812 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x1197 (bvadd ?x2812 ?x1642)))
 (bvsle bits2 ?x1197)))))
(assert
 (let ((?x1642 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x2812 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x1197 (bvadd ?x2812 ?x1642)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x1197 bits2) base2))))))
(assert
 (let ((?x1642 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x2812 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x2271 (bvadd ?x2812 base2)))
(let ((?x68 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x651 (bvshl ?x68 ?x2271)))
(let ((?x1403 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x504 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x3035 (bvadd ?x504 base1)))
(let ((?x2092 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x236 (bvshl ?x2092 ?x3035)))
(let ((?x339 (bvmul (_ bv64 32) strip_a)))
(let ((?x1893 (bvand ?x339 ?x236)))
(let ((?x965 (bvashr ?x1893 ?x504)))
(let ((?x1192 (bvshl ?x965 ?x1403)))
(let ((?x411 (bvxor ?x339 ?x1192)))
(let ((?x291 (bvand ?x411 ?x651)))
(let ((?x2783 (bvashr ?x291 ?x2812)))
(let ((?x454 (bvshl ?x2783 ?x1642)))
(let ((?x3138 (bvand lane ?x236)))
(let ((?x3815 (bvashr ?x3138 ?x504)))
(let ((?x222 (bvshl ?x3815 ?x1403)))
(let ((?x1039 (bvxor lane ?x222)))
(let ((?x1826 (bvand ?x1039 ?x651)))
(let ((?x3847 (bvashr ?x1826 ?x2812)))
(let ((?x2202 (bvshl ?x3847 ?x1642)))
(let (($x3137 (bvsle (_ bv0 32) lane)))
(let ((?x2873 (bvadd lane ?x339)))
(let ((?x12 (bvand ?x2873 ?x236)))
(let ((?x1962 (bvashr ?x12 ?x504)))
(let ((?x1963 (bvshl ?x1962 ?x1403)))
(let ((?x824 (bvxor ?x2873 ?x1963)))
(let ((?x2705 (bvand ?x824 ?x651)))
(let ((?x2066 (bvashr ?x2705 ?x2812)))
(let ((?x1960 (bvshl ?x2066 ?x1642)))
(let (($x461 (bvsle (_ bv0 32) bits2)))
(let (($x2392 (bvsle (_ bv0 32) bits1)))
(let (($x2516 (= (bvand (bvxor ?x824 ?x1960) (_ bv63 32)) (bvand (bvxor ?x1039 ?x2202) (_ bv63 32)))))
(let (($x2583 (and (or (not $x2516) (= (_ bv0 32) (bvand (bvxor ?x411 ?x454) (_ bv63 32)))) (or (not (= (_ bv0 32) (bvand (bvxor ?x411 ?x454) (_ bv63 32)))) $x2516) $x2392 (bvsle (_ bv0 32) ?x2092) (bvsle (_ bv0 32) ?x3035) (bvsle (_ bv0 32) ?x2873) (bvsle (_ bv0 32) ?x236) (bvsle (_ bv0 32) ?x12) (bvsle (_ bv0 32) ?x504) (bvsle (_ bv0 32) ?x1962) (bvsle (_ bv0 32) ?x1403) (bvsle (_ bv0 32) ?x1963) $x461 (bvsle (_ bv0 32) ?x68) (bvsle (_ bv0 32) ?x2271) (bvsle (_ bv0 32) ?x824) (bvsle (_ bv0 32) ?x651) (bvsle (_ bv0 32) ?x2705) (bvsle (_ bv0 32) ?x2812) (bvsle (_ bv0 32) ?x2066) (bvsle (_ bv0 32) ?x1642) (bvsle (_ bv0 32) ?x1960) $x3137 (bvsle (_ bv0 32) ?x3138) (bvsle (_ bv0 32) ?x3815) (bvsle (_ bv0 32) ?x222) (bvsle (_ bv0 32) ?x1039) (bvsle (_ bv0 32) ?x1826) (bvsle (_ bv0 32) ?x3847) (bvsle (_ bv0 32) ?x2202) (bvsle (_ bv0 32) ?x339) (bvsle (_ bv0 32) ?x1893) (bvsle (_ bv0 32) ?x965) (bvsle (_ bv0 32) ?x1192) (bvsle (_ bv0 32) ?x411) (bvsle (_ bv0 32) ?x291) (bvsle (_ bv0 32) ?x2783) (bvsle (_ bv0 32) ?x454))))
(not $x2583))))))))))))))))))))))))))))))))))))))))
(check-sat)
