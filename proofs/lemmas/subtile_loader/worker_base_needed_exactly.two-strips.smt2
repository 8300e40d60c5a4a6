; subtile_loader.worker_base_needed_exactly/two strips
; f2a92d3168cec63d17e282a184dd2723a81799ec4c8de22f376f3215f8728ec3
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
(declare-fun strip_b () (_ BitVec 32))
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
 (bvsle (_ bv0 32) strip_b))
(assert
 (bvsgt (_ bv16 32) strip_b))
(assert
 (let ((?x7373 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x10949 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x28857 (bvadd ?x10949 ?x7373)))
 (bvsle bits1 ?x28857)))))
(assert
 (let ((?x7373 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x10949 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x28857 (bvadd ?x10949 ?x7373)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x28857 bits1) base1))))))
(assert
 (let ((?x8213 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x9353 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x5903 (bvadd ?x9353 ?x8213)))
 (bvsle bits2 ?x5903)))))
(assert
 (let ((?x8213 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x9353 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x5903 (bvadd ?x9353 ?x8213)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x5903 bits2) base2))))))
(assert
 (let ((?x8213 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x9353 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x10168 (bvadd ?x9353 base2)))
(let ((?x10505 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x5222 (bvshl ?x10505 ?x10168)))
(let ((?x7373 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x10949 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x9091 (bvadd ?x10949 base1)))
(let ((?x624 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x29248 (bvshl ?x624 ?x9091)))
(let ((?x9114 (bvmul (_ bv64 32) strip_b)))
(let ((?x273 (bvand ?x9114 ?x29248)))
(let ((?x35131 (bvashr ?x273 ?x10949)))
(let ((?x6205 (bvshl ?x35131 ?x7373)))
(let ((?x22760 (bvxor ?x9114 ?x6205)))
(let ((?x5884 (bvand ?x22760 ?x5222)))
(let ((?x949 (bvashr ?x5884 ?x9353)))
(let ((?x11857 (bvshl ?x949 ?x8213)))
(let ((?x251 (bvmul (_ bv64 32) strip_a)))
(let ((?x23595 (bvand ?x251 ?x29248)))
(let ((?x5713 (bvashr ?x23595 ?x10949)))
(let ((?x9189 (bvshl ?x5713 ?x7373)))
(let ((?x3529 (bvxor ?x251 ?x9189)))
(let ((?x9362 (bvand ?x3529 ?x5222)))
(let ((?x37722 (bvashr ?x9362 ?x9353)))
(let ((?x30266 (bvshl ?x37722 ?x8213)))
(let ((?x18914 (bvadd lane ?x9114)))
(let ((?x106 (bvand ?x18914 ?x29248)))
(let ((?x5943 (bvashr ?x106 ?x10949)))
(let ((?x9314 (bvshl ?x5943 ?x7373)))
(let ((?x10581 (bvxor ?x18914 ?x9314)))
(let ((?x25696 (bvand ?x10581 ?x5222)))
(let ((?x8943 (bvashr ?x25696 ?x9353)))
(let ((?x14590 (bvshl ?x8943 ?x8213)))
(let ((?x224 (bvadd lane ?x251)))
(let ((?x348 (bvand ?x224 ?x29248)))
(let ((?x9970 (bvashr ?x348 ?x10949)))
(let ((?x31612 (bvshl ?x9970 ?x7373)))
(let ((?x5385 (bvxor ?x224 ?x31612)))
(let ((?x2901 (bvand ?x5385 ?x5222)))
(let ((?x1255 (bvashr ?x2901 ?x9353)))
(let ((?x10392 (bvshl ?x1255 ?x8213)))
(let (($x7876 (bvsle (_ bv0 32) bits2)))
(let (($x26641 (bvsle (_ bv0 32) bits1)))
(let (($x21027 (= (bvand (bvxor ?x5385 ?x10392) (_ bv63 32)) (bvand (bvxor ?x10581 ?x14590) (_ bv63 32)))))
(let (($x27340 (= (bvand (bvxor ?x3529 ?x30266) (_ bv63 32)) (bvand (bvxor ?x22760 ?x11857) (_ bv63 32)))))
(let (($x7015 (and (or (not $x21027) $x27340) (or (not $x27340) $x21027) $x26641 (bvsle (_ bv0 32) ?x624) (bvsle (_ bv0 32) ?x9091) (bvsle (_ bv0 32) ?x224) (bvsle (_ bv0 32) ?x29248) (bvsle (_ bv0 32) ?x348) (bvsle (_ bv0 32) ?x10949) (bvsle (_ bv0 32) ?x9970) (bvsle (_ bv0 32) ?x7373) (bvsle (_ bv0 32) ?x31612) $x7876 (bvsle (_ bv0 32) ?x10505) (bvsle (_ bv0 32) ?x10168) (bvsle (_ bv0 32) ?x5385) (bvsle (_ bv0 32) ?x5222) (bvsle (_ bv0 32) ?x2901) (bvsle (_ bv0 32) ?x9353) (bvsle (_ bv0 32) ?x1255) (bvsle (_ bv0 32) ?x8213) (bvsle (_ bv0 32) ?x10392) (bvsle (_ bv0 32) ?x18914) (bvsle (_ bv0 32) ?x106) (bvsle (_ bv0 32) ?x5943) (bvsle (_ bv0 32) ?x9314) (bvsle (_ bv0 32) ?x10581) (bvsle (_ bv0 32) ?x25696) (bvsle (_ bv0 32) ?x8943) (bvsle (_ bv0 32) ?x14590) (bvsle (_ bv0 32) ?x251) (bvsle (_ bv0 32) ?x23595) (bvsle (_ bv0 32) ?x5713) (bvsle (_ bv0 32) ?x9189) (bvsle (_ bv0 32) ?x3529) (bvsle (_ bv0 32) ?x9362) (bvsle (_ bv0 32) ?x37722) (bvsle (_ bv0 32) ?x30266) (bvsle (_ bv0 32) ?x9114) (bvsle (_ bv0 32) ?x273) (bvsle (_ bv0 32) ?x35131) (bvsle (_ bv0 32) ?x6205) (bvsle (_ bv0 32) ?x22760) (bvsle (_ bv0 32) ?x5884) (bvsle (_ bv0 32) ?x949) (bvsle (_ bv0 32) ?x11857))))
(not $x7015)))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
