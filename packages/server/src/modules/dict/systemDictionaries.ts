import type { DictSeed } from '../../module'

const dict = (
  code: string,
  zh: string,
  en: string,
  items: [value: string, zh: string, en: string][],
): DictSeed => ({
  code,
  name: { zh, en },
  items: items.map(([value, itemZh, itemEn]) => ({ value, zh: itemZh, en: itemEn })),
})

/** The system's dictionaries (contract §23). */
export const systemDictionaries: DictSeed[] = [
  dict('sex', '性别', 'Sex', [
    ['1', '男', 'Male'],
    ['2', '女', 'Female'],
  ]),
  dict('user_status', '用户状态', 'User status', [
    ['1', '正常', 'Active'],
    ['2', '冻结', 'Frozen'],
  ]),
  dict('user_identity', '用户身份', 'Identity of a user', [
    ['1', '普通成员', 'Member'],
    ['2', '部门负责人', 'Head of departments'],
  ]),
  dict('sys_user_group', '用户组', 'User group', [
    ['staff', '内部员工', 'Staff'],
    ['temporary', '临时人员', 'Temporary staff'],
    ['supplier', '供应商', 'Supplier'],
    ['customer', '客户', 'Customer'],
  ]),
  dict('yn', '是否', 'Yes or no', [
    ['1', '是', 'Yes'],
    ['0', '否', 'No'],
  ]),
  dict('is_open', '开关', 'Switch', [
    ['Y', '是', 'Yes'],
    ['N', '否', 'No'],
  ]),
  dict('valid_status', '有效状态', 'Validity', [
    ['1', '有效', 'Valid'],
    ['0', '无效', 'Invalid'],
  ]),
  dict('del_flag', '删除状态', 'Deletion', [
    ['0', '正常', 'Normal'],
    ['1', '已删除', 'Deleted'],
  ]),
  dict('priority', '优先级', 'Priority', [
    ['L', '一般', 'General'],
    ['M', '重要', 'Important'],
    ['H', '紧急', 'Urgent'],
  ]),
  dict('msg_category', '消息类型', 'Message kind', [
    ['1', '通知公告', 'Notice'],
    ['2', '系统消息', 'System message'],
  ]),
  dict('msg_type', '通告对象', 'Audience', [
    ['USER', '指定用户', 'Chosen users'],
    ['ALL', '全体用户', 'Everybody'],
  ]),
  dict('send_status', '发布状态', 'Release', [
    ['0', '未发布', 'Draft'],
    ['1', '已发布', 'Released'],
    ['2', '已撤销', 'Revoked'],
  ]),
  dict('position_rank', '职务级别', 'Rank', [
    ['1', '员级', 'Staff'],
    ['2', '助级', 'Assistant'],
    ['3', '中级', 'Intermediate'],
    ['4', '副高级', 'Associate senior'],
    ['5', '正高级', 'Senior'],
  ]),
  dict('org_category', '机构类型', 'Kind of unit', [
    ['1', '公司', 'Company'],
    ['2', '部门', 'Department'],
    ['3', '岗位', 'Post'],
  ]),
  dict('depart_status', '部门状态', 'Department status', [
    ['1', '启用', 'Enabled'],
    ['0', '不启用', 'Disabled'],
  ]),
  dict('menu_type', '菜单类型', 'Kind of menu entry', [
    ['0', '一级菜单', 'First level'],
    ['1', '子菜单', 'Below'],
    ['2', '按钮权限', 'Button'],
  ]),
  dict('perms_type', '授权策略', 'What a permission is about', [
    ['1', '可见/可访问', 'Whether it is seen'],
    ['2', '可编辑/可操作', 'Whether it may be done'],
  ]),
  dict('rule_conditions', '规则条件', 'Conditions of rules', [
    ['>', '大于', 'Greater than'],
    ['>=', '大于等于', 'At least'],
    ['<', '小于', 'Less than'],
    ['<=', '小于等于', 'At most'],
    ['=', '等于', 'Equals'],
    ['!=', '不等于', 'Does not equal'],
    ['IN', '包含于', 'Is one of'],
    ['LIKE', '全模糊', 'Contains'],
    ['LEFT_LIKE', '左模糊', 'Ends with'],
    ['RIGHT_LIKE', '右模糊', 'Begins with'],
  ]),
  dict('log_type', '日志类型', 'Kind of log', [
    ['1', '登录日志', 'Login'],
    ['2', '操作日志', 'Operation'],
  ]),
  dict('operate_type', '操作类型', 'Kind of operation', [
    ['1', '查询', 'Query'],
    ['2', '添加', 'Add'],
    ['3', '修改', 'Edit'],
    ['4', '删除', 'Delete'],
    ['5', '导入', 'Import'],
    ['6', '导出', 'Export'],
  ]),
  dict('dict_item_status', '字典项状态', 'Option status', [
    ['1', '启用', 'Enabled'],
    ['0', '不启用', 'Disabled'],
  ]),
  dict('tenant_status', '租户状态', 'Tenant status', [
    ['1', '正常', 'Active'],
    ['0', '冻结', 'Frozen'],
  ]),
  dict('msgType', '消息方式', 'Way of a message', [
    ['1', '短信', 'SMS'],
    ['2', '邮件', 'E-mail'],
    ['3', '微信', 'Enterprise messenger'],
    ['4', '系统', 'Portal'],
  ]),
  dict('notice_open_type', '通告打开方式', 'What a notice leads to', [
    ['url', '链接', 'An address'],
    ['component', '业务页面', 'A page'],
  ]),
  dict('fill_rule_class', '填值规则实现', 'Made by', [
    ['shop_order_num', '订单号（前缀 + 时间 + 随机数）', 'Order number: prefix, time, random digits'],
    ['org_num_role', '部门编码', 'Code of a department'],
    ['category_code_rule', '分类编码', 'Code of a category'],
  ]),
  dict('quartz_status', '任务状态', 'Job state', [
    ['0', '运行', 'On'],
    ['-1', '停止', 'Stopped'],
  ]),
  dict('data_source_tls', '数据源传输加密', 'TLS of a data source', [
    ['verify', '加密并验证证书', 'Encrypted, certificate verified'],
    ['encrypt', '加密', 'Encrypted'],
    ['none', '不加密', 'None'],
  ]),
  dict('job_outcome', '执行结果', 'Outcome of a run', [
    ['running', '执行中', 'Running'],
    ['ok', '成功', 'Succeeded'],
    ['failed', '失败', 'Failed'],
    ['broken', '中断', 'Broken off'],
    ['skipped', '跳过', 'Skipped'],
  ]),
  dict('job_trigger', '触发方式', 'Started by', [
    ['schedule', '定时', 'Schedule'],
    ['manual', '手动', 'By hand'],
  ]),
  dict('msgSendStatus', '发送状态', 'Sending', [
    ['0', '未发送', 'Not sent'],
    ['1', '发送成功', 'Sent'],
    ['2', '发送失败', 'Failed'],
  ]),
]
