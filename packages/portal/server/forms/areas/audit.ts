/** Audit (spec 1 §1): issues, adjustments, rectification, highlights, impact, major issues, trails, report print. */
export const audit = `
# auditIssue | 审计问题 | Audit issue | handle ref
issueTitle*=问题标题/Issue(库存差异未及时处理;付款审批缺少附件;合同未按流程盖章;供应商准入资料过期;固定资产未盘点), company*, dept*, auditYear:year=审计年度/Audit year, issueType:dict=问题类型/Kind of issue{process 流程 Process;finance 财务 Finance;stock 库存 Stock;compliance 合规 Compliance}, riskLevel*, owner, foundOn:date=发现日期/Found on, dueDate, amount=涉及金额/Amount concerned, description, attachments
+ evidence | 审计证据 | Evidence | docNo*=凭证号/Document no.(JV-2026-0811;PV-2026-1102;GR-2026-0334), source=来源/Source(总账;仓库台账;合同档案;银行对账单), amount, finding=发现/Finding(金额不符;缺少签字;日期早于合同;数量不符)

# auditAdjustment | 审计调整 | Audit adjustment | approve finance
company*, period:month=会计期间/Period, adjustmentType*:dict=调整类型/Kind of adjustment{reclass 重分类 Reclassification;accrual 计提 Accrual;correction 更正 Correction}, voucherNo=凭证号/Voucher no.(JV-2026-0811;JV-2026-0912;JV-2026-1003;JV-2026-1107), costCenter, currency, amount*, postedOn:date=入账日期/Posted on, reason, attachments
+ entry | 分录 | Entries | account*=科目/Account(1122 应收账款;2202 应付账款;6602 管理费用;1405 库存商品), debit:money=借方/Debit, credit:money=贷方/Credit, summary=摘要/Text(冲回多计收入;补提运费;库存差异调整)

# auditRectification | 审计整改 | Audit rectification | handle
issue*:record:onlAuditIssue=审计问题/Audit issue, dept*, owner, rectifyPlan:area=整改方案/Plan(完善审批流程并培训;补齐附件并复核;系统增加必填校验;每季度盘点一次), startDate, dueDate*, progress:pct=进度(%)/Progress (%), verifyMethod:dict=验证方式/Verified by{document 资料复核 Documents;onsite 现场检查 On site;system 系统取数 System data}, checker, attachments

# auditHighlight | 审计亮点 | Audit highlight | publish
highlight*=亮点/Highlight(收货扫码准确率提升;费用审批时效缩短;供应商评分制度落地;海外仓月度盘点), company*, dept, auditYear:year=审计年度/Audit year, field:dict=领域/Field{warehouse 仓储 Warehouse;finance 财务 Finance;sales 销售 Sales;procurement 采购 Procurement}, benefit:money=预计收益/Expected benefit, replicable:yes=可推广/Can be copied, owner, description, attachments

# auditImpact | 审计影响 | Audit impact | handle
issue:record:onlAuditIssue=审计问题/Audit issue, impactArea*:dict=影响范围/Area of impact{profit 利润 Profit;cash 现金流 Cash;reputation 声誉 Reputation;compliance 合规 Compliance}, company*, riskLevel*, probability:pct=可能性(%)/Probability (%), lossAmount:money=预计损失/Expected loss, owner, assessedOn:date=评估日期/Assessed on, mitigation:area=应对措施/Mitigation(购买保险;增加复核;更换供应商;调整授信)

# auditMajorIssue | 重大审计问题 | Major audit issue | approve manager
issueTitle*=问题标题/Issue(大额预付款无合同;海外仓库存短少;关联交易未披露;印章外借), company*, dept, reportedOn*:date=上报日期/Reported on, riskLevel, amount=涉及金额/Amount concerned, reportedTo:dict=上报对象/Reported to{board 董事会 Board;committee 审计委员会 Audit committee;ceo 总经理 CEO}, legalCase:yes=涉及诉讼/Legal case, owner, description*, attachments

# auditTrail | 审计轨迹 | Audit trail | log
system*, happenedAt*, person*, operation*:dict=操作/Operation{view 查看 View;edit 修改 Edit;delete 删除 Delete;export 导出 Export;approve 审批 Approve}, objectType=对象/Object(报价单;采购订单;费用报销;客户资料), objectNo=对象编号/Object no.(QT202608110003;PO20260902017;EX20260714009;C10045), ipAddress=IP地址/IP address(10.12.3.41;10.12.8.117;172.16.0.25), before=修改前/Before(12,500.00;草稿;北仑仓), after=修改后/After(12,050.00;已确认;洋山仓), riskLevel

# auditReport | 审计报告 | Audit report | publish
title*=报告名称/Report(2026年上半年仓储审计;2026年采购付款专项审计;新加坡公司年度审计;荷兰仓库存专项), company*, auditType:dict=审计类型/Kind of audit{annual 年度 Annual;special 专项 Special;leaving 离任 On leaving;follow 后续 Follow-up}, startDate*, endDate*, leader:user=审计组长/Lead auditor, people=审计组成员/Auditors, issueCount:int=问题数/Issues, conclusion, attachments
+ item | 报告事项 | Items of the report | chapter*=章节/Chapter(收货管理;付款审批;库存盘点;合同管理), finding=发现/Finding(抽查30笔，2笔缺附件;差异率0.8%;3份合同未归档), riskLevel, suggestion=建议/Suggestion(系统强制上传;月度循环盘点;合同台账月报)
`
