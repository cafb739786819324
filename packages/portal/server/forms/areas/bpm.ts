/** Workflow (BPM): question banks, examinations, KPI tasks, lotteries and prizes, feedback; BI permission. */
export const bpm = `
# examBank | 试题库 | Question bank | master ref tree
bankName*=题库名称/Question bank(安全生产;仓储操作;报关业务;产品知识;新员工入职), above:record:onlExamBank=上级题库/Above, subjectArea*:dict=科目/Subject{safety 安全 Safety;warehouse 仓储 Warehouse;trade 贸易 Trade;product 产品 Product}, owner, questionCount:int=题目数/Questions, passScore:score=及格分/Pass mark, enabled, validUntil, description

# examQuestion | 试题 | Question | master ref
question*:area=题干/Question(叉车作业前应检查哪些项目？;保税货物出库需要哪些单证？;收货差异应在多少小时内上报？;IMPA编码由几位数字组成？), bank*:record:onlExamBank=题库/Question bank, questionType*:dict=题型/Kind of question{single 单选 Single choice;multi 多选 Multiple choice;judge 判断 True or false;text 简答 Text}, difficulty:dict=难度/Difficulty{easy 容易 Easy;medium 中等 Medium;hard 困难 Hard}, answer*=答案/Answer(A;B;AB;正确), score*, analysis:area=解析/Explanation(见操作规程第3条;以海关公告为准;参见培训教材第二章), enabled, usedCount:int=使用次数/Used
+ choice | 选项 | Choices | letter*=选项/Choice(A;B;C;D), content*=内容/Text(检查制动与转向;报关单和放行单;24小时内;6位), correct:yes=正确/Right

# exam | 考试 | Examination | publish ref
examName*=考试名称/Examination(2026年安全生产考试;新员工转正考试;仓储操作季度考试;报关员资格复核), bank*:record:onlExamBank=题库/Question bank, startTime*, endTime*, minutes*:int=时长(分钟)/Minutes, fullScore:score=满分/Full mark, passScore:score=及格分/Pass mark, people=应考人员/Candidates, maxTries:int=允许次数/Tries, description

# examPaper | 考试答卷 | Examination paper | handle
exam*:record:onlExam=考试/Examination, person*, startedAt:time=开始时间/Started at, handedInAt:time=交卷时间/Handed in at, score, passed:yes=是否及格/Passed, tryNo:int=第几次/Try no., marker:user=阅卷人/Marked by, remark
+ answer | 作答 | Answers | question*:record:onlExamQuestion=试题/Question, given=作答/Answer given(A;B;AB;正确), score, correct:yes=正确/Right

# kpiTask | KPI任务 | KPI task | handle
kpiName*=指标/Indicator(准时交货率;库存周转天数;应收逾期率;新增客户数;客诉处理时效), person*, dept*, period:month=考核期间/Period, weightShare:pct=权重(%)/Weight (%), target*:dec=目标值/Target, actual:dec=实际值/Actual, score, startDate, dueDate, remark
+ step | 关键动作 | Steps | action*=动作/Action(每周跟踪在途订单;清理呆滞库存;电话催收;拜访新客户), dueDate, progress:pct=进度(%)/Progress (%), owner

# lottery | 抽奖活动 | Lottery | publish ref
lotteryName*=活动名称/Lottery(2026年会抽奖;中秋员工活动;司庆十五周年;客户答谢会), startTime*, endTime*, place, budget, perPerson:int=每人次数/Draws per person, people=参与人/Participants, rules:area=活动规则/Rules(每人一次，不可转让;现场签到后生效;奖品不可折现), picture
+ round | 抽奖轮次 | Rounds | round*=轮次/Round(第一轮;第二轮;特等奖), drawAt:time=开奖时间/Drawn at, winners:int=中奖人数/Winners

# lotteryPrize | 奖品 | Prize | master
lottery*:record:onlLottery=抽奖活动/Lottery, prizeName*=奖品/Prize(扫地机器人;购物卡500元;降噪耳机;保温杯;特等奖旅游券), prizeLevel*:dict=等级/Level{special 特等奖 Grand prize;first 一等奖 First;second 二等奖 Second;third 三等奖 Third}, quantity*, price=价值/Value, remaining:qty=剩余/Left, probability:pct=概率(%)/Probability (%), picture, remark

# lotteryWin | 中奖记录 | Win | handle
lottery*:record:onlLottery=抽奖活动/Lottery, prize=奖品/Prize(扫地机器人;购物卡500元;降噪耳机;保温杯), person*, dept, wonAt*:time=中奖时间/Won at, claimed:yes=已领取/Claimed, claimedOn:date=领取日期/Claimed on, mobile, remark

# feedback | 意见反馈 | Feedback | handle
subject*(食堂菜品建议;系统登录缓慢;班车时间调整;报销流程太长), feedbackType*:dict=反馈类型/Kind of feedback{suggestion 建议 Suggestion;complaint 投诉 Complaint;praise 表扬 Praise;question 咨询 Question}, anonymous:yes=匿名/Anonymous, person, dept=涉及部门/Department concerned, happenedAt, satisfaction:score=满意度/Satisfaction, email, description*, picture

# biPermission | BI报表权限申请 | BI permission request | approve
person*, dept, biReport*:dict=报表/Report{freight 销售运费 Sales freight;margin 毛利分析 Gross margin;stock 库存周转 Stock turnover;receivable 应收账款 Receivables}, groupNo*:dict=集团组别/Group{g1000 1000组 1000;g2000 2000组 2000;g3000 3000组 3000;g4000 4000组 4000;g5000 5000组 5000;g6000 6000组 6000;g7000 7000组 7000;g8000 8000组 8000;g9000 9000组 9000}, level:dict=数据级别/Level of detail{sum 汇总 Sums;detail 明细 Details}, company, startDate*, validUntil*, mayExport:yes=允许导出/May export, reason
! biReport | 批准不会自动授权：由管理员在“BI报表权限”中按本申请授权 | Approval grants nothing by itself: an administrator then grants the report on the page BI permissions
`
