; executors.swizzle_compose/0 < shift1 and shift2 <= 0 and 0 <= shift2
; 661adda1373269fc3bd8e06a5ac59875cb05734fbb7311829a2dfb07326f3e4d
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
 (let ((?x9228 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let (($x17834 (bvslt (_ bv0 56) v1)))
 (let ((?x21945 (ite $x17834 v1 (_ bv0 56))))
 (let ((?x29152 (bvadd ?x21945 ?x9228)))
 (bvsle v0 ?x29152))))))
(assert
 (let ((?x10181 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x8654 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x21045 (bvadd ?x8654 ?x10181)))
 (bvsle v2 ?x21045)))))
(assert
 (let ((?x9228 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let (($x17834 (bvslt (_ bv0 56) v1)))
 (let ((?x21945 (ite $x17834 v1 (_ bv0 56))))
 (let ((?x29152 (bvadd ?x21945 ?x9228)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x29152 v0) v4)))))))
(assert
 (let ((?x10181 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x8654 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x21045 (bvadd ?x8654 ?x10181)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x21045 v2) v5))))))
(assert
 (bvslt (_ bv0 56) v1))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (let ((?x10181 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x8654 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x20626 (bvadd ?x8654 v5)))
(let ((?x14434 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x6927 (bvshl ?x14434 ?x20626)))
(let ((?x9228 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let (($x17834 (bvslt (_ bv0 56) v1)))
(let ((?x21945 (ite $x17834 v1 (_ bv0 56))))
(let ((?x22760 (bvadd ?x21945 v4)))
(let ((?x16891 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x3018 (bvshl ?x16891 ?x22760)))
(let ((?x16373 (bvand v6 ?x3018)))
(let ((?x9768 (bvashr ?x16373 ?x21945)))
(let ((?x13606 (bvshl ?x9768 ?x9228)))
(let ((?x17864 (bvxor v6 ?x13606)))
(let ((?x9252 (bvand ?x17864 ?x6927)))
(let ((?x28709 (bvashr ?x9252 ?x8654)))
(let ((?x12322 (bvshl ?x28709 ?x10181)))
(let ((?x23052 (bvshl ?x14434 v5)))
(let ((?x34670 (bvadd v4 v1)))
(let ((?x20140 (bvshl ?x16891 ?x34670)))
(let ((?x22479 (bvand v6 ?x20140)))
(let ((?x20830 (bvashr ?x22479 v1)))
(let ((?x27313 (bvxor v6 ?x20830)))
(let ((?x4524 (bvand ?x27313 ?x23052)))
(let ((?x6752 (bvashr ?x4524 v3)))
(let (($x10591 (bvsle (_ bv0 56) v3)))
(let (($x2595 (bvsle (_ bv0 56) v5)))
(let (($x20224 (bvsle (_ bv0 56) v2)))
(let (($x27352 (bvsle (_ bv0 56) v6)))
(let (($x31661 (bvsle (_ bv0 56) v0)))
(let (($x16617 (and (= (bvxor ?x27313 ?x6752) (bvxor ?x17864 ?x12322)) $x31661 (bvsle (_ bv0 56) ?x16891) (bvsle (_ bv0 56) ?x34670) $x27352 (bvsle (_ bv0 56) ?x20140) (bvsle (_ bv0 56) ?x22479) (bvsle (_ bv0 56) v1) (bvsle (_ bv0 56) ?x20830) $x20224 (bvsle (_ bv0 56) ?x14434) $x2595 (bvsle (_ bv0 56) ?x27313) (bvsle (_ bv0 56) ?x23052) (bvsle (_ bv0 56) ?x4524) $x10591 (bvsle (_ bv0 56) ?x6752) (bvsle (_ bv0 56) ?x22760) (bvsle (_ bv0 56) ?x3018) (bvsle (_ bv0 56) ?x16373) (bvsle (_ bv0 56) ?x21945) (bvsle (_ bv0 56) ?x9768) (bvsle (_ bv0 56) ?x9228) (bvsle (_ bv0 56) ?x13606) (bvsle (_ bv0 56) ?x20626) (bvsle (_ bv0 56) ?x17864) (bvsle (_ bv0 56) ?x6927) (bvsle (_ bv0 56) ?x9252) (bvsle (_ bv0 56) ?x8654) (bvsle (_ bv0 56) ?x28709) (bvsle (_ bv0 56) ?x10181) (bvsle (_ bv0 56) ?x12322))))
(not $x16617))))))))))))))))))))))))))))))))))
(check-sat)
