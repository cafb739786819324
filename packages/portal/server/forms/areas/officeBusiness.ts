/** OA: business, finance, quality and safety. */
export const officeBusiness = `
# paymentApply | 付款申请 | Payment request | approve finance
payee*=收款方/Paid to(宁波海联物资;得力集团;Jurong Freight;港区物业), company*, dept*, paymentType*:dict=付款类型/Kind{goods 货款 Goods;service 服务费 Services;deposit 押金 Deposit;tax 税费 Taxes}, amount*, currency, contractNo, invoiceNo, bank, bankAccount*, dueDate*, reason
@ KR OS SG

# prepayment | 预付款申请 | Prepayment | approve finance
supplier*, company*, purchaseOrder, contractNo, amount*, share=预付比例(%)/Share (%), currency, expectedOn:date=预计到货/Expected on, bank, bankAccount, reason*
@ KR

# invoiceApply | 开票申请 | Invoice to a customer | approve finance
customer*, company*, salesOrder, invoiceType*, taxNo*, amount*, taxRate*, bank, bankAccount, address, email*, remark

# receiptClaim | 到款认领 | Receipt claimed | handle
customer*, company*, receivedOn*:date=到账日期/Received on, amount*, currency, bank, payer=付款方/Payer(长荣海运;Blue Ocean Lines;马士基), salesperson, invoiceNo, remark

# badDebt | 坏账核销 | Bad debt | approve finance
customer*, company*, invoiceNo*, amount*, currency, overdueDays:int=逾期天数/Days overdue, lastContact:date=最近催收/Last reminder, salesperson, legalCase:yes=已诉讼/In court, reason*
@ KR

# creditApply | 客户授信申请 | Customer credit | approve finance
customer*, company*, currency*, oldLimit:money=现额度/Limit, amount*=申请额度/Wanted, creditDays:int=信用天数/Days, yearSales:money=年销售额/Sales a year, overdue:money=逾期金额/Overdue, validUntil*, reason*

# budgetApply | 预算申请 | Budget | approve finance
dept*, year*, company*, budgetType:dict=预算类型/Kind{operate 经营 Operating;capital 资本 Capital;project 项目 Project}, lastYear:money=上年实际/Last year, totalAmount, share=增幅(%)/Increase (%), costCenter, reason
+ line | 预算明细 | Lines | category*, amount*, month, remark
@ KR

# budgetAdjust | 预算调整 | Budget change | approve finance
dept*, year*, costCenter*, category, oldAmount*:money=原预算/Budget, amount*=调整后/New budget, fromCenter:record:costCenter=调出成本中心/Taken from, effectiveOn:date=生效日期/From, reason*

# contractApproval | 合同审批 | Contract approval | approve manager
contractName*=合同名称/Contract(船舶供应框架;仓库租赁;运输服务;软件服务), contractNo*, company*, customer, supplier, amount*, currency, startDate*, endDate*, paymentTerm, legalReview:yes=法务已审/Seen by legal, attachments
@ KR OS SG

# contractChange | 合同变更 | Contract change | approve manager
contract*:record:onlContractRecord=合同/Contract, contractNo, changeKind*:dict=变更类型/Kind{amount 金额 Amount;term 期限 Term;party 主体 Party;end 终止 End}, before=变更前/Before(合同额50万;至2026-12-31), after=变更后/After(合同额62万;至2027-06-30), amount=变更后金额/New amount, effectiveOn*:date=生效日期/From, owner, reason*, attachments
@ KR SG

# bidApply | 投标申请 | Tender | approve manager
project*=项目/Project(港务局物资年度标;邮轮公司供应标;海工平台备件标), customer*, bidOpens*:time=开标时间/Opens at, deposit, amount=投标金额/Offer, competitor=竞争对手/Competitors(海联;Wrist;EMS), winChance:pct=中标概率(%)/Chance (%), owner, strategy:area=投标策略/Strategy(价格优先;服务响应优先;联合体投标), attachments

# supplierApply | 供应商准入 | New supplier | approve purchasing
supplierName*=供应商名称/Supplier(南通缆绳;温州阀门;Tuas Supply;부산선용품), country*, supplyKind*:dict:onl_supplies=供应类别/Supplies{deck 甲板 Deck;engine 机舱 Engine;provision 伙食 Provisions;service 服务 Service}, taxNo, contact*, mobile, email, bank, bankAccount, paymentTerm, expectedAmount:money=预计年采购额/Expected a year, attachments
@ SG

# supplierAssess | 供应商评估 | Supplier assessment | handle
supplier*, period:month=评估期间/Period, quality:score=质量/Quality, delivery:score=交付/Delivery, priceScore:score=价格/Price, service:score=服务/Service, score=总分/Total, grade:dict=等级/Grade{A A A;B B B;C C C}, owner, conclusion

# priceApproval | 特价审批 | Special price | approve manager
customer*, item*, currency*, standardPrice*:money=标准价/Standard price, price*=特价/Special price, discount:pct=折扣(%)/Discount (%), quantity, marginShare:pct=毛利率(%)/Margin (%), validUntil*, competitor=竞争报价/Competing offer(海联 9.2;EMS 9.5;无), reason*

# sampleApply | 样品申请 | Sample | approve
customer*, item*, quantity*, price, amount=样品价值/Value, requiredOn*:date=需用日期/Needed on, deliveryAddress*, courierNo, free:yes=免费/Free, reason
@ KR SG

# returnApproval | 退货审批 | Return of goods | approve quality
customer*, salesOrder, item*, batchNo, quantity*, amount=退货金额/Value, returnedOn:date=退货日期/Returned on, responsible:dict=责任方/Responsible{supplier 供应商 Supplier;warehouse 仓库 Warehouse;carrier 承运商 Carrier;customer 客户 Customer}, picture, reason*

# claimApply | 索赔申请 | Claim | approve manager
supplier, carrier, orderNo*, claimType*:dict:onl_claim_kind=索赔类型/Kind{quality 质量 Quality;shortage 短少 Shortage;delay 延误 Delay;damage 破损 Damage}, happenedAt, amount*, currency, insured:yes=已投保/Insured, insurer=保险公司/Insurer(人保;太保;AIG), description*, attachments
@ SG

# qualityAbnormal | 质量异常单 | Quality deviation | handle
item*, batchNo*, supplier, site, foundAt:time=发现时间/Found at, defectQuantity*:qty=异常数量/Defective, severity:dict:onl_defect_severity=严重程度/Severity{critical 致命 Critical;major 严重 Major;minor 轻微 Minor}, disposal:dict=处置/Disposal{return 退货 Return;rework 返工 Rework;accept 让步接收 Accepted;scrap 报废 Scrapped}, owner, description*, picture

# safetyHazard | 安全隐患 | Safety hazard | handle
hazard*=隐患/Hazard(消防通道堵塞;叉车灯损坏;货架变形;电线裸露), site*, place, foundAt*:time=发现时间/Found at, finder:user=发现人/Found by, riskLevel*, owner, dueDate*, measure:area=整改措施/Measure(立即清理;停用待修;加固货架;更换线缆), picture
@ KR

# accidentReport | 事故报告 | Accident report | approve manager
accidentType*:dict=事故类型/Kind{injury 人身伤害 Injury;traffic 交通 Traffic;cargo 货损 Cargo;fire 火灾 Fire}, site*, place, happenedAt*, injured:int=受伤人数/Injured, amount=直接损失/Loss, witness:user=目击人/Witness, insured:yes=已报险/Insurance told, description*, measure:area=防范措施/Measures(重新培训;增设护栏;限速), picture

# exhibition | 参展申请 | Trade fair | approve finance
fair*=展会/Trade fair(中国国际海事展;SMM Hamburg;APM Singapore;Kormarine), country*, startDate*, endDate*, standArea:qty=展位面积(㎡)/Stand (m²), people=参展人员/Staff, amount*=预算/Budget, currency, expectedLeads:int=预计客户数/Expected leads, owner, reason
@ KR

# marketVisit | 客户拜访报告 | Customer visit report | handle
customer*, visitOn*:date=拜访日期/Visited on, salesperson*, contact, place, vessel, competitor=竞争情况/Competition(海联供货;EMS报价低;独家), opportunity:money=商机金额/Opportunity, nextStep=下一步/Next step(寄样;报价;签框架;回访), nextOn:date=下次跟进/Next on, content:area=拜访内容/Report(讨论年度框架;确认交货要求;反馈包装问题)
@ KR OS SG

# vesselSupply | 船舶供应计划 | Vessel supply plan | approve logistics
vessel*, port*, customer*, eta*:date=到港日期/ETA, etd:date=离港日期/ETD, agent=代理/Agent(海联代理;Penavico;Wallem), pieces, weight, boat:yes=需交通艇/Launch needed, crane:yes=需吊机/Crane needed, remark
+ line | 供应明细 | Items | item*, quantity*, unit, boxNo

# customsDeclare | 报关申请 | Customs declaration | approve logistics
declareType*:dict=报关类型/Kind{import 进口 Import;export 出口 Export;bonded 保税 Bonded}, customer, vessel, port*, hsCode*=HS编码/HS code(56074900;39262011;73181590;89079000), tradeMode=监管方式/Trade mode(0110;1233;5034), amount*, currency, weight, pieces, declareOn:date=申报日期/Declared on, attachments

# bondedApply | 保税仓出库申请 | Out of the bonded warehouse | approve logistics
customer*, vessel*, port*, warehouse*, item*, quantity*, hsCode=HS编码/HS code(56074900;39262011;73181590), dutyFree:yes=免税/Duty free, exitOn*:date=出库日期/Out on, guarantee:money=担保金额/Guarantee, reason
@ KR

# warehouseRent | 仓库租赁申请 | Warehouse rent | approve finance
city*, address*, landlord=出租方/Landlord(港城物业;裕廊集团;Prologis), floorArea:dec=面积(㎡)/Area (m²), startDate*, endDate*, amount*=月租金/Rent a month, deposit, currency, cold:yes=冷库/Cold store, reason

# insuranceApply | 保险投保 | Insurance | approve finance
insuranceType*:dict=险种/Kind{cargo 货运险 Cargo;property 财产险 Property;liability 责任险 Liability;accident 意外险 Accident}, company*, insurer*=保险公司/Insurer(人保;太保;AIG), insuredAmount*:money=保额/Sum insured, amount*=保费/Premium, currency, startDate*, endDate*, policyNo=保单号/Policy no.(PICC-771820;CPIC-22110;AIG-90817), owner, remark
@ KR

# projectApply | 项目立项 | Project | approve manager ref
project*=项目名称/Project(洋山仓自动化;新加坡仓扩建;条码系统升级;荷兰客户开发), dept*, owner*, startDate*, endDate*, amount*=预算/Budget, expectedReturn:money=预计收益/Expected return, payback:qty=回收期(年)/Payback (years), riskLevel, people=项目成员/Team, background:area=立项背景/Background(现有产能不足;客户要求追溯;系统停止维护)
+ milestone | 里程碑 | Milestones | stage*=阶段/Stage(立项;实施;验收;复盘), dueDate*, owner, share

# projectClose | 项目结项 | Project closing | approve manager
projectRef*:record:onlProjectApply=项目/Project, closedOn*:date=结项日期/Closed on, owner*, budget, amount=实际支出/Spent, onTime:yes=按期完成/On time, score=评分/Mark, lessons:area=经验教训/Lessons(提前锁定供应商;预留联调时间), conclusion, attachments
@ KR

# suggestion | 合理化建议 | Suggestion | handle
title*=建议/Suggestion(合并同船订单拣货;电子签收;包装回收;夜班交接表), person*, dept*, suggestKind:dict=类别/Kind{cost 降本 Cost;quality 质量 Quality;safety 安全 Safety;service 服务 Service}, benefit:money=预计收益/Expected benefit, adopted:yes=已采纳/Adopted, reward:money=奖励/Reward, owner, description*, picture
`
