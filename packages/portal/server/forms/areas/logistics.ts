/** Logistics beside the slips of the program: tracking, returns, transhipment, vehicles, basic data, suppliers and invitations. */
export const logistics = `
# logTracking | 物流跟踪日志 | Tracking log | log
courierNo*, carrier*, salesOrder, vessel, port, happenedAt*, nodeName*:dict=节点/Node{picked 已揽收 Picked up;transit 运输中 In transit;customs 清关中 In customs;delivered 已签收 Delivered;exception 异常 Exception}, place, operator:text=操作人/Operator(周建平;仓库夜班;DHL Hub), remark

# logReturnOrder | 物流退货单 | Return order | post
customer*, salesOrder, vessel, port*, returnedOn*:date=退货日期/Returned on, carrier, plate, pieces, weight, reason, picture
+ line | 退货明细 | Lines | item*, batchNo, quantity*, quality:dict=品质/Condition{good 完好 Good;damaged 破损 Damaged;expired 过期 Expired}

# logTranshipment | 转运单 | Transhipment order | post
fromPort*:record:port=起运港/From port, port*=转运港/Transhipment port, vessel*, nextVessel:record:vessel=二程船/Second vessel, etd:date=离港日期/ETD, eta:date=到港日期/ETA, customer, pieces, weight, volume, remark
+ line | 转运货物 | Goods | item*, boxNo, quantity*, weight

# logReportQuery | 物流报表查询 | Logistics report query | log
month*, site, carrier, orders:int=订单数/Orders, pieces, weight, freight*, onTime:pct=准时率(%)/On time (%), exceptions:int=异常数/Exceptions, customer

# logSalesTaskNo | 销售任务号 | Sales task number | master
salesTask*, taskNo*=任务号/Task number(ST-26-0117;ST-26-0233;ST-26-0288;ST-26-0301), customer, vessel, salesperson, startDate, validUntil, budget, site, remark

# logVehicleRequisition | 用车申请 | Vehicle requisition | approve logistics
purpose*, startTime*, endTime*, fromPlace:place=出发地/From, toPlace:place=目的地/To, people=乘车人/Passengers, vehicleType:dict=车型/Kind of vehicle{car 轿车 Car;van 面包车 Van;truck 货车 Truck;cold 冷藏车 Refrigerated}, pieces, weight, driver, plate, reason

# logConfirmSlip | 确认单 | Confirmation slip | post
customer*, salesOrder, vessel*, port*, deliveredOn*:date=交货日期/Delivered on, signedBy:text=船方签收/Signed by(Chief Officer;大副;Chief Steward;轮机长), pieces*, shortage:yes=短少/Short, picture, remark
+ line | 交货明细 | Lines | item*, quantity*, delivered:qty=实交数量/Delivered, remark

# logSalesOrder | 物流销售订单 | Logistics sales order | sync
salesOrder*, customer*, vessel, port, eta:date=预计到港/ETA, requiredOn:date=要求交货/Required on, pieces, weight, totalAmount:money=金额/Amount, site, remark
+ line | 订单明细 | Lines | item*, quantity*, unit, price

# logCustomerSupplier | 客户与供应商 | Customers and suppliers | master
partnerName*=名称/Name(海联物资;宁波港务拖轮;Jurong Ship Stores;Van Oord Supply), partyType*:dict=类型/Kind{customer 客户 Customer;supplier 供应商 Supplier;carrier 承运商 Carrier;agent 代理 Agent}, country, city, contact*, phone, email, address, taxNo, remark

# logOtherTransfer | 其他转交 | Other transfer | post
transferType*:dict=转交类型/Kind of transfer{document 单证 Documents;cash 备用金 Cash to master;spare 备件 Spare parts;sample 样品 Samples}, customer, vessel*, port*, receiver*=接收人/Receiver(船长;大副;轮机长;代理), transferOn*:date=转交日期/Handed over on, amount, currency, carrier, remark, picture

# logBasicData | 物流基础数据 | Logistics basic data | master
dataType*:dict=数据类型/Kind of data{route 线路 Route;zone 区域 Zone;fee 费用项 Fee;package 包装 Packaging}, code*=代码/Code(RT-SH-NB;ZN-PD;FE-CUS;PK-CTN), name*=名称/Name(上海至宁波;浦东区域;报关费;标准纸箱), nameEn=英文名称/Name in English(Shanghai to Ningbo;Pudong zone;Customs fee;Standard carton), unit, price, site, sortNo:int=排序/Order, remark

# logSync | 物流同步 | Logistics sync | sync
system*, objectType*:dict=单据类型/Document{pick 拣货单 Pick order;receive 收货单 Receive order;dispatch 发运单 Dispatch note;waybill 运单 Waybill}, documentNo*=单据编号/Document no.(PK20260811003;RC20260902017;DS20261009002), happenedAt, requestNo=请求号/Request no.(REQ-778121;REQ-778340;REQ-779002), retries:int=重试次数/Tries, site, carrier

# logAddress | 物流地址 | Logistics address | master ref
addressName*=地址名称/Name(洋山四期;外高桥五期;裕廊港J12;鹿特丹Pier 7), port, address*, city, country, contact, phone, gate=进港口/Gate(3号门;东门;Gate 2), openFrom=开放时间/Open(08:00-17:00;24小时;07:00-22:00), needPass:yes=需办证/Pass needed, remark

# logBank | 物流银行账户 | Logistics bank account | master
partner, accountName*, bank*, bankAccount*, currency*, swift=SWIFT/SWIFT(BKCHCNBJ300;DBSSSGSG;INGBNL2A;KOEXKRSE), country, mainAccount:yes=默认账户/Main account, validUntil, remark

# logCar | 车辆档案 | Vehicle | master ref
plate*, vehicleType*:dict=车型/Kind of vehicle{car 轿车 Car;van 面包车 Van;truck 货车 Truck;cold 冷藏车 Refrigerated}, brand=品牌/Make(依维柯;福田;东风;五十铃), driver, mobile, maxLoad:qty=载重(KG)/Load (kg), volume, inspectionUntil:date=年检有效期/Inspected until, insuranceUntil:date=保险有效期/Insured until, site, remark

# logPickTask | 提货任务 | Collection task | handle
supplier*, address*, plannedAt*:time=计划提货/Planned at, car:record:onlLogCar=车辆/Vehicle, driver, pieces*, weight, volume, contact, phone, remark
+ line | 提货明细 | Lines | purchaseOrder, item*, quantity*, boxNo

# logReceiveTask | 收货任务 | Receiving task | handle
supplier, site*, arrivesAt*:time=到货时间/Arrives at, plate, driver, dock:text=月台/Dock(1号月台;2号月台;3号月台), pieces*, weight, damaged:yes=有破损/Damaged, picture, remark
+ line | 收货明细 | Lines | item*, barcode, quantity*, rack

# logShipping | 航运安排 | Shipping | post
vessel*, voyage*=航次/Voyage(0812E;0815W;123N;045S), fromPort*:record:port=装货港/Port of loading, port*=卸货港/Port of discharge, etd:date=离港日期/ETD, eta:date=到港日期/ETA, blNo=提单号/B/L no.(COSU6881230;EGLV0402213;MAEU7712093), containerNo=箱号/Container no.(CSNU6120331;EGHU9182276;MSKU0317754), containers:int=箱量/Containers, freight, currency, remark

# logTransport | 运输单 | Transport order | post
carrier*, car:record:onlLogCar=车辆/Vehicle, driver, fromPlace:place=起点/From, deliveryAddress*, loadedAt*:time=装车时间/Loaded at, arrivesAt:time=到达时间/Arrives at, pieces*, weight, freight*, remark
+ stop | 停靠点 | Stops | address*, contact, phone, pieces, arrivesAt:time=到达/Arrives at

# logSupplierAdmin | 物流供应商管理 | Logistics supplier administration | master
supplierName*=供应商名称/Supplier(德邦物流;宁波港运通;Jurong Freight;Maas Transport), serviceType*:dict=服务类型/Service{road 公路 Road;sea 海运 Sea;air 空运 Air;customs 报关 Customs}, grade:dict=等级/Grade{A A A;B B B;C C C}, contact*, phone, email, paymentTerm, bank, bankAccount, validUntil, remark

# logQualification | 资质 | Qualification | master
supplierName*=供应商名称/Supplier(德邦物流;宁波港运通;Jurong Freight;Maas Transport), qualification*:dict=资质类型/Kind of qualification{licence 营业执照 Business licence;transport 道路运输许可 Transport permit;customs 报关资质 Customs licence;iso ISO认证 ISO certificate}, certificateNo*=证书编号/Certificate no.(沪交运管0117;91330206MA2;ISO9001-2217;TR-NL-0931), issuedBy=发证机关/Issued by(上海市交通委;宁波海关;SGS;RDW), issuedOn:date=发证日期/Issued on, validUntil*, owner, remindDays:int=提前提醒(天)/Remind before (days), picture

# logRebate | 返利 | Rebate | approve finance
supplierName*=供应商名称/Supplier(德邦物流;宁波港运通;Jurong Freight;Maas Transport), period:month=返利期间/Period, basis:dict=计算依据/Basis{volume 货量 Volume;amount 金额 Amount;orders 单量 Orders}, turnover:money=业务额/Turnover, share*=返利比例(%)/Rebate (%), amount*, currency, contractNo, owner, remark

# logInvite | 供应商邀请 | Supplier invitation | publish
supplierName*=受邀供应商/Invited supplier(浙江海运物流;Tuas Logistics;Busan Cargo;Rotterdam Bulk), email*, contact*, mobile, country*, serviceType:dict=服务类型/Service{road 公路 Road;sea 海运 Sea;air 空运 Air;customs 报关 Customs}, invitedOn:date=邀请日期/Invited on, validUntil*, inviter:user=邀请人/Invited by, remark

# logSupplierRegister | 供应商注册 | Supplier registration | approve logistics
companyName*=公司名称/Company(浙江海运物流有限公司;Tuas Logistics Pte Ltd;釜山货运株式会社;Rotterdam Bulk BV), country*, taxNo*, legalPerson=法人/Legal representative(陈海;Tan Boon;김철수;J. de Wit), contact*, mobile, email*, serviceType:dict=服务类型/Service{road 公路 Road;sea 海运 Sea;air 空运 Air;customs 报关 Customs}, bank, bankAccount, address, attachments
+ qualification | 资质证书 | Certificates | name*=证书名称/Certificate(营业执照;道路运输许可;ISO9001), validUntil, certificateNo=证书编号/Certificate no.(91330206MA2;TR-0931;ISO-2217)

# deliveryRate | 交货率 | Delivery rate | log
month*, supplier*, orders:int=订单数/Orders, onTimeOrders:int=准时订单/On time, lateOrders:int=延迟订单/Late, onTime:pct=准时率(%)/On time (%), site, buyer:user=采购员/Buyer, remark
`
