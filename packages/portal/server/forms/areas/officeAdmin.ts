/** OA: administration. */
export const officeAdmin = `
# sealUse | 用印申请 | Use of a seal | approve manager
person*, dept*, company*, seal*:record:onlSealConfig=印章/Seal, fileName*=文件名称/Document(采购合同;投标文件;授权委托书;对账函), copies*:int=份数/Copies, contractNo, customer, usedOn*:date=用印日期/Used on, takenOut:yes=外带/Taken out, reason, attachments
@ KR

# sealBorrow | 印章外借 | Seal taken out | approve manager
person*, dept*, seal*:record:onlSealConfig=印章/Seal, place*, startTime*, endTime*, companion:user=陪同人/Accompanied by, mobile, fileName=文件名称/Document(投标文件;工商变更;银行开户), reason*

# licenceBorrow | 证照借用 | Licence borrowed | approve
person*, dept*, company*, licence*:dict=证照/Licence{business 营业执照 Business licence;bank 开户许可 Account permit;customs 报关登记 Customs registration}, original:yes=原件/Original, startDate*, endDate*, copies:int=份数/Copies, place, purpose*
@ KR

# meetingRoom | 会议室预订 | Meeting room | approve
subject*(周例会;客户评审;供应商会议;年度预算), room*:dict=会议室/Room{r1 第一会议室 Room 1;r2 第二会议室 Room 2;r3 视频会议室 Video room}, startTime*, endTime*, headcount*, people=参会人/Attendees, equipment:dict=设备/Equipment{projector 投影 Projector;video 视频会议 Video;none 无 None}, tea:yes=茶歇/Refreshments, owner, remark

# meetingMinutes | 会议纪要 | Minutes | publish
subject*(周例会;客户评审;供应商会议;年度预算), heldAt*:time=会议时间/Held at, place, host:user=主持人/Chair, recorder:user=记录人/Minutes by, people=参会人/Attendees, absent=缺席/Absent(无;李建国;孙佳), content:area=会议内容/Contents(确认下月备货;明确交货节点;讨论预算调整), attachments
+ resolution | 决议 | Resolutions | matter=事项/Item(完成报价;更新合同;清理库存), owner, dueDate, done:yes=完成/Done
@ KR

# vehicleUse | 公务用车 | Company car | approve
person*, dept*, startTime*, endTime*, fromPlace:place=出发地/From, toPlace*:place=目的地/To, people=乘车人/Passengers, plate, driver, mileage:dec=里程(公里)/Kilometres, purpose*

# carRepair | 车辆维修 | Vehicle repair | approve
plate*, dept*, driver, repairType*:dict=维修类型/Kind{service 保养 Service;repair 修理 Repair;tyre 轮胎 Tyres;accident 事故 Accident}, garage=维修厂/Garage(大众4S店;港城汽修;Jurong Motor), mileage:dec=里程(公里)/Kilometres, amount*, sentOn*:date=送修日期/Sent on, reason, attachments

# officeSupply | 办公用品领用 | Office supplies | approve
person*, dept*, requiredOn*:date=需用日期/Needed on, totalAmount, supplyKind:dict=类别/Kind{paper 纸张 Paper;pen 文具 Stationery;toner 耗材 Consumables}, place=领用地点/Collected at, costCenter, keeper, purpose
+ line | 领用明细 | Items | article*=物品/Article(A4纸;硒鼓;签字笔;文件夹), quantity*, price, subtotal
@ KR

# officePurchase | 行政采购 | Office purchase | approve finance
dept*, person*, requiredOn*:date=需用日期/Needed on, supplierName=供应商/Supplier(得力;京东企业购;晨光), totalAmount, currency, costCenter, budgeted:yes=预算内/In the budget, paymentMethod, reason
+ line | 采购明细 | Items | article*=物品/Article(办公桌;打印机;饮水机;空调), quantity*, price*, subtotal
@ KR OS SG

# assetApply | 固定资产申请 | Fixed asset | approve finance
person*, dept*, assetName*=资产名称/Asset(笔记本电脑;叉车;货架;扫描枪), assetType*:dict=资产类别/Kind{it 电子设备 IT;machine 机器 Machine;furniture 家具 Furniture;vehicle 车辆 Vehicle}, quantity*, price, amount*, requiredOn:date=需用日期/Needed on, site, costCenter, reason
@ KR OS SG

# assetTransfer | 资产调拨 | Asset transfer | approve
assetName*=资产名称/Asset(笔记本电脑;叉车;货架;扫描枪), assetNo*=资产编号/Asset no.(FA-2024-118;FA-2025-041;FA-2026-007), dept*, toDept*, keeper=原保管人/Keeper, newKeeper:user=新保管人/New keeper, transferOn*:date=调拨日期/Date, netValue:money=净值/Net value, condition:dict=状态/Condition{good 完好 Good;worn 磨损 Worn;broken 损坏 Broken}, reason

# assetScrap | 资产报废 | Scrapping an asset | approve finance
assetName*=资产名称/Asset(笔记本电脑;叉车;货架;扫描枪), assetNo*=资产编号/Asset no.(FA-2018-118;FA-2019-041;FA-2017-007), dept*, keeper, boughtOn:date=购置日期/Bought on, originalValue*:money=原值/Original value, amount=净值/Net value, residual:money=残值/Residual value, method:dict:onl_scrap_method=处置方式/Disposal{sell 变卖 Sold;scrap 报废 Scrapped;donate 捐赠 Given away}, reason*, picture
@ KR SG

# visitor | 访客预约 | Visitor | approve
visitorName*=访客/Visitor(陈先生;Mr. Tan;金部长;Ms. Jansen), visitorCompany=来访单位/From(长荣海运;裕廊港务;韩国检船;马士基), headcount, visitAt*:time=来访时间/Comes at, host*:user=接待人/Host, dept, place, plate, mobile, purpose*

# reception | 接待申请 | Reception | approve
guest*=来宾/Guests(中远海运考察团;新加坡海事局;韩国船级社;荷兰港务局), customer, headcount*, startDate*, endDate*, place, level:dict:onl_reception_level=接待级别/Level{vip 重要 VIP;normal 普通 Normal}, amount=预算/Budget, hotel=住宿/Hotel(希尔顿;香格里拉;不住宿), host:user=接待人/Host, reason
@ SG

# document | 公文发文 | Official document | approve manager
title*=标题/Title(关于调整收货时间的通知;安全生产月活动方案;放假通知), docNo=文号/Document no.(航达〔2026〕17号;航达〔2026〕18号;航达〔2026〕21号), company*, dept*, docType:dict=文种/Kind{notice 通知 Notice;report 报告 Report;letter 函 Letter;decision 决定 Decision}, urgency:dict=缓急/Urgency{normal 普通 Normal;urgent 急件 Urgent}, issuedOn:date=发文日期/Issued on, sendTo=主送/To(各部门;各分公司;全体员工), content:richtext=正文/Text, attachments

# documentIn | 公文收文 | Document received | handle
title*=标题/Title(海关年度核查通知;港区管制通告;税务告知书), fromUnit*=来文单位/From(上海海关;港务局;税务局;海事局), docNo=文号/Document no.(沪关〔2026〕33号;港字〔2026〕8号), receivedOn*:date=收文日期/Received on, dept=主办部门/Department, owner, dueDate, urgency:dict=缓急/Urgency{normal 普通 Normal;urgent 急件 Urgent}, content:area=摘要/Summary(请于月底前提交资料;夜间禁行;补充申报材料), attachments

# businessCard | 名片印制 | Business cards | approve
person*, dept*, jobTitle*, nameEn=英文名/English name(Wang Xiaomin;Li Jianguo;Chen Li), phone, mobile, email*, address, boxes*:int=盒数/Boxes, language:dict=语言/Language{zh 中文 Chinese;en 英文 English;both 中英文 Both}, requiredOn:date=需用日期/Needed on
@ OS

# keyCard | 门禁卡申请 | Access card | approve
person*, dept*, cardType*:dict=卡类型/Kind{new 新办 New;lost 补办 Lost;open 增加权限 More doors;visitor 访客 Visitor}, site*, doorArea:dict=区域/Area{office 办公区 Office;warehouse 仓库 Warehouse;server 机房 Server room}, cardNo=卡号/Card no.(00811772;00811930;00902214), startDate*, validUntil, deposit, reason

# courierApply | 快递申请 | Courier request | approve
person*, dept*, carrier*, receiver*=收件人/Receiver(刘振华;郑丽萍;Tan Wei Ming), mobile, address*, contents:dict=内容/Contents{invoice 发票 Invoices;contract 合同 Contract;sample 样品 Sample;document 单证 Documents}, weight, amount=运费/Cost, costCenter, purpose

# itEquipment | IT设备申请 | IT equipment | approve
person*, dept*, device*:dict=设备/Device{laptop 笔记本 Laptop;desktop 台式机 Desktop;monitor 显示器 Monitor;phone 手机 Phone;scanner 扫描枪 Scanner}, quantity*, spec=配置/Specification(i5/16G/512G;27寸;双卡;蓝牙), requiredOn:date=需用日期/Needed on, amount=预算/Budget, oldAssetNo=旧资产编号/Old asset(FA-2021-118;FA-2020-041;无), site, reason*
@ SG

# softwareApply | 软件申请 | Software | approve
person*, dept*, software*=软件/Software(Office 365;AutoCAD;Adobe Acrobat;Power BI), licences*:int=授权数/Licences, licenceType:dict=授权方式/Kind{year 年订阅 Yearly;permanent 永久 Permanent;trial 试用 Trial}, amount=费用/Cost, startDate*, validUntil, supplierName=供应商/Supplier(微软;软通;安恒), reason

# systemAccess | 系统权限申请（OA） | System access (OA) | approve
person*, dept*, system*, accessType*:dict=权限类型/Kind{new 新开 New;change 变更 Change;stop 停用 Stop}, roleWanted=角色/Role(销售录入;仓库收货;财务查询;报表查看), dataScope:dict=数据范围/Data{own 本人 Own;dept 本部门 Department;company 本公司 Company;all 全部 All}, startDate*, validUntil, sameAs:user=参照用户/As user, reason*
@ OS

# mailGroup | 邮件组申请 | Mail group | approve
person*, dept*, groupAddress*:email=邮件组地址/Address of the group, groupName*=邮件组名称/Name of the group(仓储通知;销售一部;新加坡全员), people*=成员/Members, externalMail:yes=接收外部邮件/Mail from outside, manager:user=管理员/Manager, startDate, validUntil, reason

# dataExport | 数据导出申请 | Data export | approve manager
person*, dept*, system*, dataKind*=数据内容/Data(客户名录;价格簿;供应商付款;库存明细), rows:int=约行数/About how many rows, dateFrom:date=数据起始/From, dateTo:date=数据截止/To, sensitive:yes=含敏感数据/Sensitive, receiver=接收方/Given to(会计师事务所;总部财务;客户审计), reason*
@ KR

# noticeApply | 公告发布申请 | Announcement | approve
title*=标题/Title(国庆放假安排;食堂调整;系统停机通知;安全提醒), dept*, audience:dict=范围/For{all 全员 Everybody;dept 本部门 Department;company 本公司 Company}, startDate*, endDate, urgent, contactPerson:user=联系人/Contact, content:richtext=内容/Text, language:dict=语言/Language{zh 中文 Chinese;en 英文 English;both 中英文 Both}, attachments
`
