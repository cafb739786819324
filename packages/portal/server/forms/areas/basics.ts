/** Basic files, staff, IT requests and process, settings, agents' quotations, messages and monitoring. */
export const basics = `
# agentQuotation | 代理报价 | Agent quotation | approve erp
agentName*=代理/Agent(海联代理;Penavico;Wallem;Inchcape), customer, vessel*, port*, eta:date=到港日期/ETA, currency*, totalAmount, validUntil*, incoterm, salesperson, remark
+ line | 报价明细 | Lines | item*, quantity*, unit, price*, subtotal, leadDays:int=交期(天)/Lead time (days)

# staffInfo | 员工信息 | Staff | master
person*, workNo*=工号/Staff no.(HD0117;HD0233;HD0288;HD0301;SG0012), gender, dept*, jobTitle*, jobLevel, entryDate*:date=入职日期/Joined on, contractUntil:date=合同到期/Contract until, mobile, email, nationality, idNo, remark

# basicFile | 基础档案 | Basic file | master
fileName*=档案名称/File(营业执照;道路运输许可;消防验收;食品经营许可), fileType*:dict=档案类型/Kind of file{licence 证照 Licence;policy 制度 Policy;drawing 图纸 Drawing;manual 手册 Manual}, company*, dept, keeper*, fileNo=档案编号/File no.(DA-2026-001;DA-2026-014;DA-2025-118), issuedOn:date=颁发日期/Issued on, validUntil, confidential:dict=密级/Confidentiality{public 公开 Public;inner 内部 Internal;secret 机密 Secret}, attachments

# itRequest | IT需求申请 | IT request | approve ref
subject*(报表增加按港口汇总;移动端审批;打印模板调整;接口对接仓储系统), system*, requestType*:dict=需求类型/Kind of request{feature 新功能 Feature;change 变更 Change;data 数据 Data;access 权限 Access}, priority*, requiredOn:date=期望完成/Needed by, benefit=预期收益/Benefit(减少手工汇总;缩短审批时间;减少差错), effortDays:qty=评估人天/Effort (days), owner=产品负责人/Product owner, requirement*, attachments

# itProcess | IT需求处理 | IT process | handle
request:record:onlItRequest=IT需求/IT request, subject*(报表汇总开发;审批移动化;打印模板;接口联调), system*, developer:user=开发/Developer, tester:user=测试/Tester, startDate, dueDate*, progress:pct=进度(%)/Progress (%), releaseNo=版本/Release(R2026.08;R2026.09;R2026.10), risk:area=风险/Risks(依赖外部接口;数据量大;需停机升级)
+ task | 任务 | Tasks | task*=任务/Task(接口开发;页面调整;回归测试;上线), owner, hours, dueDate, done:yes=完成/Done

# itIncident | IT故障报告 | IT incident | handle
subject*(无法登录;报表超时;打印机离线;网络中断), system*, severity*:dict=严重程度/Severity{s1 全部中断 Everything stands;s2 主要功能 Main function;s3 一般 Minor}, happenedAt*, endTime=恢复时间/Restored at, affected:int=影响人数/People affected, site, cause:area=原因分析/Cause(磁盘空间不足;证书过期;交换机故障;数据库锁), owner, attachments

# verifyCodeSetting | 验证码管理设置 | Verification code manager | master
sceneName*=场景/Occasion(登录;修改密码;敏感导出;供应商注册), channel*:dict=渠道/Channel{sms 短信 SMS;mail 邮件 E-mail;app 企业微信 Messenger}, codeLength*:int=验证码位数/Digits, validMinutes*:int=有效分钟/Minutes valid, perHour:int=每小时上限/Most per hour, manager:user=管理员/Manager, template=模板/Template(您的验证码为{code};Your code is {code}), enabled, remark

# messageRecord | 消息记录 | Message | log
subject*(审批提醒;到货通知;合同到期提醒;盘点通知), channel*:dict=渠道/Channel{sms 短信 SMS;mail 邮件 E-mail;app 企业微信 Messenger}, person*, happenedAt*, mobile, email, businessType:dict=业务类型/Business{approval 审批 Approval;stock 库存 Stock;contract 合同 Contract}, businessNo=业务编号/Business no.(EX20260714009;RC20260902017;HT-2026-0117), delivered:yes=已送达/Delivered, content:area=内容/Text(您有一条待审批单据;货物已到达洋山仓;合同将于30天后到期)

# monitorItem | 监控项 | Monitored item | handle
itemName*=监控项/Item(接口积压;待审批超时;库存低于下限;逾期应收), system*, metric:dec=当前值/Value, threshold*:dec=阈值/Threshold, happenedAt, riskLevel*, owner, checkMinutes:int=检查间隔(分钟)/Checked every (minutes), notify:yes=已通知/Told, description

# customerFeedback | 客户反馈 | Customer feedback | handle
customer*, subject*(交货延迟;包装破损;数量短少;服务表扬), feedbackOn*:date=反馈日期/Date, vessel, port, salesOrder, satisfaction:score=满意度/Satisfaction, contact, email, owner, description*, picture

# assessTask360 | 360评估任务 | 360 assessment task | publish
taskName*=任务名称/Task(2026年度360评估;仓储主管专项;新任经理评估), startDate*, endDate*, dept*, people=被评估人/Assessed people, appraiserCount:int=评估人数/Appraisers, weightSuperior:pct=上级权重(%)/Weight of superiors (%), weightPeer:pct=同级权重(%)/Weight of peers (%), weightSubordinate:pct=下级权重(%)/Weight of subordinates (%), anonymous:yes=匿名/Anonymous, description

# dashboardTask | 工作台任务 | Workplace task | handle
subject*(跟进长荣报价;补充合同附件;核对月末库存;准备供应商会议), person*, dept, priority*, dueDate*, progress:pct=进度(%)/Progress (%), relatedNo=关联单据/Related document(QT202608110003;HT-2026-0117;RC20260902017), customer, hours, description

# biFreight | BI销售运费 | BI sales freight | log
month*, groupNo*:dict=集团组别/Group{g1000 1000组 1000;g2000 2000组 2000;g3000 3000组 3000;g4000 4000组 4000;g5000 5000组 5000;g6000 6000组 6000;g7000 7000组 7000;g8000 8000组 8000;g9000 9000组 9000}, company, region, orders:int=订单数/Orders, weight, freight*, salesAmount:money=销售额/Sales, freightShare:pct=运费率(%)/Freight of sales (%)

# biMargin | BI毛利分析 | BI gross margin | log
month*, groupNo*:dict=集团组别/Group{g1000 1000组 1000;g2000 2000组 2000;g3000 3000组 3000;g4000 4000组 4000;g5000 5000组 5000;g6000 6000组 6000;g7000 7000组 7000;g8000 8000组 8000;g9000 9000组 9000}, company, customer, salesAmount*:money=销售额/Sales, costAmount:money=成本/Cost, marginAmount:money=毛利/Gross margin, marginShare:pct=毛利率(%)/Margin (%), budget, remark
`
