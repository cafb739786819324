/**
 * The vocabulary of the demo's stored forms, one field a line: name | kind | Chinese | English | sample values, or the options of a
 * choice (value, Chinese, English). Kinds of references name what they refer to: `record:customer`.
 */
export const WORDS = `
company | record:company | 公司 | Company
customer | record:customer | 客户 | Customer
supplier | record:supplier | 供应商 | Supplier
item | record:item | 物料 | Item
product | record:product | 产品 | Product
site | record:site | 站点 | Site
station | record:station | 驻点 | Station
port | record:port | 港口 | Port
vessel | record:vessel | 船舶 | Vessel
currency | record:currency | 币种 | Currency
costCenter | record:costCenter | 成本中心 | Cost center
taxGroup | record:taxGroup | 税组 | Tax group
salesTask | record:salesTask | 销售任务 | Sales task
purchaseOrder | record:purchaseOrder | 采购订单 | Purchase order
salesOrder | record:salesOrder | 销售订单 | Sales order
partner | record:partner | 合作方 | Partner
category | record:category | 费用类别 | Expense category

person | user | 姓名 | Person
owner | user | 负责人 | Owner
salesperson | user | 销售员 | Salesperson
keeper | user | 保管人 | Keeper
checker | user | 复核人 | Checked by
people | users | 参与人 | People
dept | dept | 部门 | Department
toDept | dept | 调入部门 | New department

date | date | 日期 | Date
startDate | date | 开始日期 | Start date
endDate | date | 结束日期 | End date
dueDate | date | 截止日期 | Due date
validUntil | date | 有效期至 | Valid until
startTime | time | 开始时间 | Starts at
endTime | time | 结束时间 | Ends at
happenedAt | time | 发生时间 | Happened at
year | year | 年度 | Year | 2026
month | text | 月份 | Month | 2026-06; 2026-07; 2026-08; 2026-09; 2026-10; 2026-11

amount | money | 金额 | Amount
budget | money | 预算 | Budget
price | money | 单价 | Unit price
subtotal | money | 小计 | Subtotal
totalAmount | money | 合计金额 | Total amount
deposit | money | 押金 | Deposit
freight | money | 运费 | Freight
quantity | qty | 数量 | Quantity
weight | qty | 重量(KG) | Weight (kg)
volume | qty | 体积(M³) | Volume (m³)
pieces | int | 件数 | Pieces
days | qty | 天数 | Days | 1; 2; 3; 5; 0.5
hours | qty | 小时数 | Hours | 2; 3; 4; 8; 16
count | int | 次数 | Times
headcount | int | 人数 | Number of people | 1; 2; 4; 8; 12
taxRate | pct | 税率(%) | Tax rate (%) | 6; 9; 13
share | pct | 比例(%) | Share (%)
score | score | 得分 | Score
exchangeRate | rate | 汇率 | Exchange rate | 7.1205; 5.3310; 7.7642; 1.9406
unit | dict:unit | 单位 | Unit

remark | area | 备注 | Remark | 请按原计划执行; 已与客户确认; 附件为签字版; 先安排最紧急的部分
reason | area | 原因 | Reason | 业务需要; 客户要求调整; 原安排与船期冲突; 到期更换
description | area | 说明 | Description | 详见附件清单; 与上次方案一致; 按合同约定执行; 需分两批完成
purpose | text | 用途 | Purpose | 客户拜访; 船舶供货; 年度审计; 办公日常; 展会使用
attachments | file | 附件 | Attachments
picture | image | 图片 | Pictures
phone | text | 联系电话 | Phone | 021-58766001; 0574-86001288; 0532-82667701; +65 6265 8810; +82 51 463 7700
mobile | mobile | 手机 | Mobile
email | email | 邮箱 | E-mail
address | text | 地址 | Address | 上海市浦东新区港城路1288号; 宁波市北仑区进港西路66号; 青岛市黄岛区前湾港路7号; 21 Jurong Port Road, Singapore; Waalhaven Z.z. 19, Rotterdam
city | text | 城市 | City | 上海; 宁波; 青岛; 新加坡; 鹿特丹; 釜山
place | text | 地点 | Place | 总部三楼会议室; 洋山仓; 客户现场; 北仑码头; 裕廊码头
contact | text | 联系人 | Contact | 刘振华; 郑丽萍; Tan Wei Ming; Kim Min-jun; Pieter de Vries
subject | text | 主题 | Subject
country | dict:onl_country | 国家地区 | Country | CN 中国 China; SG 新加坡 Singapore; NL 荷兰 Netherlands; AE 阿联酋 UAE; US 美国 USA; KR 韩国 Korea; JP 日本 Japan
priority | dict:onl_priority | 优先级 | Priority | high 高 High; medium 中 Medium; low 低 Low
urgent | yes | 是否紧急 | Urgent
enabled | yes | 是否启用 | In use
gender | dict:onl_gender | 性别 | Gender | M 男 Male; F 女 Female
bank | text | 开户银行 | Bank | 中国银行上海浦东分行; 招商银行宁波北仑支行; DBS Bank Singapore; ING Bank Rotterdam; KEB Hana Bank Busan
bankAccount | text | 银行账号 | Bank account | 6216 6108 0000 4471; 6225 8809 1144 2077; 003-912887-1; NL20 INGB 0001 2345 67; 620-198-774120
accountName | text | 户名 | Account name | 上海航达船舶供应有限公司; 宁波海联物资有限公司; Harbour Chandlers Pte Ltd; Rijnmond Marine BV
taxNo | text | 税号 | Tax number | 91310115MA1K4XXQ2R; 91330206MA2AGF7K1X; 201512887W; NL855512345B01; 617-81-44021
invoiceNo | text | 发票号码 | Invoice no. | 24312000000118823; 24332000000072106; 04418827; SG-INV-20260817; RT-2026-0931
invoiceDate | date | 开票日期 | Invoice date
invoiceType | dict:onl_invoice_type | 发票类型 | Invoice type | special 增值税专用发票 Special VAT invoice; general 普通发票 General invoice; electronic 电子发票 Electronic invoice; foreign 境外发票 Foreign invoice
contractNo | text | 合同编号 | Contract no. | HT-2026-0117; HT-2026-0233; HT-2025-0981; SG-C-2026-041; RT-C-2026-012
orderNo | text | 订单号 | Order no. | PO20260811003; PO20260902017; SO20260714009; SO20260925021; PO20261009002
barcode | text | 条码 | Barcode | 6901028075015; 6921734976505; 8710447345016; 8888021100035; 4006381333931
batchNo | text | 批次号 | Batch no. | B260811; B260902; B260925; B261009; B261102
rack | text | 货位 | Rack | A-01-02; A-03-11; B-02-05; C-01-08; COLD-02
warehouse | dict:onl_warehouse | 仓库 | Warehouse | YS 洋山仓 Yangshan; WGQ 外高桥仓 Waigaoqiao; BL 北仑仓 Beilun; JUR 裕廊仓 Jurong; RTM 鹿特丹仓 Rotterdam; JAX 迪拜仓 Jebel Ali
toWarehouse | dict:onl_warehouse | 调入仓库 | To warehouse
packaging | dict:onl_packaging | 包装方式 | Packaging | carton 纸箱 Carton; pallet 托盘 Pallet; drum 桶 Drum; crate 木箱 Crate
palletNo | text | 托盘号 | Pallet no. | PLT-000117; PLT-000231; PLT-000288; PLT-000302; PLT-000340
boxNo | text | 箱号 | Box no. | BX-1180; BX-1181; BX-1207; BX-1233; BX-1260
plate | text | 车牌号 | Plate number | 沪A·D3921; 沪B·7F650; 浙B·82K17; 鲁B·5D208; GBH 2217 C
driver | text | 司机 | Driver | 周建平; 陆海明; 沈国强; Lim Ah Kow; J. Bakker
carrier | text | 承运商 | Carrier | 顺丰速运; 德邦物流; DHL Express; Ninja Van; 中通快递
courierNo | text | 快递单号 | Courier no. | SF1420988127731; SF1421120045512; DHL7741220981; DPK364420118; YT8800142277
deliveryAddress | text | 送货地址 | Delivery address | 洋山港四期码头12号泊位; 外高桥五期3号门; 北仑四期码头; Jurong Port Berth J12; Waalhaven Pier 7
supplierLot | text | 供应商批号 | Supplier lot | L2608-11; L2609-02; L2609-30; L2610-14
system | dict:onl_system | 系统 | System | erp ERP ERP; wms 仓储系统 WMS; crm 客户系统 CRM; oa 办公系统 OA; bi 报表平台 BI
riskLevel | dict:onl_risk | 风险等级 | Risk level | high 高 High; medium 中 Medium; low 低 Low
paymentMethod | dict:onl_payment_method | 付款方式 | Payment method | transfer 银行转账 Bank transfer; card 公务卡 Company card; cash 现金 Cash; cheque 支票 Cheque
paymentTerm | dict:onl_payment_term | 付款条件 | Payment term | prepaid 预付 Prepaid; net30 月结30天 30 days net; net60 月结60天 60 days net; cod 货到付款 Cash on delivery
incoterm | dict:onl_incoterm | 贸易术语 | Incoterm | EXW 工厂交货 EXW; FOB 船上交货 FOB; CIF 成本保险费加运费 CIF; DAP 目的地交货 DAP
jobTitle | text | 岗位名称 | Job title | 采购专员; 仓库主管; 销售代表; 物流调度; 财务会计
jobLevel | dict:onl_job_level | 职级 | Job level | P1 专员 Specialist; P2 高级专员 Senior specialist; M1 主管 Supervisor; M2 经理 Manager; M3 总监 Director
idNo | text | 证件号码 | ID number | E8812****; S88****1D; G5523****; M1120****; K0977****
nationality | dict:onl_country | 国籍 | Nationality
region | dict:onl_region | 区域 | Region | east 华东 East China; north 华北 North China; south 华南 South China; asia 东南亚 South-East Asia; europe 欧洲 Europe; gulf 海湾 Gulf
conclusion | area | 结论 | Conclusion | 符合要求; 基本符合，需跟进; 需整改后复查; 无重大问题
requirement | area | 需求描述 | Requirement | 希望列表支持按港口汇总; 增加导出字段; 账号需开通报表权限; 打印格式按客户模板调整
`
