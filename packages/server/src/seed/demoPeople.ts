import { LOTTERY_RIGHTS } from '@lading/core/permission'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords'
import type { Database, Transaction } from '../db/database'
import { derivedId } from '../db/ids'
import { insertAll, insertInto, isIn } from '../db/statements'

/** An account of the demo. */
export interface DemoAccount {
  username: string
  realname: string
  role: string
  departments: string[]
  /** Where mails go. @default nowhere */
  email?: string
  /** Codes of the departments that the account is in charge of: approvals ask it. @default none */
  heads?: string[]
}

/** The accounts that the README names; all have the demo password. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { username: 'admin', realname: '系统管理员', role: 'admin', departments: ['A01'] },
  { username: 'sales', realname: '王小敏', role: 'sales', departments: ['A01A01', 'A01A02'] },
  { username: 'viewer', realname: '陈立', role: 'viewer', departments: ['A01A03'] },
  { username: 'purchasing', realname: '李采薇', role: 'purchasing', departments: ['A01A03'] },
  { username: 'finance', realname: '周静', role: 'finance', departments: ['A01A06'], heads: ['A01A06'] },
  { username: 'logistics', realname: '孙海峰', role: 'logistics', departments: ['A01A04'] },
  { username: 'warehouse', realname: '钱伟', role: 'warehouse', departments: ['A01A05A01'] },
  { username: 'quality', realname: '吴诚', role: 'quality', departments: ['A01A04'] },
  {
    username: 'manager',
    realname: '赵国栋',
    role: 'manager',
    departments: ['A01'],
    heads: ['A01', 'A01A01', 'A01A02', 'A01A03', 'A01A04', 'A01A05'],
  },
]

/** Roles; `admin` holds everything without a grant. */
const ROLES: [code: string, name: string, description: string][] = [
  ['admin', '管理员', '拥有全部权限 / Administrator: holds every right'],
  [
    'sales',
    '销售',
    '销售单据、客户与船舶，查看物流和库存，本人报销 / Sales: its documents, customers and vessels, reads logistics and stock, own expenses',
  ],
  ['viewer', '只读', '只能查看列表和单据 / Reads lists and records only'],
  [
    'purchasing',
    '采购',
    '采购订单、本部门采购费用、本人报销 / Procurement: orders, purchase expenses of the department, own expenses',
  ],
  ['finance', '财务', '审批、付款、制证 / Finance: approves, pays and posts expenses'],
  [
    'logistics',
    '物流',
    '转交、提货、发货单，本人报销 / Logistics: care-off slips, collections, dispatches, own expenses',
  ],
  [
    'warehouse',
    '仓储',
    '上海公司的收货、拣货与库存，本人报销 / Warehouse: receipts, picks and stock of the Shanghai company, own expenses',
  ],
  [
    'quality',
    '质量',
    '客户投诉、内部问题，本人报销 / Quality: complaints, internal problem cases, own expenses',
  ],
  [
    'manager',
    '经理',
    '查看业务单据并审批，组织考核 / Manager: reads the business records, approves, has people assessed',
  ],
]

/** Department codes are three signs a level (contract §11). */
const DEPARTMENTS: [code: string, zh: string, en: string, category: string][] = [
  ['A01', '航达供应链集团', 'Hangda Supply Chain Group', '1'],
  ['A01A01', '销售一部', 'Sales 1', '2'],
  ['A01A02', '销售二部', 'Sales 2', '2'],
  ['A01A03', '采购部', 'Procurement', '2'],
  ['A01A04', '物流部', 'Logistics', '2'],
  ['A01A05', '仓储部', 'Warehouse', '2'],
  ['A01A05A01', '洋山仓', 'Yangshan warehouse', '2'],
  ['A01A06', '财务部', 'Finance', '2'],
]

const POSITIONS: [code: string, name: string, rank: string][] = [
  ['P01', '总经理', '5'],
  ['P02', '部门经理', '4'],
  ['P03', '销售代表', '2'],
  ['P04', '采购专员', '2'],
  ['P05', '仓库管理员', '1'],
]

const userId = (username: string) => derivedId('user', username)
const roleId = (code: string) => derivedId('role', code)
const departId = (code: string) => derivedId('depart', code)
const once = (table: string, values: Record<string, unknown>) =>
  sql`${insertInto(table, values)} ON CONFLICT DO NOTHING`

/** Roles that exist in every mode. */
export async function seedRoles(db: Database, demo: boolean): Promise<void> {
  const rows = (demo ? ROLES : ROLES.slice(0, 1)).map(([roleCode, roleName, description]) => ({
    id: roleId(roleCode),
    roleCode,
    roleName,
    description,
  }))
  await db.run(sql`${insertAll('sys_role', rows)} ON CONFLICT DO NOTHING`)
}

/** Departments and positions of the demo company. */
export async function seedCompany(db: Database): Promise<void> {
  const departments = DEPARTMENTS.map(([code, zh, en, category], at) => ({
    id: departId(code),
    parentId: code.length > 3 ? departId(code.slice(0, -3)) : '',
    departName: zh,
    departNameEn: en,
    departOrder: at,
    orgCategory: category,
    orgType: String(code.length / 3),
    orgCode: code,
  }))
  const positions = POSITIONS.map(([code, name, postRank]) => ({
    id: derivedId('position', code),
    code,
    name,
    postRank,
  }))
  await db.run(sql`${insertAll('sys_depart', departments)} ON CONFLICT DO NOTHING`)
  await db.run(sql`${insertAll('sys_position', positions)} ON CONFLICT DO NOTHING`)
}

/**
 * Adds an account with its role and departments; an account that is there keeps its password.
 * @param mustChangePassword before the account may do anything else
 */
export async function seedAccount(
  db: Database,
  account: DemoAccount,
  password: string,
  mustChangePassword = false,
): Promise<void> {
  const id = userId(account.username)
  if (await db.row(sql`SELECT 1 AS there FROM sys_user WHERE lower(username) = lower(${account.username})`))
    return
  await db.transaction(async (tx) => {
    await tx.run(
      insertInto('sys_user', {
        id,
        username: account.username,
        realname: account.realname,
        email: account.email ?? '',
        password: await hashPassword(password),
        orgCode: account.departments[0] ?? '',
        ...(account.heads ? { userIdentity: 2, departIds: account.heads.map(departId).join(',') } : {}),
        mustChangePassword,
        createBy: 'system',
      }),
    )
    await tx.run(insertInto('sys_user_role', { userId: id, roleId: roleId(account.role) }))
    for (const code of account.departments)
      await tx.run(once('sys_user_depart', { userId: id, depId: departId(code) }))
  })
}

/** What the demo roles may do beyond their menus; grants an administrator took away once stay away. */
export async function seedDemoGrants(db: Database): Promise<void> {
  const grant = (tx: Transaction, role: string, condition: SQL) =>
    tx.run(sql`INSERT INTO sys_role_permission (role_id, permission_id)
      SELECT ${roleId(role)}, p.id FROM sys_permission p WHERE p.source <> '' AND (${condition})
        AND NOT EXISTS (SELECT 1 FROM sys_seed s WHERE s.name = 'grant:' || ${role} || ':' || p.id)
      ON CONFLICT DO NOTHING`)
  const remember = (tx: Transaction, role: string) =>
    tx.run(sql`INSERT INTO sys_seed (name) SELECT 'grant:' || ${role} || ':' || p.id FROM sys_permission p
      WHERE p.source <> '' ON CONFLICT DO NOTHING`)
  const business = sql`p.source <> 'system' AND p.source NOT LIKE 'system/%'`
  // What everybody sees.
  const home = sql`(p.url ~ '^/dashboard(/|$)' OR p.perms = ${LOTTERY_RIGHTS.list})`
  await db.transaction(async (tx) => {
    // Who applies does not say that it was done, nor what may be asked for.
    const done = sql`p.perms ~ '^office:(oa[A-Za-z]+:finish|giftPermission:(add|edit|delete|batch_delete|import|stop|start))$'`
    await grant(
      tx,
      'viewer',
      sql`${home} OR (${business} AND (p.menu_type IN (0, 1) OR p.perms ~ ':(list|export)$'))`,
    )
    // What everybody does for himself or herself.
    const staff = sql`p.perms ~ '^finance:expense:(list|add|edit|delete|batch_delete|export|submit|withdraw|remind|registerCourier)$'
      OR p.perms ~ '^finance:courier:(list|export)$' OR p.perms ~ '^office:(oa[A-Za-z]+|giftRequest):(list|add|edit|delete|batch_delete|export|submit|withdraw|remind)$'
      OR p.perms ~ '^office:internalProblemCase:(list|add|edit|export)$' OR p.perms = 'office:giftPermission:list' OR p.perms ~ '^hr:assessment360:(list|edit|export|start|finish)$'
      OR (p.menu_type = 0 AND p.url IN ('/office', '/hr'))`
    // Of stock and pick orders, to pick is to take out of the warehouse.
    const named = sql`(p.perms LIKE '%:pick' AND p.perms !~ '^warehouse:(inventory|pickOrder):')`
    const masters = sql`(p.perms ~ '^(master|sales|warehouse):[A-Za-z]+:list$' OR (p.perms ~ '^(master|sales|warehouse):' AND ${named}))`
    // Every page needs its group in the menu: what figures and documents lead to could not be opened otherwise.
    const groups = (...urls: string[]) =>
      sql`(p.menu_type = 0 AND ${isIn(sql`p.url`, ['/master', '/sales', '/warehouse', '/finance', ...urls])})`
    // The branches of the menu by company; what of them may be opened follows from the other rights.
    const companies = sql`p.url ~ '^/(hq|sg|nl|uae|usa)(/|$)'`
    await grant(
      tx,
      'sales',
      sql`${home} OR ${staff} OR ${companies} OR ${masters} OR ${groups('/logistics', '/purchase', '/quality')} OR p.perms LIKE 'sales:%'
        OR p.perms ~ '^master:(customer|vessel):(add|edit|export|import)$' OR p.perms ~ '^quality:customerComplaint:(list|add|edit|delete|export|submit)$'
        OR p.perms ~ '^(logistics:[A-Za-z]+|warehouse:(inventory|pickOrder|receiveOrder)|purchase:purchaseOrder):(list|export)$'
        OR p.perms ~ '^logistics:logisticsDelivery:(add|edit)$'`,
    )
    await grant(
      tx,
      'purchasing',
      sql`${home} OR ${staff} OR ${companies} OR ${masters} OR ${groups('/purchase')} OR (p.perms LIKE 'purchase:%' AND p.perms !~ ':(pay|markSuccess|markFailure|resetStatus|reset)$')
        OR p.perms = 'sales:salesOrderConfirmation:createPurchase' OR p.perms ~ '^master:(supplier|item|itemOverDelivery|product|partner):(add|edit|export|import)$'`,
    )
    await grant(
      tx,
      'finance',
      sql`${home} OR ${staff} OR ${companies} OR ${masters} OR ${groups('/purchase')} OR p.perms LIKE 'finance:%' OR p.perms ~ '^master:(currency|taxGroup|category|costCenter|activityCenter|dimension):'
        OR p.perms ~ '^purchase:[A-Za-z]+:(list|export|pay|markSuccess|markFailure|resetStatus|reset)$'`,
    )
    await grant(
      tx,
      'logistics',
      sql`${home} OR ${staff} OR ${companies} OR ${masters} OR ${groups('/logistics')} OR p.perms LIKE 'logistics:%'
        OR p.perms ~ '^warehouse:[A-Za-z]+:(list|export)$' OR p.perms = 'warehouse:inventory:ship' OR p.perms ~ '^master:(port|site|station):(add|edit|export|import)$'`,
    )
    await grant(
      tx,
      'warehouse',
      sql`${home} OR ${staff} OR p.url ~ '^/hq(/|$)' OR ${masters} OR ${groups('/logistics')} OR (p.perms LIKE 'warehouse:%' AND p.perms <> 'warehouse:inventory:ship')
        OR p.perms ~ '^logistics:[A-Za-z]+:(list|export)$' OR p.perms ~ '^logistics:logisticsDelivery:(receipt|cancelReceipt)$'`,
    )
    await grant(
      tx,
      'quality',
      sql`${home} OR ${staff} OR ${masters} OR ${groups('/quality')} OR p.perms LIKE 'quality:%' OR p.perms LIKE 'office:internalProblemCase:%'`,
    )
    await grant(
      tx,
      'manager',
      sql`${home} OR ${staff} OR p.perms = ${LOTTERY_RIGHTS.draw} OR p.perms LIKE 'hr:%'
        OR (${business} AND (p.menu_type IN (0, 1) OR p.perms ~ ':(list|export)$' OR ${named} OR ${done}))`,
    )
    const own = ['createBy', '#{sys_user_code}'] as const
    for (const role of ['sales', 'purchasing', 'quality', 'logistics', 'warehouse', 'finance'])
      for (const entity of ['office:oaInfoSysPermission', 'office:oaMailAccount', 'office:giftRequest'])
        await keepToOwn(tx, role, entity, own)
    for (const role of ['sales', 'purchasing', 'quality', 'logistics', 'warehouse'])
      await keepToOwn(tx, role, 'office:giftPermission', ['person', '#{sys_user_code}'])
    for (const role of ['sales', 'purchasing', 'quality', 'logistics', 'warehouse'])
      for (const entity of ['finance:expense', 'finance:courier']) await keepToOwn(tx, role, entity, own)
    await keepToOwn(tx, 'purchasing', 'purchase:purchaseExpense', ['sysOrgCode', '#{sys_org_code}'])
    for (const entity of ['inventory', 'receiveOrder', 'pickOrder', 'stockEntry'])
      await keepToOwn(tx, 'warehouse', `warehouse:${entity}`, ['company', 'SH01'])
    for (const role of ROLE_CODES) await remember(tx, role)
  })
}

/** The roles whose rights are granted here; `admin` needs none. */
const ROLE_CODES = ROLES.map(([code]) => code).filter((code) => code !== 'admin')

/** What a rule of the demo is called, by its column. */
const RULES: Readonly<Record<string, string>> = {
  createBy: '本人',
  person: '本人',
  sysOrgCode: '本部门',
  company: '上海公司',
}

/** Lets a role see its own records of an entity only; once, so that what an administrator changed stays. */
async function keepToOwn(
  tx: Transaction,
  role: string,
  prefix: string,
  [column, value]: readonly [column: string, value: string],
): Promise<void> {
  const page = sql`p.perms = ${`${prefix}:list`} AND p.menu_type = 1`
  const id = derivedId('rule', prefix, column)
  await tx.run(sql`INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status)
    SELECT ${id}, p.id, ${RULES[column] ?? column}, ${column}, '=', ${value}, '1' FROM sys_permission p WHERE ${page}
    ON CONFLICT DO NOTHING`)
  await tx.run(sql`UPDATE sys_role_permission rp SET data_rule_ids = ${id} FROM sys_permission p
    WHERE p.id = rp.permission_id AND rp.role_id = ${roleId(role)} AND ${page} AND rp.data_rule_ids = ''
      AND NOT EXISTS (SELECT 1 FROM sys_seed s WHERE s.name = 'grant:' || ${role} || ':' || p.id)`)
}
