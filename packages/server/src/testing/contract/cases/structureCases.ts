import { expect } from 'vitest'
import type { ContractCase } from '../contractCase'
import { administrationCases, deletionCases, first, keepId } from '../contractCase'

const of = (name: string, key: string) => (world: Record<string, string>) => ({
  query: { [name]: world[key]! },
})
const position = { code: 'CT1', name: '合同职务', postRank: '2' }
const category = { name: '合同分类' }
const tenant = { id: 77, name: '合同租户', status: 1 }
const checkRule = {
  ruleName: '合同',
  ruleCode: 'ct_rule',
  ruleJson: JSON.stringify([{ digits: '*', pattern: '^\\d+$', message: '只能是数字' }]),
}
const fillRule = {
  ruleName: '合同',
  ruleCode: 'ct_fill',
  ruleClass: 'shop_order_num',
  ruleParams: '{"prefix":"CT"}',
}
const lottery = { name: '合同抽奖', prizes: [{ name: '购物卡', places: 2 }] }
const job = { jobClassName: 'checkDatabase', cronExpression: '0 0 3 * * ?', status: -1 as const }

/** Departments, positions, categories, tenants, rules, jobs, draws (contract §11, §13, §16, §18, §19). */
export const structureCases: ContractCase[] = [
  { call: 'departmentQueryTreeList' },
  { call: 'departmentQueryIdTree' },
  { call: 'departmentMine', message: '1' },
  { call: 'departmentSearchAll', send: { query: { keyWord: '采' } } },
  { call: 'departmentListAll', send: of('id', 'root') },
  {
    call: 'departmentList',
    send: { query: { departName: '*部*', pageNo: 1, pageSize: 5, departLevel: '2' } },
    keep: (page) => expect(page).toMatchObject({ size: 5, ignored: ['departLevel'] }),
  },
  {
    call: 'departmentParent',
    send: of('departId', 'root'),
    keep: (parent) => expect(parent).toBeNull(),
  },
  { call: 'departmentSearchBy', send: { query: { keyWord: '销售' } } },
  { call: 'departmentSearchBy', send: { query: { keyWord: '没有这个部门' } }, refused: '未查询匹配数据！' },
  {
    call: 'departmentAdd',
    send: (world) => ({ body: { departName: '合同部', parentId: world.root! } }),
    message: '添加成功！',
  },
  { call: 'departmentSearchBy', send: { query: { keyWord: '合同部' } }, keep: keepId('depart') },
  {
    call: 'departmentEdit',
    send: (world) => ({ body: { id: world.depart!, departName: '合同二部' } }),
    message: '修改成功!',
  },
  {
    call: 'departmentMove',
    send: (world) => ({ body: { id: world.depart!, parentId: '' } }),
    message: '修改成功!',
  },
  {
    call: 'departmentMove',
    send: (world) => ({ body: { id: world.depart!, parentId: world.depart! } }),
    refused: '不能移动到自身或下级部门',
  },
  { call: 'departmentDelete', send: of('id', 'depart'), message: '删除成功!' },
  { call: 'departmentAdd', send: (world) => ({ body: { departName: '合同部', parentId: world.root! } }) },
  { call: 'departmentSearchBy', send: { query: { keyWord: '合同部' } }, keep: keepId('depart') },
  { call: 'departmentDeleteBatch', send: of('ids', 'depart'), message: '删除成功!' },

  ...administrationCases('position', () => position, { code: 'CT1' }),
  { call: 'positionListByTenant', send: { query: { name: '*', pageNo: 1 } } },
  { call: 'positionByCode', send: { query: { code: 'CT1' } } },
  {
    call: 'positionByCode',
    send: { query: { code: 'none' } },
    refused: '未找到对应实体',
    status: 404,
  },
  ...deletionCases('position', { call: 'positionAdd', send: { body: position } }),

  ...administrationCases('category', () => category, { name: '合同分类' }).map((given) =>
    given.call === 'categoryQueryById'
      ? {
          ...given,
          keep: (row: { code: string }, world: Record<string, string>) => {
            world.categoryCode = row.code
          },
        }
      : given,
  ),
  { call: 'categoryLoadTreeRoot', send: { query: { async: true, pcode: '0' } } },
  {
    call: 'categoryLoadTreeData',
    send: { query: { pid: '0' } },
    keep: (rows, world) => (world.code = first(rows).code!),
  },
  {
    call: 'categoryLoadTreeData',
    send: (world) => ({ query: { pid: '0', condition: JSON.stringify({ code: world.code! }) } }),
    keep: (rows, world) => expect(rows).toMatchObject([{ code: world.code }]),
  },
  {
    call: 'categoryLoadTreeData',
    send: { query: { pid: '0', condition: 'code=A' } },
    refused: '组件JTreeSelect-condition传值有误，需要一个json字符串!',
  },
  { call: 'categoryLoadTreeData', refused: '加载分类字典树参数有误.[null]!' },
  { call: 'categoryLoadTreeChildren', send: of('pid', 'category') },
  { call: 'categoryLoadDictItem', send: of('ids', 'category') },
  { call: 'categoryLoadOne', send: (world) => ({ query: { field: 'code', val: world.code! } }) },
  { call: 'categoryLoadOne', send: { query: { field: 'code', val: 'Z99' } }, refused: '查询无果' },
  { call: 'categoryRootList', send: { query: { pageNo: 1, pageSize: 10 } } },
  { call: 'categoryChildList', send: of('pid', 'category') },
  { call: 'categoryChildListBatch', send: { query: { parentIds: '0,' } } },
  { call: 'categoryLoadAllData', send: (world) => ({ query: { code: world.code! } }) },
  {
    call: 'categoryCheckCode',
    send: (world) => ({ query: { pid: world.category!, code: `${world.categoryCode}A01` } }),
  },
  { call: 'categoryCheckCode', send: of('pid', 'category'), refused: '错误,类型编码为空!' },
  {
    call: 'categoryCheckCode',
    send: (world) => ({ query: { pid: world.category!, code: 'Z99Z99' } }),
    refused: /^编码不符合规范,须以"[A-Z]\d\d"开头!$/,
  },
  ...deletionCases('category', { call: 'categoryAdd', send: { body: category } }),

  ...administrationCases('tenant', () => tenant, { name: '合同租户' }).map((given) =>
    given.call === 'tenantQueryById'
      ? { ...given, send: { query: { id: '77' } } }
      : given.call === 'tenantEdit'
        ? { ...given, send: { body: tenant } }
        : { ...given, keep: undefined },
  ),
  { call: 'tenantQueryList' },
  { call: 'tenantGetCurrentUserTenant' },
  { call: 'tenantDelete', send: { query: { id: '77' } } },
  { call: 'tenantAdd', send: { body: tenant } },
  { call: 'tenantDeleteBatch', send: { query: { ids: '77,' } } },

  ...administrationCases('checkRule', () => checkRule, { ruleCode: 'ct_rule' }),
  { call: 'checkRuleByCode', send: { query: { ruleCode: 'ct_rule', value: '12' } } },
  { call: 'checkRuleByCode', send: { query: { ruleCode: 'ct_rule', value: 'x' } }, refused: '只能是数字' },
  { call: 'checkRuleByCode', send: { query: { ruleCode: 'none', value: 'x' } }, refused: '该编码不存在' },
  ...deletionCases('checkRule', { call: 'checkRuleAdd', send: { body: checkRule } }),

  ...administrationCases('fillRule', () => fillRule, { ruleCode: 'ct_fill' }),
  { call: 'fillRuleExecute', send: { params: { ruleCode: 'ct_fill' }, body: {} } },
  {
    call: 'fillRuleExecuteBatch',
    send: {
      body: {
        commonFormData: { prefix: 'X' },
        rules: [{ ruleCode: 'ct_fill' }, { ruleCode: 'ct_fill', formData: {} }],
      },
    },
  },
  {
    call: 'fillRuleExecuteBatch',
    send: { body: { rules: [{ ruleCode: 'none' }] } },
    refused: '该编码不存在',
  },
  { call: 'fillRuleTest', send: { query: { ruleCode: 'ct_fill' } } },
  ...deletionCases('fillRule', { call: 'fillRuleAdd', send: { body: fillRule } }),

  ...administrationCases('job', () => job, { jobClassName: 'checkDatabase' }),
  { call: 'jobResume', send: of('id', 'job'), message: '启动定时任务成功' },
  { call: 'jobPause', send: of('id', 'job'), message: '停止定时任务成功' },
  { call: 'jobExecute', send: of('id', 'job'), message: '执行成功!' },
  {
    call: 'jobHistory',
    send: ({ job }) => ({
      query: { jobId: job!, outcome: 'ok', trigger: 'manual', startTime_begin: '2020-01-01 00:00:00' },
    }),
  },
  { call: 'jobHistory', send: { query: { column: 'durationMs', order: 'asc' } } },
  { call: 'jobHistory', send: { query: { column: 'seenTime' } }, refused: /seenTime/ },
  ...deletionCases('job', { call: 'jobAdd', send: { body: job }, message: '创建定时任务成功' }),

  { call: 'lotteryAdd', send: { body: lottery }, message: '添加成功！' },
  { call: 'lotteryList', keep: keepId('lottery') },
  { call: 'lotteryDelete', send: of('id', 'lottery'), message: '删除成功!' },
  { call: 'lotteryAdd', send: { body: lottery }, message: '添加成功！' },
  {
    call: 'lotteryList',
    keep: ([{ prizes }], world) => {
      world.prize = prizes[0].id
    },
  },
  {
    call: 'lotteryDraw',
    send: (world) => ({ body: { prizeId: world.prize! } }),
    keep: ({ winners }) => expect(winners).toHaveLength(2),
  },
  {
    call: 'lotteryDraw',
    send: (world) => ({ body: { prizeId: world.prize! } }),
    refused: '该奖品已经抽过',
  },
]
