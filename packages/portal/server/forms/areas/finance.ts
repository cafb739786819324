/** Expense variants, reimbursements, invoices, reconciliation, supplier invoices, statements of account. */
export const finance = `
# expenseOverseas | 海外费用报销 | Overseas expense | approve finance
company*, expenseType*:dict=费用类型/Expense type{travel 差旅 Travel;entertain 招待 Entertainment;office 办公 Office;communication 通讯 Communication}, country*, currency*, exchangeRate*, totalAmount*, localAmount:money=折人民币/In CNY, costCenter, spentOn:date=业务日期/Date, remark, attachments
+ line | 费用明细 | Lines | category*, summary=摘要/Text(机票;酒店;客户晚餐;办公用品), amount*, invoiceNo, taxRate

# expenseSingapore | 新加坡费用报销 | Singapore expense | approve finance
company*, expenseType*:dict=费用类型/Expense type{travel 差旅 Travel;entertain 招待 Entertainment;office 办公 Office;communication 通讯 Communication}, uenNo*=UEN/UEN(201512887W;200601774K;198802345D), totalAmount*, gstRate*:pct=GST税率(%)/GST rate (%), gstAmount:money=GST金额/GST, costCenter, spentOn:date=业务日期/Date, workPass:dict=准证类型/Work pass{EP 就业准证 EP;SP S准证 S Pass;WP 工作准证 WP;PR 永久居民 PR;SC 公民 Citizen}, remark
+ line | 费用明细 | Lines | category*, amount*, invoiceNo, taxRate

# purchaseExpenseOverseas | 海外采购费用 | Overseas purchase expense | approve finance
supplier*, company*, country*, purchaseOrder, currency*, exchangeRate, totalAmount*, localAmount:money=折人民币/In CNY, invoiceNo*, invoiceDate, dueDate, remark
+ line | 费用明细 | Lines | category*, amount*, taxRate, salesTask

# purchaseExpenseSingapore | 新加坡采购费用 | Singapore purchase expense | approve finance
supplier*, company*, purchaseOrder, totalAmount*, gstRate*:pct=GST税率(%)/GST rate (%), gstAmount:money=GST金额/GST, permitNo=进口准证号/Import permit no.(IG6H331221A;IN6J880012C;ME7A110233K), invoiceNo*, invoiceDate, dueDate
+ line | 费用明细 | Lines | category*, amount*, salesTask, remark

# staffReimbursementHq | 员工报销（总部） | Staff reimbursement (HQ) | approve finance
person*, dept*, company*, expenseType*:dict=费用类型/Expense type{travel 差旅 Travel;entertain 招待 Entertainment;office 办公 Office;communication 通讯 Communication}, totalAmount*, bank, bankAccount, costCenter, spentOn:date=发生日期/Spent on, loanDeducted:money=冲抵借款/Set against loan, remark
+ line | 报销明细 | Lines | category*, spentOn:date=日期/Date, amount*, invoiceNo, invoiceType

# staffReimbursementSgp | 员工报销（新加坡） | Staff reimbursement (SGP) | approve finance
person*, dept*, claimType*:dict=报销类型/Kind of claim{medical 医疗 Medical;transport 交通 Transport;meal 餐费 Meals;training 培训 Training}, claimMonth:month=报销月份/Month of the claim, totalAmount*, gstRate:pct=GST税率(%)/GST rate (%), gstAmount:money=GST金额/GST, giroAccount:bankAccount=GIRO账号/GIRO account, cpf:yes=计入CPF/Counts for CPF, remark
+ line | 报销明细 | Lines | spentOn:date=日期/Date, itemName*=项目/Item(出租车;诊所;停车;工作餐), amount*, receiptNo:invoiceNo=收据号/Receipt no.

# invoiceInquiry | 发票查询 | Invoice inquiry | log
invoiceNo*, invoiceCode=发票代码/Invoice code(031002600111;033002600104;3100232130), invoiceType*, customer, supplier, company, invoiceDate*, amount*, taxAmount:money=税额/Tax, totalAmount=价税合计/Total, verified:yes=已验真/Verified, orderNo

# vatInvoiceQuery | 增值税发票查询 | VAT invoice query | handle
invoiceNo*, taxNo*, seller=销方/Seller(上海海联物资;宁波船用设备;青岛缆绳厂), buyerName=购方/Buyer(上海航达船舶供应有限公司;宁波航达供应链), invoiceDate*, amount*, taxRate, taxAmount:money=税额/Tax, deductMonth:month=抵扣月份/Deducted in, certified:yes=已认证/Certified, checkCode=校验码/Check code(882107;119034;550271)

# courierNumber | 快递单号登记 | Courier number | handle
courierNo*, carrier*, sender:user=寄件人/Sender, receiver=收件人/Receiver(刘振华;郑丽萍;Tan Wei Ming), mobile, address*, contents:dict=内容/Contents{invoice 发票 Invoices;contract 合同 Contract;sample 样品 Sample;document 单证 Documents}, sentOn*:date=寄出日期/Sent on, freight, costCenter, signedOn:date=签收日期/Received on

# vendorReconciliation | 供应商对账 | Vendor reconciliation | handle
supplier*, company*, period*:month=对账期间/Period, currency*, opening:money=期初余额/Opening balance, purchases:money=本期采购/Purchases, payments:money=本期付款/Payments, closing:money=期末余额/Closing balance, difference:money=差异/Difference, owner, remark
+ line | 对账明细 | Lines | orderNo*, invoiceNo, bookedOn:date=日期/Date, amount*, supplierAmount:money=供应商金额/Supplier's amount, remark

# reconciliationNumber | 对账编号 | Reconciliation number | post ref
reconciliationNo*=对账单号/Reconciliation no.(RC-2026-08-001;RC-2026-08-002;RC-2026-09-001;RC-2026-10-003), supplier*, company*, startDate*, endDate*, currency, amount*, invoiceCount:int=发票数/Invoices, owner, remark

# soaSupplierOrder | 供应商对账订单 | Supplier statement order | handle
supplier*, purchaseOrder*, reconciliation:record:onlReconciliationNumber=对账编号/Reconciliation, deliveredOn*:date=交货日期/Delivered on, currency*, totalAmount, contact, email, confirmedBySupplier:yes=供应商已确认/Confirmed by the supplier, dueDate, remark
+ line | 订单行 | Order lines | item*, quantity*, received:qty=收货数量/Received, price, subtotal, invoiceNo

# soaCustomer | 客户对账单 | Customer statement of account | handle
customer*, company*, period*:month=对账期间/Period, currency*, opening:money=期初余额/Opening balance, invoiced:money=本期开票/Invoiced, collected:money=本期收款/Collected, closing:money=期末余额/Closing balance, overdue:money=逾期金额/Overdue, email, dueDate
+ line | 对账明细 | Lines | salesOrder, invoiceNo*, invoiceDate, amount*, collected:money=已收/Collected, dueDate

# soaPrepOrder | 对账准备单 | Prep order | post
supplier*, company*, preparedOn*:date=准备日期/Prepared on, reconciliation:record:onlReconciliationNumber=对账编号/Reconciliation, currency, totalAmount, orderCount:int=订单数/Orders, owner, email, remark
+ line | 准备明细 | Lines | purchaseOrder*, amount*, invoiceNo, remark

# supplierInvoice | 供应商发票 | Supplier invoice | approve finance ref
supplier*, company*, purchaseOrder, invoiceNo*, invoiceType*, invoiceDate*, currency*, totalAmount, taxRate, dueDate, paymentMethod, attachments
+ line | 发票明细 | Lines | item*, quantity*, price*, subtotal, taxRate

# supplierInvoiceMatch | 供应商发票匹配 | Supplier invoice matching | handle
invoice*:record:onlSupplierInvoice=供应商发票/Supplier invoice, purchaseOrder*, supplier, invoiceAmount*:money=发票金额/Invoiced, orderAmount:money=订单金额/Ordered, difference:money=差异/Difference, tolerance:pct=容差(%)/Tolerance (%), matchedOn:date=匹配日期/Matched on, owner, remark

# poReceivingPlan | 采购收货计划 | PO receiving plan | post
purchaseOrder*, supplier*, site*, plannedOn*:date=计划日期/Planned on, warehouse*, dock:text=月台/Dock(1号月台;2号月台;3号月台), pieces, weight, keeper, remark
+ line | 计划明细 | Lines | item*, quantity*, expectedOn:date=预计到货/Expected on, rack

# interCompanyPrice | 公司间价格 | Inter-company price | approve finance
company*=卖方公司/Selling company, buyerCompany*:record:company=买方公司/Buying company, item*, currency*, price*, markup:pct=加成(%)/Mark-up (%), startDate*, endDate, owner, reason
`
