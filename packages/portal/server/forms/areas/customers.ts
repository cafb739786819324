/** Customers and price books (spec 1 §1). */
export const customers = `
# customerModify | 客户变更 | Customer change | approve
customer*, changeType*:dict=变更类型/Kind of change{name 名称 Name;credit 授信 Credit;contact 联系人 Contact;bank 账户 Bank}, before*=变更前/Before(长荣海运(上海);授信50万;张经理), after*=变更后/After(长荣海运股份;授信80万;李经理), effectiveOn:date=生效日期/In force from, salesperson, region, reason, attachments

# customerBatchModify | 客户批量变更 | Batch change of customers | approve
subject*(销售员交接;区域调整;付款条件统一;税率更新), changeField*:dict=变更字段/Field{salesperson 销售员 Salesperson;region 区域 Region;term 付款条件 Payment term;tax 税组 Tax group}, newValue*=新值/New value(王小敏;华东;月结30天;13%), customerCount:int=客户数/Customers, effectiveOn:date=生效日期/In force from, region, owner, reason, attachments
+ line | 变更客户 | Customers | customer*, oldValue=原值/Old value(李建国;华北;预付;6%), newValue=新值/New value(王小敏;华东;月结30天;13%), remark

# customerRegister | 客户登记 | Customer registration | handle ref
customerName*=客户名称/Customer(东方海运有限公司;北极星航运;Blue Ocean Lines;三星重工;Aegean Shipping), shortName=简称/Short name(东方海运;北极星;BOL;SHI;AGS), country*, region, taxNo, contact*, mobile, email, source:dict=来源/Source{fair 展会 Fair;referral 介绍 Referral;web 官网 Web site;visit 拜访 Visit}, salesperson, fleetSize:int=船队规模/Ships, remark

# customerRegisterApply | 客户准入申请 | Customer registration request | approve finance
customerName*=客户名称/Customer(东方海运有限公司;北极星航运;Blue Ocean Lines;Aegean Shipping), register:record:onlCustomerRegister=客户登记/Registration, company*, currency*, creditLimit*:money=申请授信/Credit limit, paymentTerm*, bank, bankAccount, taxNo, expectedSales:money=预计年销售额/Expected sales a year, reason, attachments

# customerSyncLog | 客户同步日志 | Customer sync log | sync
customer*, system*, direction:dict=方向/Direction{out 推送 Sent;in 拉取 Fetched}, happenedAt, interfaceName=接口/Interface(customer.create;customer.update;customer.credit), duration:int=耗时(毫秒)/Milliseconds, requestNo=请求号/Request no.(REQ-778121;REQ-778340;REQ-779002), retries:int=重试次数/Tries, payload:area=报文/Message({"code":"C10045"};{"credit":800000})

# customerRegion | 客户区域关系 | Customer region | master
customer*, region*, country, province:text=省份/Province(上海;浙江;山东;广东), salesperson*, dept, startDate*, validUntil, mainRegion:yes=主区域/Main region, remark

# customerManager | 客户经理关系 | Customer manager | master
customer*, manager*:user=客户经理/Customer manager, assistant:user=助理/Assistant, dept, role:dict=职责/Role{main 主管 Main;service 服务 Service;collect 收款 Collection}, share=提成比例(%)/Share (%), startDate*, validUntil, remark

# customerPaymentTerm | 客户付款条件 | Customer payment term | approve finance
customer*, company*, paymentTerm*, creditDays*:int=信用天数/Credit days, creditLimit:money=信用额度/Credit limit, currency, graceDays:int=宽限天数/Days of grace, interest:pct=逾期利率(%)/Interest (%), effectiveOn:date=生效日期/In force from, reason

# customerCommission | 客户佣金 | Customer commission | approve finance
customer*, payee*:text=收款方/Paid to(长荣船管部;Blue Ocean Agency;海联代理), commissionType:dict=佣金类型/Kind of commission{rate 按比例 By share;fixed 固定 Fixed}, share, amount*, currency, salesOrder, bank, bankAccount, dueDate, reason

# customerContact | 客户联系人 | Customer contact | master
customer*, contact*, gender, post=职务/Post(采购经理;船管主任;财务;Purchasing Manager), phone, mobile, email*, birthday:date=生日/Birthday, mainContact:yes=主要联系人/Main contact, address, remark

# customerCountryManager | 客户国家经理 | Country manager of customers | master
country*, manager*:user=国家经理/Country manager, deputy:user=副经理/Deputy, dept, company, customerCount:int=客户数/Customers, targetSales:money=年度目标/Target of the year, startDate*, validUntil, remark

# customerBaseQuery | 客户基础档案查询 | Customer base profile | log
customer*, legalName=法定名称/Legal name(长荣海运股份有限公司;中远海运集装箱运输;Wan Hai Lines Ltd), country, taxNo, registeredCapital:money=注册资本/Capital, legalPerson=法人/Legal representative(张衍义;黄小文;陈柏廷), foundedOn:date=成立日期/Founded on, creditGrade:dict=信用等级/Credit grade{A A A;B B B;C C C}, address, email

# customerImport | 客户手工批量导入 | Manual batch import of customers | handle
subject*(2026展会名录;韩国代理名单;新加坡船东名单;旧系统客户), source:dict=来源/Source{fair 展会 Fair;referral 介绍 Referral;web 官网 Web site;visit 拜访 Visit}, importedOn:date=导入日期/Imported on, total:int=总行数/Rows, imported:int=成功行数/Imported, failed:int=失败行数/Failed, region, owner, attachments
+ row | 导入行 | Rows | customerName*=客户名称/Customer(大韩海运;Pacific Stars;东南航运), country, contact, email, message=结果/Message(成功;税号重复;缺少邮箱)

# priceBook | 价格簿 | Price book | approve ref
bookName*=价格簿名称/Price book(2026华东标准价;2026新加坡价;甲板物料协议价;邮轮专用价), company*, currency*, customer, region, startDate*, endDate*, discount:pct=折扣(%)/Discount (%), owner, remark
+ line | 价格明细 | Prices | item*, unit, minQuantity:qty=起订量/From quantity, price*, validUntil

# priceBookImport | 价格簿导入 | Price book import | handle
book:record:onlPriceBook=价格簿/Price book, importedOn*:date=导入日期/Imported on, fileName*=文件名/File(price-2026-08.xlsx;SG-pricelist.xlsx;deck-stores.xlsx), total:int=总行数/Rows, imported:int=成功行数/Imported, failed:int=失败行数/Failed, currency, owner, attachments

# priceBookAdjust | 价格簿调价 | Price adjustment | approve
book*:record:onlPriceBook=价格簿/Price book, adjustType*:dict=调价方式/Kind of adjustment{percent 按比例 By percent;amount 按金额 By amount}, share=调整比例(%)/Change (%), effectiveOn*:date=生效日期/In force from, company, currency, itemCount:int=物料数/Items, notifyCustomer:yes=通知客户/Tell customers, reason
+ line | 调价明细 | Items | item*, oldPrice:money=原价/Old price, price*=新价/New price, remark

# supplierPriceBook | 供应商价格簿 | Supplier price book | approve purchasing
supplier*, company*, currency*, startDate*, endDate*, incoterm, paymentTerm, leadDays:int=交期(天)/Lead time (days), buyer:user=采购员/Buyer, attachments
+ line | 价格明细 | Prices | item*, unit, minQuantity:qty=起订量/From quantity, price*, lastPrice:money=上次价格/Last price
`
