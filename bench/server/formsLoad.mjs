import { pg } from './database.mjs'
import { spread } from './measure.mjs'

/** The form that gets the records, and its table. */
export const LARGE = { code: 'benchLarge', key: 'onlBenchLarge', table: 'onl_bench_large' }
export const STATES = ['draft', 'approved', 'closed']
export const KINDS = ['deck', 'engine', 'cabin', 'spare']

const label = (zh, en) => ({ zh, en })
const field = (kind, zh, en, more = {}) => ({ kind, zh, en, ...more })

/** Ten fields, lines, states and an action: what people design. */
const definition = (key) => ({
  label: label(`压测表单 ${key}`, `Form ${key}`),
  title: 'number',
  fields: {
    number: field('code', '编号', 'No.', { readonly: true, unique: true }),
    status: field('status', '状态', 'Status', { readonly: true }),
    name: field('text', '名称', 'Name', { required: true }),
    kindOf: field('dict', '类别', 'Kind', { dict: 'bench_kind' }),
    day: field('date', '日期', 'Day'),
    amount: field('money', '金额', 'Amount'),
    pieces: field('integer', '件数', 'Pieces'),
    place: field('text', '地点', 'Place'),
    keeper: field('user', '负责人', 'Keeper'),
    remark: field('textarea', '备注', 'Remark'),
  },
  list: ['number', 'status', 'name', 'kindOf', 'day', 'amount', 'pieces', 'place', 'keeper'],
  query: ['number', 'status', 'name', 'kindOf', { day: 'range' }, { amount: 'range' }],
  form: [
    {
      section: label('基本', 'General'),
      rows: [['number', 'name', 'kindOf'], ['day', 'amount', 'pieces'], ['place', 'keeper'], ['remark']],
    },
  ],
  lines: {
    [`${key}Line`]: {
      label: label('明细', 'Lines'),
      fields: { item: field('text', '项目', 'Item'), quantity: field('quantity', '数量', 'Quantity') },
      columns: ['item', 'quantity'],
      footer: { quantity: 'sum' },
    },
  },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: {
      draft: label('草稿', 'Draft'),
      approved: label('已批准', 'Approved'),
      closed: label('已关闭', 'Closed'),
    },
    actions: { approve: { ...label('批准', 'Approve'), from: ['draft'], to: 'approved' } },
    allow: { edit: ['draft'], delete: ['draft'] },
  },
  dictionaries: {
    bench_kind: {
      ...label('类别', 'Kinds'),
      items: KINDS.map((value) => ({ value, ...label(value, value) })),
    },
  },
  review: [],
})

const keyOf = (code) => `onl${code.charAt(0).toUpperCase()}${code.slice(1)}`
const total = async (admin) => (await admin.get('/online/form/list?pageNo=1&pageSize=1')).total

/** Waits for the forms that the product brings: it makes them while it answers already. */
async function seeded(admin) {
  for (let last = -1; ;) {
    const now = await total(admin)
    if (now === last) return now
    last = now
    await new Promise((done) => setTimeout(done, 10_000))
  }
}

/** Only the records of the own department, as most people see them. */
async function bind(admin) {
  const flat = (nodes) => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
  const pages = flat(await admin.get('/sys/permission/list'))
  const page = pages.find(({ perms, menuType }) => perms === `online:${LARGE.key}:list` && menuType === 1)
  const { records } = await admin.get('/sys/role/list?roleCode=sales')
  const role = records.find(({ roleCode }) => roleCode === 'sales')
  await admin.post('/sys/permission/addPermissionRule', {
    permissionId: page.id,
    ruleName: 'department',
    ruleColumn: 'sysOrgCode',
    ruleConditions: 'RIGHT_LIKE',
    ruleValue: '#{sys_org_code}',
    status: '1',
  })
  const [rule] = await admin.get(`/sys/permission/getPermRuleListByPermId?permissionId=${page.id}`)
  await admin.post('/sys/role/datarule', { permissionId: page.id, roleId: role.id, dataRuleIds: rule.id })
}

/**
 * Adds and publishes forms beside those of the product until there are as many as asked for.
 * @returns how long the last fifty took to publish
 */
export async function makeForms(admin, { forms }, say) {
  const times = []
  const made = async (code, more = {}) => {
    const { id, version } = await admin.post('/online/form/add', {
      code,
      label: definition(keyOf(code)).label,
      definition: definition(keyOf(code)),
    })
    const from = performance.now()
    await admin.post('/online/form/publish', { id, version, ...more })
    times.push(performance.now() - from)
  }
  const there = await seeded(admin)
  const { records } = await admin.get(`/online/form/list?pageNo=1&pageSize=1&code=${LARGE.code}`)
  if (records.length === 0) {
    await made(LARGE.code, { workers: ['sales'] })
    await bind(admin)
  }
  for (let at = await total(admin); at < forms; at += 1) {
    if (at % 50 === 0) say(`${at} forms (${there} at first) …`)
    await made(`bench${at}`)
  }
  return times.length > 0 ? spread(times.slice(-50)) : undefined
}

/** Rows of one statement: a transaction stays short. */
const PIECE = 50_000

/** Fills the large form with SQL. What is there already is left: a second run adds nothing. */
export async function loadRecords(url, rows, say) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const nth = (values, n) =>
    `(ARRAY[${values.map((each) => `'${each}'`).join(', ')}])[1 + (${n}) % ${values.length}]`
  try {
    const [{ n: there }] = (await client.query(`SELECT count(*)::int AS n FROM ${LARGE.table}`)).rows
    for (let from = there; from < rows; from += PIECE) {
      const to = Math.min(from + PIECE, rows)
      say(`records ${from} to ${to} …`)
      const moment = `now() - interval '5 years' * (1 - n::float8 / ${rows})`
      await client.query(`
        INSERT INTO ${LARGE.table} (id, sys_org_code, create_by, create_time, update_time, number, status, name, kind_of, day,
          amount, pieces, place, keeper, remark)
        SELECT 'f1' || lpad(to_hex(n), 30, '0'), ${nth(['A01A01', 'A01A02', 'A01A01', 'A01A02', 'A01A04'], 'n')},
          ${nth(['sales', 'manager', 'admin'], 'n / 5')}, ${moment}, ${moment}, 'BX' || lpad(n::text, 9, '0'),
          ${nth([STATES[0], STATES[1], STATES[1], STATES[2], STATES[2], STATES[2]], 'n * 7')}, '单据 ' || n % 9000,
          ${nth(KINDS, 'n / 3')}, (${moment})::date + (n % 60)::int, 20 * (10 + n % 9000), n % 500, '库位 ' || n % 300, 'sales',
          '第 ' || n || ' 号'
        FROM generate_series(${from}, ${to - 1}) AS n`)
    }
    if (there < rows) {
      say('statistics …')
      await client.query('VACUUM ANALYZE')
    }
  } finally {
    await client.end()
  }
}
