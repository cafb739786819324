/** Stock in, out and adjust, bills of materials, supplier stock, and the basic data of stocks and purchasing. */
export const warehouse = `
# stockIn | 入库单 | Stock in | post
warehouse*, inType*:dict=入库类型/Kind{purchase 采购入库 Purchase;return 退货入库 Return;transfer 调拨入库 Transfer;other 其他入库 Other}, supplier, purchaseOrder, receivedOn*:date=入库日期/Received on, keeper*, pieces, weight, remark
+ line | 入库明细 | Lines | item*, batchNo, rack, quantity*, unit, price

# stockOut | 出库单 | Stock out | post
warehouse*, outType*:dict=出库类型/Kind{sales 销售出库 Sales;scrap 报废出库 Scrap;use 领用出库 Own use;transfer 调拨出库 Transfer}, customer, salesOrder, issuedOn*:date=出库日期/Issued on, keeper*, pieces, weight, remark
+ line | 出库明细 | Lines | item*, batchNo, rack, quantity*, unit

# stockAdjust | 库存调整 | Stock adjustment | approve finance
warehouse*, adjustType*:dict:onl_stock_adjust_type=调整类型/Kind{surplus 盘盈 Surplus;shortage 盘亏 Shortage;damage 损坏 Damage;expire 过期 Expiry}, adjustedOn*:date=调整日期/Date, company, keeper, checker, totalAmount:money=影响金额/Amount concerned, reason
+ line | 调整明细 | Lines | item*, batchNo, rack, booked:qty=账面数量/Booked, quantity*=调整数量/Change, price, subtotal

# stockBom | 库存BOM | Stock BOM | master
product*, bomVersion*=版本/Version(V1.0;V1.1;V2.0), warehouse*, outputQuantity*:qty=产出数量/Output quantity, unit, laborMinutes:int=工时(分钟)/Minutes, validFrom:date=生效日期/In force from, owner, remark
+ part | 组成物料 | Parts | item*, quantity*, unit, lossRate:pct=损耗率(%)/Loss (%)

# supplierStock | 供应商库存 | Supplier stock | master
supplier*, item*, warehouse, quantity*, reserved:qty=预留数量/Reserved, unit, price, reportedOn*:date=上报日期/Reported on, leadDays:int=交期(天)/Lead time (days), remark

# stockDemand | 库存需求 | Stock demand | approve purchasing
site*, demandType:dict=需求类型/Kind{safety 安全库存 Safety stock;order 订单需求 Order;season 季节备货 Season}, requiredOn*:date=需求日期/Required on, customer, salesTask, urgent, buyer:user=采购员/Buyer, reason
+ line | 需求明细 | Lines | item*, quantity*, unit, available:qty=可用库存/Available, remark

# defaultLocation | 默认发料货位 | Default issue location | master
item*, site*, warehouse*, rack*, minQuantity:qty=最低库存/Minimum, maxQuantity:qty=最高库存/Maximum, unit, keeper, validFrom:date=生效日期/In force from, remark

# overDeliveryRate | 物料超交率 | Material over-delivery rate | master
item*, supplier, company*, share*=超交比例(%)/Over-delivery (%), minOrder:qty=适用起量/From quantity, validFrom:date=生效日期/In force from, validUntil, needApproval:yes=超出需审批/Approval beyond it, owner, remark

# stockCheckPlan | 盘点计划 | Count plan | publish
planName*=计划名称/Plan(2026下半年全盘;9月循环盘点;冷库抽盘), warehouse*, startDate*, endDate*, method:dict=盘点方式/Kind of count{full 全盘 Full;cycle 循环 Cycle;spot 抽盘 Spot}, people=盘点人员/Counters, checker, itemCount:int=物料数/Items, remark

# stockMove | 移库单 | Move within the warehouse | post erp
warehouse*, movedOn*:date=移库日期/Moved on, fromRack:rack=原货位/From rack, toRack:rack=新货位/To rack, keeper*, reasonKind:dict=移库原因/Why{space 腾挪 Space;temperature 温区调整 Temperature;quality 质量隔离 Quarantine}, pieces, palletNo, remark
+ line | 移库明细 | Lines | item*, batchNo, quantity*, unit
+ check | 复核记录 | Checks | checkedAt:time=复核时间/Checked at, checker, outcome=复核结果/Result(一致;少1件;条码不清)

# stockLock | 库存冻结 | Stock hold | approve quality inner
warehouse*, item*, batchNo, quantity*, holdReason*:dict=冻结原因/Why{quality 质量 Quality;customs 海关 Customs;claim 索赔 Claim}, heldOn:date=冻结日期/Held on, releaseOn:date=预计解冻/Release planned, keeper, description
+ line | 冻结明细 | Lines | rack*, quantity*, palletNo, remark

# warehouseFee | 仓储费用 | Storage charge | approve finance page
warehouse*, customer*, period:month=计费期间/Period, currency*, totalAmount, storageDays:int=仓储天数/Days, weight, volume, owner
+ line | 费用明细 | Charges | feeType*:dict=费用类型/Kind of charge{storage 仓储费 Storage;handling 装卸费 Handling;packing 包装费 Packing;power 冷藏费 Refrigeration}, quantity*, price*, subtotal
+ attachment | 计费依据 | Evidence | docNo*=单据编号/Document no.(IN-0811;OUT-0902;MV-0925), date, pieces, remark
`
