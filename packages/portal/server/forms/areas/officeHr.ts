/** OA: personnel. `@ KR OS SG` adds the Korean, overseas and Singapore variants of a form, each with fields of its own. */
export const officeHr = `
# leave | 请假申请 | Leave | approve ref
person*, dept*, leaveType*:dict=假别/Kind of leave{annual 年假 Annual;sick 病假 Sick;personal 事假 Personal;marriage 婚假 Marriage;maternity 产假 Maternity;funeral 丧假 Bereavement}, startTime*, endTime*, days*, deputy:user=工作代理人/Deputy, mobile, reason*, attachments
@ KR OS SG
@KR krAnnualLeft:qty=剩余年次休假/Annual leave left
@SG childcare:yes=育儿假/Childcare leave

# leaveCancel | 销假申请 | Return from leave | approve
person*, dept*, leave:record:onlLeave=请假单/Leave, startTime*, endTime*, returnedAt*:time=返岗时间/Back at, plannedDays:qty=原请假天数/Days planned, days*=实际天数/Days taken, reason
@ KR

# overtime | 加班申请 | Overtime | approve
person*, dept*, overtimeType*:dict=加班类型/Kind of overtime{weekday 工作日 Working day;weekend 周末 Weekend;holiday 节假日 Public holiday}, startTime*, endTime*, hours*, compensation:dict=补偿方式/Compensation{pay 加班费 Pay;rest 调休 Time off}, place, meal:yes=订餐/Meal, reason*
@ KR OS SG

# businessTrip | 出差申请 | Business trip | approve
person*, dept*, city*=目的地/Destination, startDate*, endDate*, days*, transport:dict=交通工具/Transport{plane 飞机 Plane;train 高铁 Train;car 汽车 Car;ship 船 Ship}, budget, loan:money=借款/Loan, people=同行人/With, purpose*, reason
+ leg | 行程 | Itinerary | startDate*, fromCity:city=出发/From, city*=到达/To, hotel=住宿/Hotel(希尔顿;如家;客户安排), remark
@ KR OS SG

# outgoing | 外出申请 | Going out | approve
person*, dept*, startTime*, endTime*, hours, place*, customer, transport:dict=交通工具/Transport{plane 飞机 Plane;train 高铁 Train;car 汽车 Car;ship 船 Ship}, mobile, purpose*

# attendanceFix | 补卡申请 | Attendance correction | approve
person*, dept*, missedOn*:date=缺卡日期/Missed on, missedKind*:dict=缺卡班次/Which{in 上班 Coming;out 下班 Leaving}, actualTime*:time=实际时间/Actual time, witness:user=证明人/Witness, place, count=本月次数/Times this month, reason*
@ KR

# workShift | 调班申请 | Shift change | approve
person*, dept*, shiftDate*:date=原班次日期/Shift date, oldShift*:dict=原班次/Shift{day 白班 Day;night 夜班 Night;early 早班 Early}, newDate*:date=新班次日期/New date, newShift*:dict=新班次/New shift{day 白班 Day;night 夜班 Night;early 早班 Early}, swapWith:user=对调人/Swaps with, site, reason

# recruitRequest | 招聘申请 | Recruiting | approve manager
dept*, jobTitle*, jobLevel, headcount*, requiredOn*:date=到岗日期/Needed by, recruitReason:dict=招聘原因/Why{new 新增 New post;leave 离职补充 Replacement;project 项目 Project}, salaryFrom:money=薪资下限/Salary from, salaryTo:money=薪资上限/Salary to, site, education:dict=学历要求/Education{college 大专 College;bachelor 本科 Bachelor;master 硕士 Master}, requirement*
@ KR OS SG

# interview | 面试评价 | Interview | handle
candidate*=候选人/Candidate(王思源;李萌;Tan Li Hua;박서준), jobTitle*, dept, interviewAt*:time=面试时间/Interview at, interviewer:user=面试官/Interviewer, skill:score=专业能力/Skill, communication:score=沟通能力/Communication, attitude:score=工作态度/Attitude, expectedSalary:money=期望薪资/Expected salary, conclusion, mobile
@ KR

# onboarding | 入职申请 | Onboarding | approve
candidate*=入职人/New colleague(王思源;李萌;赵鹏;Tan Li Hua), dept*, jobTitle*, jobLevel, entryDate*:date=入职日期/Joins on, gender, mobile*, email, salary:money=薪资/Salary, probationMonths:int=试用期(月)/Probation (months), mentor:user=导师/Mentor, attachments
+ item | 入职准备 | What is prepared | task*=事项/Task(工位;电脑;邮箱;门禁卡), owner, dueDate, done:yes=完成/Done

# regular | 转正申请 | End of probation | approve manager
person*, dept*, jobTitle*, entryDate*:date=入职日期/Joined on, regularDate*:date=转正日期/Regular from, salaryNow:money=试用薪资/Salary on probation, salary:money=转正薪资/Salary after it, score, summary:area=工作总结/Summary(独立完成报价工作;熟悉收发货流程;客户沟通顺畅), opinion:area=部门意见/Opinion(同意转正;表现优秀)
@ SG

# transfer | 调岗申请 | Transfer of staff | approve manager
person*, dept*, toDept*, jobTitle*=原岗位/Post, newTitle*:jobTitle=新岗位/New post, effectiveOn*:date=生效日期/From, jobLevel, salary:money=调整后薪资/Salary after it, handover:user=交接人/Handover to, reason*

# promotion | 晋升申请 | Promotion | approve manager
person*, dept*, oldLevel:jobLevel=现职级/Level, jobLevel*=拟晋升职级/New level, effectiveOn*:date=生效日期/From, yearsHere:qty=司龄/Years with us, score=绩效得分/Performance, salary:money=调整后薪资/Salary after it, achievement:area=主要业绩/Achievements(年度销售超额20%;建立收货标准流程;节约运费15万元), reason

# salaryAdjust | 调薪申请 | Salary change | approve finance
person*, dept*, jobTitle, oldSalary*:money=现薪资/Salary, amount*=调整后薪资/New salary, share=涨幅(%)/Increase (%), effectiveOn*:date=生效日期/From, lastAdjust:date=上次调薪/Last change, reason*
@ KR SG

# resign | 离职申请 | Resignation | approve manager
person*, dept*, jobTitle, entryDate:date=入职日期/Joined on, lastDay*:date=最后工作日/Last day, resignType:dict=离职类型/Kind{own 主动离职 Own wish;contract 合同到期 Contract ends;company 公司解除 By the company}, handover:user=交接人/Handover to, unpaidLeave:qty=未休年假/Leave left, reason*, attachments
@ KR OS SG

# handover | 工作交接 | Handover | handle
person*, dept*, handoverTo*:user=接收人/To, supervisor:user=监交人/Supervised by, startDate*, endDate*, jobTitle, place, remark
+ item | 交接事项 | Items | task*=事项/Item(客户档案;在途订单;系统账号;印章钥匙), owner, dueDate, done:yes=完成/Done, remark

# training | 培训申请 | Training | approve ref
course*=课程/Course(叉车安全操作;海关AEO;商务英语;Excel进阶), dept*, trainer=讲师/Trainer(内部讲师;海关培训中心;外聘), startDate*, endDate*, hours, place, people=参训人员/Participants, headcount, amount=培训费/Cost, purpose
@ SG

# trainingReport | 培训总结 | Training report | handle
training*:record:onlTraining=培训/Training, person*, dept, startDate, score=评分/Mark, certificateNo=证书编号/Certificate no.(FK-2026-118;AEO-7741;BEC-220), validUntil, learned:area=收获/What was learned(掌握安全检查要点;熟悉申报要求;改进报表效率), suggestion=建议/Suggestion(增加实操;资料提前发放), attachments

# labourContract | 劳动合同续签 | Renewal of a labour contract | approve manager
person*, dept*, jobTitle, contractNo*, startDate*, endDate*, renewYears:qty=续签年限/Years, renewCount:int=第几次续签/Renewal no., salary:money=薪资/Salary, reason

# employmentProof | 证明开具 | Certificate of employment | approve
person*, dept*, proofType*:dict=证明类型/Kind{job 在职证明 Employment;income 收入证明 Income;visa 签证证明 For a visa;leave 离职证明 Leaving}, language:dict=语言/Language{zh 中文 Chinese;en 英文 English;both 中英文 Both}, copies:int=份数/Copies, sendTo=用途单位/For(中国银行;荷兰领事馆;公积金中心), requiredOn:date=需用日期/Needed on, purpose*, address
@ OS

# insurance | 社保公积金变更 | Social insurance change | approve
person*, dept*, changeType*:dict:onl_insurance_change=变更类型/Kind{join 增员 Join;leave 减员 Leave;base 基数调整 New base}, city*, base:money=缴纳基数/Base, companyShare:pct=公司比例(%)/Company (%), ownShare:pct=个人比例(%)/Own (%), effectiveOn*:date=生效日期/From, idNo, remark

# rewardPunish | 奖惩申请 | Reward or penalty | approve manager
person*, dept*, rewardKind:dict=类型/Kind{reward 奖励 Reward;penalty 处罚 Penalty}, happenedAt, level:dict:onl_reward_level=等级/Level{praise 通报 Notice;minor 小功过 Minor;major 大功过 Major}, amount=金额/Amount, score=绩效分/Points, announced:yes=公开/Public, reason*, attachments
@ KR

# welfare | 员工福利申请 | Staff benefit | approve
person*, dept*, welfareType*:dict=福利类型/Kind{wedding 结婚礼金 Wedding;birth 生育礼金 Birth;hospital 住院慰问 Hospital;birthday 生日 Birthday;festival 节日 Festival}, happenedOn:date=事件日期/Happened on, amount*, bank, bankAccount, relation=关系/Relation(本人;父母;子女), reason, attachments

# housing | 宿舍申请 | Dormitory | approve
person*, dept*, gender, dormitory*:dict=宿舍/Dormitory{ys 洋山公寓 Yangshan;bl 北仑公寓 Beilun;jur 裕廊公寓 Jurong}, roomNo=房号/Room(301;412;B-207), bedNo=床位/Bed(1;2;3), startDate*, endDate, deposit, family:yes=家属同住/With family, reason

# staffLoan | 员工借款 | Loan to staff | approve finance
person*, dept*, loanType:dict=借款类型/Kind{trip 差旅 Trip;reserve 备用金 Petty cash;personal 个人 Personal}, amount*, currency, borrowedOn:date=借款日期/Borrowed on, repayOn*:date=还款日期/Repaid by, bank, bankAccount, purpose*
@ KR OS SG

# workPassRenew | 工作签证办理 | Work visa | approve
person*, dept*, nationality*, country*, idNo*=护照号/Passport no., visaType:dict=签证类型/Kind of visa{work 工作 Work;visit 访问 Visit;family 家属 Family}, validUntil*=原签证到期/Expires, startDate, agency=代办机构/Agency(中青旅;MOM 代理;KIS 代理), amount=费用/Cost, attachments
@ KR

# expatriate | 外派申请 | Posting abroad | approve manager
person*, dept*, country*, company*, jobTitle, startDate*, endDate*, allowance:money=外派津贴/Allowance, familyMove:yes=家属随行/With family, housing:money=住房补贴/Housing, reason
`
