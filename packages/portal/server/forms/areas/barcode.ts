/** Barcode work (spec 1 §1); most documents have variants for the Netherlands and Singapore with what customs asks there. */
export const barcode = `
# barBom | 条码BOM | Barcode BOM | master ref
product*, bomVersion*=版本/Version(V1.0;V1.1;V2.0;V2.3), site*, outputQuantity*:qty=产出数量/Output quantity, unit*, lossRate:pct=损耗率(%)/Loss rate (%), validFrom:date=生效日期/Valid from, owner, remark
+ part | 组成物料 | Parts | item*, quantity*, unit, lossRate:pct=损耗率(%)/Loss (%), substitute:yes=可替代/Can be replaced
@ NL BSG

# barPick | 条码拣货 | Barcode picking | post
salesOrder, customer*, warehouse*, wave=波次/Wave(W0811-01;W0811-02;W0902-01;W0925-03), picker:user=拣货员/Picker, priority, plannedOn:date=计划日期/Planned on, vessel, remark
+ line | 拣货明细 | Picks | item*, barcode*, rack, quantity*, picked:qty=已拣数量/Picked, batchNo
@ NL BSG

# barPrint | 条码打印 | Barcode printing | handle
labelType*:dict=标签类型/Kind of label{item 物料标签 Item;box 箱标 Box;pallet 托盘标 Pallet;rack 货位标 Rack}, item, barcode*, batchNo, copies*:int=打印份数/Copies, printer=打印机/Printer(ZT410-收货;ZT410-发货;ZD620-现场;TSC-二楼), template=模板/Template(100x70标准;60x40物料;托盘A6), warehouse, printedOn:date=打印日期/Printed on
@ NL BSG

# barProcurement | 条码采购需求 | Barcode procurement | approve purchasing
supplier*, site*, requiredOn*:date=需求日期/Required on, currency, totalAmount, incoterm, buyer:user=采购员/Buyer, purpose, reason
+ line | 需求明细 | Items | item*, quantity*, unit, price, subtotal:money=小计/Subtotal
@ NL BSG

# barPurchaseOrder | 条码采购订单 | Barcode purchase order | post ref
purchaseOrder, supplier*, warehouse*, orderDate:date=订单日期/Order date, expectedOn:date=预计到货/Expected on, currency, totalAmount, incoterm, contact, phone
+ line | 订单明细 | Lines | item*, barcode, quantity*, received:qty=已收数量/Received, price, subtotal
@ NL BSG

# barDeliveryNote | 条码送货单 | Barcode delivery note | post
barOrder:record:onlBarPurchaseOrder=条码采购订单/Barcode purchase order, supplier*, deliveryNoteNo*=送货单号/Delivery note no.(DN-260811-01;DN-260902-04;DN-260925-02;DN-261009-01), warehouse*, arrivesAt:time=到货时间/Arrives at, plate, driver, pieces, weight, remark
+ line | 送货明细 | Lines | item*, barcode, batchNo, quantity*, boxNo, palletNo
@ NL BSG

# barReturn | 条码退货 | Barcode return | post
returnType*:dict=退货类型/Kind of return{supplier 退供应商 To supplier;customer 客户退回 From customer}, supplier, customer, warehouse*, returnedOn*:date=退货日期/Returned on, orderNo, pieces, reason, picture
+ line | 退货明细 | Lines | item*, barcode, batchNo, quantity*, quality:dict=品质/Condition{good 完好 Good;damaged 破损 Damaged;expired 过期 Expired}
@ NL BSG

# barSalesTrack | 条码销售跟踪 | Barcode sales tracking | handle
salesOrder, customer*, barcode*, item*, batchNo, soldOn*:date=销售日期/Sold on, quantity*, vessel, port, courierNo
@ NL BSG

# barSupplier | 条码供应商 | Barcode supplier | master
supplier*, supplierBarcode*=供应商条码/Supplier barcode(SUP0001;SUP0017;SUP0023;SUP0040), labelRule:dict=贴标规则/Labels by{supplier 供应商贴标 Supplier;warehouse 仓库贴标 Warehouse}, contact, phone, email, region, leadDays:int=交期(天)/Lead time (days), remark

# barInquiryOrder | 条码询价单 | Barcode inquiry order | publish
supplier*, inquiryDate*:date=询价日期/Date of inquiry, quoteUntil*:date=报价截止/Quote until, currency*, incoterm, buyer:user=采购员/Buyer, contact, email, deliveryAddress, remark, attachments
+ file | 询价明细 | Lines | item*, barcode, quantity*, unit, price=报价/Quoted price, leadDays:int=交期(天)/Lead time (days)

# barStockTaking | 条码盘点 | Barcode stock-taking | post
takingType*:dict=盘点方式/Kind of count{full 全盘 Full;cycle 循环 Cycle;spot 抽盘 Spot}, warehouse*, rackFrom:rack=起始货位/From rack, rackTo:rack=结束货位/To rack, plannedOn*:date=计划日期/Planned on, counter:user=盘点人/Counted by, checker, frozen:yes=冻结库存/Stock frozen, remark
+ line | 盘点明细 | Counts | item*, barcode, rack, booked:qty=账面数量/Booked, counted*:qty=实盘数量/Counted, reason
@ NL BSG

# barTransfer | 条码调拨 | Barcode transfer | post
warehouse*=调出仓库/From warehouse, toWarehouse*, transferOn*:date=调拨日期/Date of transfer, keeper, carrier, plate, pieces, weight, reason
+ line | 调拨明细 | Lines | item*, barcode, batchNo, quantity*, palletNo
@ NL BSG

# barPallet | 条码托盘 | Barcode pallet | master ref
palletNo*, palletType*:dict=托盘类型/Kind of pallet{wood 木托 Wood;plastic 塑料 Plastic;steel 钢制 Steel}, warehouse*, rack, maxLoad:qty=承重(KG)/Load (kg), weight=自重(KG)/Own weight (kg), inUse:yes=占用/Taken, lastMovedOn:date=最近移动/Last moved on, remark
@ NL BSG

# barPacking | 条码包装 | Barcode packing | post
salesOrder, customer*, vessel, warehouse*, packedOn*:date=包装日期/Packed on, packer:user=包装员/Packed by, packaging, pieces*, weight, volume
+ box | 装箱明细 | Boxes | boxNo*, item*, barcode, quantity*, weight=毛重(KG)/Gross (kg)
@ NL BSG

# barQuality | 条码质检 | Barcode quality inspection | handle
item*, barcode*, batchNo, supplier, warehouse, sampleSize*:qty=抽样数量/Sample size, defects:qty=不合格数/Defects, defectRate:pct=不合格率(%)/Defect rate (%), inspector:user=检验员/Inspector, inspectedOn*:date=检验日期/Inspected on, conclusion, picture
@ NL BSG
`
