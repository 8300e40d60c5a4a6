; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and shift2 < 0
; ad215d07b83d9c142c01edb675f35e36a5b8903777bb748c6089464ec8676925
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 56))
(declare-fun shift1 () (_ BitVec 56))
(declare-fun bits2 () (_ BitVec 56))
(declare-fun shift2 () (_ BitVec 56))
(declare-fun base1 () (_ BitVec 56))
(declare-fun base2 () (_ BitVec 56))
(declare-fun x () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) bits1))
(assert
 (bvsgt (_ bv19 56) bits1))
(assert
 (bvsle (_ bv72057594037927918 56) shift1))
(assert
 (bvsgt (_ bv19 56) shift1))
(assert
 (bvsle (_ bv0 56) bits2))
(assert
 (bvsgt (_ bv19 56) bits2))
(assert
 (bvsle (_ bv72057594037927918 56) shift2))
(assert
 (bvsgt (_ bv19 56) shift2))
(assert
 (bvsle (_ bv0 56) base1))
(assert
 (bvsgt (_ bv19 56) base1))
(assert
 (bvsle (_ bv0 56) base2))
(assert
 (bvsgt (_ bv19 56) base2))
(assert
 (bvsle (_ bv0 56) x))
(assert
 (bvsgt (_ bv262144 56) x))
(assert
 (let ((?x37383 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x33623 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x43500 (bvadd ?x33623 ?x37383)))
 (bvsle bits1 ?x43500)))))
(assert
 (let ((?x5175 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x9517 (bvsgt (_ bv0 56) shift2)))
 (let ((?x2296 (ite $x9517 ?x5175 (_ bv0 56))))
 (let ((?x19038 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x22459 (bvadd ?x19038 ?x2296)))
 (bvsle bits2 ?x22459)))))))
(assert
 (let ((?x37383 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x33623 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x43500 (bvadd ?x33623 ?x37383)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x43500 bits1) base1))))))
(assert
 (let ((?x5175 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x9517 (bvsgt (_ bv0 56) shift2)))
 (let ((?x2296 (ite $x9517 ?x5175 (_ bv0 56))))
 (let ((?x19038 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x22459 (bvadd ?x19038 ?x2296)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x22459 bits2) base2))))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsgt (_ bv0 56) shift2))
(assert
 (let ((?x5175 (bvmul (_ bv72057594037927935 56) shift2)))
(let (($x9517 (bvsgt (_ bv0 56) shift2)))
(let ((?x2296 (ite $x9517 ?x5175 (_ bv0 56))))
(let ((?x19038 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x4500 (bvadd ?x19038 base2)))
(let ((?x9571 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x40686 (bvshl ?x9571 ?x4500)))
(let ((?x37383 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x33623 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x41581 (bvadd ?x33623 base1)))
(let ((?x30565 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x33249 (bvshl ?x30565 ?x41581)))
(let ((?x32059 (bvand x ?x33249)))
(let ((?x42807 (bvashr ?x32059 ?x33623)))
(let ((?x30090 (bvshl ?x42807 ?x37383)))
(let ((?x30030 (bvxor x ?x30090)))
(let ((?x13632 (bvand ?x30030 ?x40686)))
(let ((?x33498 (bvashr ?x13632 ?x19038)))
(let ((?x13790 (bvshl ?x33498 ?x2296)))
(let ((?x13776 (bvshl ?x9571 base2)))
(let ((?x4697 (bvshl ?x30565 base1)))
(let ((?x7790 (bvand x ?x4697)))
(let ((?x16228 (bvashr ?x7790 shift1)))
(let ((?x17025 (bvxor x ?x16228)))
(let ((?x43159 (bvand ?x17025 ?x13776)))
(let ((?x3527 (bvshl ?x43159 ?x5175)))
(let (($x37740 (bvsle (_ bv0 56) base2)))
(let (($x1494 (bvsle (_ bv0 56) bits2)))
(let (($x35898 (bvsle (_ bv0 56) shift1)))
(let (($x1055 (bvsle (_ bv0 56) x)))
(let (($x19453 (bvsle (_ bv0 56) base1)))
(let (($x22882 (bvsle (_ bv0 56) bits1)))
(let (($x615 (and (= (bvxor ?x17025 ?x3527) (bvxor ?x30030 ?x13790)) $x22882 (bvsle (_ bv0 56) ?x30565) $x19453 $x1055 (bvsle (_ bv0 56) ?x4697) (bvsle (_ bv0 56) ?x7790) $x35898 (bvsle (_ bv0 56) ?x16228) $x1494 (bvsle (_ bv0 56) ?x9571) $x37740 (bvsle (_ bv0 56) ?x17025) (bvsle (_ bv0 56) ?x13776) (bvsle (_ bv0 56) ?x43159) (bvsle (_ bv0 56) ?x5175) (bvsle (_ bv0 56) ?x3527) (bvsle (_ bv0 56) ?x41581) (bvsle (_ bv0 56) ?x33249) (bvsle (_ bv0 56) ?x32059) (bvsle (_ bv0 56) ?x33623) (bvsle (_ bv0 56) ?x42807) (bvsle (_ bv0 56) ?x37383) (bvsle (_ bv0 56) ?x30090) (bvsle (_ bv0 56) ?x4500) (bvsle (_ bv0 56) ?x30030) (bvsle (_ bv0 56) ?x40686) (bvsle (_ bv0 56) ?x13632) (bvsle (_ bv0 56) ?x19038) (bvsle (_ bv0 56) ?x33498) (bvsle (_ bv0 56) ?x2296) (bvsle (_ bv0 56) ?x13790))))
(not $x615)))))))))))))))))))))))))))))))))))
(check-sat)
