; subtile_loader.lanes_are_permuted/two, both to the left
; d38bfc6875e8045b16d974a002f7a70fe0b7e6ff321ca23a3de778ace66714fa
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
(declare-fun lane_a () (_ BitVec 32))
(declare-fun lane_b () (_ BitVec 32))
(declare-fun strip () (_ BitVec 32))
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
 (bvsle (_ bv0 32) lane_a))
(assert
 (bvsgt (_ bv64 32) lane_a))
(assert
 (bvsle (_ bv0 32) lane_b))
(assert
 (bvsgt (_ bv64 32) lane_b))
(assert
 (bvsle (_ bv0 32) strip))
(assert
 (bvsgt (_ bv16 32) strip))
(assert
 (let (($x16901 (bvsgt (_ bv0 32) shift1)))
 (let ((?x10754 (ite $x16901 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x24812 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x31271 (bvadd ?x24812 ?x10754)))
 (bvsle bits1 ?x31271))))))
(assert
 (let (($x16901 (bvsgt (_ bv0 32) shift1)))
 (let ((?x10754 (ite $x16901 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x24812 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x31271 (bvadd ?x24812 ?x10754)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x31271 bits1) base1)))))))
(assert
 (let ((?x39282 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x22101 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x27471 (bvadd ?x22101 ?x39282)))
 (bvsle bits2 ?x27471)))))
(assert
 (let ((?x39282 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x22101 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x27471 (bvadd ?x22101 ?x39282)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x27471 bits2) base2))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvsge (_ bv0 32) shift2))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x39282 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x22101 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x16303 (bvadd ?x22101 base2)))
(let ((?x40208 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x28839 (bvshl ?x40208 ?x16303)))
(let (($x16901 (bvsgt (_ bv0 32) shift1)))
(let ((?x10754 (ite $x16901 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x24812 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x9052 (bvadd ?x24812 base1)))
(let ((?x4150 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x5010 (bvshl ?x4150 ?x9052)))
(let ((?x2806 (bvmul (_ bv64 32) strip)))
(let ((?x16629 (bvadd lane_b ?x2806)))
(let ((?x9117 (bvand ?x16629 ?x5010)))
(let ((?x7098 (bvashr ?x9117 ?x24812)))
(let ((?x21400 (bvshl ?x7098 ?x10754)))
(let ((?x12132 (bvxor ?x16629 ?x21400)))
(let ((?x17255 (bvand ?x12132 ?x28839)))
(let ((?x21879 (bvashr ?x17255 ?x22101)))
(let ((?x12962 (bvshl ?x21879 ?x39282)))
(let ((?x19865 (bvadd lane_a ?x2806)))
(let ((?x17592 (bvand ?x19865 ?x5010)))
(let ((?x8507 (bvashr ?x17592 ?x24812)))
(let ((?x1821 (bvshl ?x8507 ?x10754)))
(let ((?x17792 (bvxor ?x19865 ?x1821)))
(let ((?x28735 (bvand ?x17792 ?x28839)))
(let ((?x25815 (bvashr ?x28735 ?x22101)))
(let ((?x11762 (bvshl ?x25815 ?x39282)))
(let (($x5721 (bvsle (_ bv0 32) bits2)))
(let (($x4191 (bvsle (_ bv0 32) bits1)))
(let (($x33757 (not (= (bvand (bvxor ?x17792 ?x11762) (_ bv63 32)) (bvand (bvxor ?x12132 ?x12962) (_ bv63 32))))))
(let (($x24428 (and $x33757 $x4191 (bvsle (_ bv0 32) ?x4150) (bvsle (_ bv0 32) ?x9052) (bvsle (_ bv0 32) ?x19865) (bvsle (_ bv0 32) ?x5010) (bvsle (_ bv0 32) ?x17592) (bvsle (_ bv0 32) ?x24812) (bvsle (_ bv0 32) ?x8507) (bvsle (_ bv0 32) ?x10754) (bvsle (_ bv0 32) ?x1821) $x5721 (bvsle (_ bv0 32) ?x40208) (bvsle (_ bv0 32) ?x16303) (bvsle (_ bv0 32) ?x17792) (bvsle (_ bv0 32) ?x28839) (bvsle (_ bv0 32) ?x28735) (bvsle (_ bv0 32) ?x22101) (bvsle (_ bv0 32) ?x25815) (bvsle (_ bv0 32) ?x39282) (bvsle (_ bv0 32) ?x11762) (bvsle (_ bv0 32) ?x16629) (bvsle (_ bv0 32) ?x9117) (bvsle (_ bv0 32) ?x7098) (bvsle (_ bv0 32) ?x21400) (bvsle (_ bv0 32) ?x12132) (bvsle (_ bv0 32) ?x17255) (bvsle (_ bv0 32) ?x21879) (bvsle (_ bv0 32) ?x12962))))
(not $x24428))))))))))))))))))))))))))))))))))
(check-sat)
