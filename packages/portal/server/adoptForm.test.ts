import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '@lading/cli'
import { dataDifferences, fromData } from '@lading/core/data-form'
import type { RunningServer, ServerModule } from '@lading/server'
import { DEMO_PASSWORD, defineResource, openServer, readEnv } from '@lading/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A form with lines, a state, an action with an effect, and a dictionary of its own: all that has to come along. */
const visit = {
  label: { zh: '拜访', en: 'Visit' },
  title: 'visitNo',
  reference: {},
  fields: {
    visitNo: { kind: 'code', readonly: true, unique: true, zh: '拜访单号', en: 'Visit no.' },
    status: { kind: 'status', readonly: true, zh: '状态', en: 'Status' },
    place: {
      kind: 'text',
      required: true,
      zh: '地点 “总部”',
      en: "Customer's place",
      rules: [{ pattern: '^[A-Z].*$' }],
    },
    sort: { kind: 'dict', dict: 'visit_sort', zh: '种类', en: 'Kind' },
    size: { kind: 'text', zh: '规模', en: 'Size' },
    old: { kind: 'text', zh: '旧字段', en: 'Old' },
    amount: { kind: 'money', readonly: true, zh: '金额', en: 'Amount' },
  },
  list: ['visitNo', 'status', 'place', 'amount'],
  query: ['visitNo', 'place'],
  form: [{ section: { zh: '拜访', en: 'Visit' }, rows: [['visitNo', 'place', 'size', 'sort', 'amount']] }],
  lines: {
    onlVisitCost: {
      label: { zh: '费用', en: 'Costs' },
      fields: {
        quantity: { kind: 'quantity', required: true, zh: '数量', en: 'Quantity' },
        price: { kind: 'money', zh: '单价', en: 'Price' },
        cost: { kind: 'money', readonly: true, zh: '费用', en: 'Cost' },
      },
      columns: ['quantity', 'price', 'cost'],
      derive: { cost: { times: ['quantity', 'price'] } },
    },
  },
  derive: { amount: { sum: 'onlVisitCost.cost' } },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: { draft: { zh: '草稿', en: 'Draft' }, done: { zh: '完成', en: 'Done', color: 'green' } },
    actions: {
      finish: {
        zh: '完成',
        en: 'Finish',
        from: ['draft'],
        to: 'done',
        effect: 'noteVisit',
        when: { field: 'amount', op: 'gt', value: 0 },
      },
    },
    allow: { edit: ['draft'], delete: ['draft'] },
  },
  dictionaries: {
    visit_sort: { zh: '拜访种类', en: 'Kinds of visits', items: [{ value: 'new', zh: '新客户', en: 'New' }] },
  },
  review: [],
}

/** Members of an answer that the test looks at. */
type Answer = Record<string, unknown> & { id: string; version: number }

const noted: unknown[] = []
const effects: ServerModule = {
  name: 'effects',
  formEffects: { noteVisit: ({ record }) => void noted.push(record.visitNo) },
}

const folder = mkdtempSync(join(tmpdir(), 'lading-adopt-'))
const project = join(folder, '项目')
const database = join(folder, 'data')
let server: RunningServer | undefined
/** Of the server that runs: logins are counted. */
const tokens = new Map<string, string>()

async function start(...modules: ServerModule[]) {
  await server?.close()
  tokens.clear()
  // For the budget of the suite, as the server's own tests do.
  if (process.env.COUNT_SERVERS) appendFileSync(process.env.COUNT_SERVERS, '.')
  const env = readEnv({
    DATA_DIR: database,
    PORT: '0',
    LOG_LEVEL: 'silent',
    SEED_FORMS: 'no',
    STALL_LIMIT_MS: '0',
  })
  server = await openServer({ env, modules: [effects, ...modules], onProgress: () => undefined })
}

async function send(method: string, path: string, token?: string, body?: object) {
  const response = await fetch(`${new URL(server!.url).origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en-US',
      ...(token ? { 'X-Access-Token': token } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await response.json()) as { success: boolean; message: string; result: never }
}

async function tokenOf(user: string): Promise<string> {
  const known = tokens.get(user)
  if (known !== undefined) return known
  const login = await send('POST', '/sys/mLogin', undefined, { username: user, password: DEMO_PASSWORD })
  const { token } = login.result as { token: string }
  tokens.set(user, token)
  return token
}

const call = async (user: string, method: string, path: string, body?: object) =>
  send(method, path, await tokenOf(user), body)

async function lading(...args: string[]) {
  let [out, err] = ['', '']
  const token = await tokenOf('admin')
  const exit = await runProgram(args, {
    stdout: (text) => (out += text),
    stderr: (text) => (err += text),
    interactive: false,
    env: { LADING_SERVER: new URL(server!.url).origin, LADING_TOKEN: token },
    cwd: project,
  })
  return { exit, out, err }
}

/** The project's definition and steps, as the program would be built from them. */
async function asModule(): Promise<ServerModule> {
  const { out } = await lading('publish', 'onlVisit', '--dry-run', '--json')
  const { definition } = JSON.parse(out) as { definition: object }
  const lock = JSON.parse(readFileSync(join(project, '.lading/lock/onlVisit.json'), 'utf8')) as {
    migrations: { id: string; sql: string }[]
  }
  return defineResource(fromData(definition), { migrations: lock.migrations, seed: false })
}

const places = async (user: string) => {
  const { success, result } = await call(user, 'GET', '/online/onlVisit/list?column=createTime&order=asc')
  return success ? (result as { records: { place: string }[] }).records.map(({ place }) => place) : undefined
}

beforeAll(async () => {
  mkdirSync(project)
  writeFileSync(join(project, 'lading.config.ts'), 'export default {}\n')
  await start()
}, 120_000)
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('takes an online form into the program and gives it back, with records, rights and what was changed meanwhile', async () => {
  const ok = async (...given: Parameters<typeof call>) => {
    const answered = await call(...given)
    if (!answered.success) throw new Error(JSON.stringify(answered))
    return answered.result as Answer
  }
  const added = await ok('admin', 'POST', '/online/form/add', {
    code: 'visit',
    label: visit.label,
    definition: visit,
  })
  const first = await ok('admin', 'POST', '/online/form/publish', {
    id: added.id,
    version: added.version,
    workers: ['sales'],
  })
  const { old: _old, ...fields } = visit.fields
  await ok('admin', 'POST', '/online/onlVisit/add', { place: 'Before', old: 'kept' })
  const edited = await ok('admin', 'PUT', '/online/form/edit', {
    id: added.id,
    version: first.version,
    definition: { ...visit, fields },
  })
  await ok('admin', 'POST', '/online/form/publish', { id: added.id, version: edited.version, confirm: true })
  const record = await ok('sales', 'POST', '/online/onlVisit/add', {
    place: 'Port',
    sort: 'new',
    onlVisitCost: { tableData: [{ quantity: 3, price: '1.10' }], deleteData: [] },
  })
  expect(record).toMatchObject({ amount: 3.3 })

  // Out of the server: definition, pages and a first step.
  expect((await lading('adopt', '--from-server', 'vist')).err).toContain('Did you mean "visit"?')
  const adopted = await lading(
    'adopt',
    '--from-server',
    `${new URL(server!.url).origin}/pc/online/cgformList/visit`,
  )
  expect(adopted).toMatchObject({ exit: 0, err: expect.stringContaining('noteVisit') })
  const current = await ok('admin', 'GET', '/online/form/definition?key=visit')
  const said = JSON.parse((await lading('publish', 'onlVisit', '--dry-run', '--json')).out) as {
    definition: object
  }
  expect(dataDifferences(current.definition, said.definition)).toEqual([])
  expect((await lading('adopt', '--from-server', 'visit')).err).toContain('part of the project already')
  expect((await lading('generate')).err).toContain('Nothing to write')

  // The program brings it: records, rights, numbers and effects go on.
  await start(await asModule())
  expect(await places('sales')).toEqual(['Before', 'Port'])
  expect(await places('warehouse')).toBeUndefined()
  const finished = await call('sales', 'POST', '/online/onlVisit/action/finish', {
    id: record.id,
    version: 1,
  })
  expect(finished).toMatchObject({ success: true })
  expect(noted).toEqual([record.visitNo])
  expect((await call('sales', 'GET', '/online/form/definition?key=visit')).success).toBe(false)
  const draft = await ok('admin', 'GET', `/online/form/queryById?id=${added.id}`)
  const refused = await call('admin', 'POST', '/online/form/edit', {})
  expect(refused.success).toBe(false)
  const other = await ok('admin', 'PUT', '/online/form/edit', {
    id: added.id,
    version: draft.version,
    definition: { ...visit, label: { zh: '另', en: 'Other' } },
  })
  expect(
    (
      await call('admin', 'POST', '/online/form/publish', {
        id: added.id,
        version: other.version,
        confirm: true,
      })
    ).message,
  ).toContain('The program brings this form itself')

  // A field more, by the project's own steps.
  const file = join(project, 'src/business/online/onl-visit/onlVisit.entity.ts')
  const before = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    before.replace('fields: {', "fields: {\n    note: { kind: 'text', zh: '备注', en: 'Note' },"),
  )
  expect((await lading('generate')).exit).toBe(0)
  await start(await asModule())
  await ok('sales', 'POST', '/online/onlVisit/add', { place: 'Later', note: 'new field' })

  // And back: the same definition as a new version, in force as soon as the program lets go.
  expect(await lading('publish', 'onlVisit', '--note', 'back')).toMatchObject({
    exit: 0,
    out: expect.stringContaining('visit, version 3'),
  })
  await start()
  expect(await places('sales')).toEqual(['Before', 'Port', 'Later'])
  const back = await ok('sales', 'GET', '/online/form/definition?key=visit')
  expect(Object.keys((back.definition as { fields: object }).fields)).toContain('note')
  const rows = (await ok('sales', 'GET', '/online/onlVisit/list?place=Later')).records as { note: string }[]
  expect(rows[0]!.note).toBe('new field')
  // What was kept of a field that went before all this is there still.
  const restored = await ok('admin', 'GET', `/online/form/queryById?id=${added.id}`)
  const again = await ok('admin', 'PUT', '/online/form/edit', {
    id: added.id,
    version: restored.version,
    definition: {
      ...(back.definition as object),
      fields: { ...(back.definition as { fields: object }).fields, old: visit.fields.old },
    },
  })
  await ok('admin', 'POST', '/online/form/publish', { id: added.id, version: again.version })
  const [kept] = (await ok('admin', 'GET', '/online/onlVisit/list?place=Before')).records as { old: string }[]
  expect(kept!.old).toBe('kept')
}, 300_000)

it('refuses by its name what data cannot say, and what the server does not know', async () => {
  const write = (more: string, action = 'edit') =>
    writeFileSync(
      join(project, 'src/business/shop.entity.ts'),
      `import { defineEntity } from '@lading/core/entity'
export const shop = defineEntity({
  key: 'shop', name: 'Shop', label: { zh: '店', en: 'Shop' }, area: 'sales', title: 'name',
  reference: {}, style: 'tree',
  fields: { name: { kind: 'text', required: true, unique: true, zh: '名', en: 'Name' }, above: { kind: 'record', ref: 'shop', zh: '上', en: 'Above' }, total: { kind: 'money', zh: '额', en: 'Total' } },
  list: ['name'], query: ['name'], form: [{ section: { zh: '店', en: 'Shop' }, rows: [['name', 'total']] }],
  lines: { shopLine: { label: { zh: '行', en: 'Lines' }, fields: { price: { kind: 'money', zh: '价', en: 'Price' } }, columns: ['price'] } },
  permissions: { prefix: 'sales:shop', actions: ['add', '${action}'] }, review: [], ${more}
})\n`,
    )
  write(`derive: { total: () => 1 }, checks: { fine: { assert: () => true, message: { zh: '', en: '' } } },`)
  const functions = await lading('publish', 'shop')
  expect(functions.exit).toBe(5)
  expect(functions.err).toContain('derive.total is a function')
  expect(functions.err).toContain('checks.fine.assert is a function')
  write(`actions: { ship: { zh: '发', en: 'Ship', effect: 'shipIt' } },`, 'ship')
  const effect = await lading('publish', 'shop')
  expect(effect.exit).toBe(5)
  expect(effect.err).toContain('actions.ship.effect: the server has registered no effect "shipIt"')
  write(`derive: { total: { sum: 'shopLine.price' } },`)
  const { exit, out, err } = await lading('publish', 'shop', '--as', 'stall')
  expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('stall, version 1') })
  expect(err).toContain('tables of its own')
  const made = await call('admin', 'POST', '/online/onlStall/add', {
    name: 'A',
    onlStallLine: { tableData: [{ price: '2.50' }], deleteData: [] },
  })
  expect(made.result).toMatchObject({ total: 2.5 })
  // Values that would go out of sight are asked about.
  write('')
  const below = await call('admin', 'POST', '/online/onlStall/add', { name: 'B', above: 'A' })
  expect(below, 'it refers to records of the form').toMatchObject({ success: true })
  const edit = join(project, 'src/business/shop.entity.ts')
  writeFileSync(
    edit,
    readFileSync(edit, 'utf8')
      .replace(/, total: \{[^}]*\}/, '')
      .replace(", 'total'", ''),
  )
  const hides = await lading('publish', 'shop', '--as', 'stall')
  expect(hides).toMatchObject({ exit: 6, err: expect.stringContaining('--confirm') })
  expect((await lading('publish', 'shop', '--as', 'stall', '--confirm')).exit).toBe(0)
}, 120_000)

it('logs in without a password on the command line, or says how', async () => {
  let err = ''
  const io = {
    stdout: () => undefined,
    stderr: (text: string) => (err += text),
    interactive: false,
    cwd: project,
  }
  const origin = new URL(server!.url).origin
  const args = ['publish', 'shop', '--server', origin]
  expect(await runProgram(args, { ...io, env: {} })).toBe(2)
  expect(err).toContain('LADING_PASSWORD')
  expect(await runProgram([...args, '--user', 'admin'], { ...io, env: { LADING_PASSWORD: 'wrong' } })).toBe(6)
  expect(await runProgram(args, { ...io, env: { LADING_TOKEN: 'no-token' } })).toBe(6)
  expect(
    await runProgram(['publish', 'shop', '--server', 'http://127.0.0.1:9'], {
      ...io,
      env: { LADING_TOKEN: 'x' },
    }),
  ).toBe(6)
  expect(err).toContain('does not answer')
}, 60_000)
