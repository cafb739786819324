import { signRequest, signTimestamp } from '@lading/core/sign'
import { toData } from '@lading/core/data-form'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app'
import { localCluster } from '../cluster/localCluster'
import { createLogger } from '../logger'
import { handOverForms } from './handOver'
import { seedForms } from './seedForms'
import { readWorkbook } from '../spreadsheet/readWorkbook'
import { testOrder, testOrderServer } from '../testing/orderEntity'
import type { Caller, TestServer } from '../testing/testServer'
import { callerOn, SIGN_SECRET, startTestServer } from '../testing/testServer'
import { sendFile } from '../testing/uploads'
import { publishNew, visitDraft } from '../testing/visitForm'
import { workbook } from '../testing/workbook'

let server: TestServer
let admin: Caller
let sales: Caller
let viewer: Caller
const cluster = localCluster()
const query = async (text: string, values: unknown[] = []) => (await server.db.pool.query(text, values)).rows

/** Gives a role every right of a form, and the group of the menu. */
async function grant(role: string, key: string) {
  await query(
    `INSERT INTO sys_role_permission (role_id, permission_id)
     SELECT r.id, p.id FROM sys_role r, sys_permission p
     WHERE r.role_code = $1 AND (p.perms LIKE $2 OR p.url = '/online') ON CONFLICT DO NOTHING`,
    [role, `online:${key}:%`],
  )
}

/** The test order as data: the same entity without functions, under a name of a stored form. */
const orderAsData = () => {
  const text = JSON.stringify(
    toData({
      ...testOrder,
      lines: {
        tsOrderLine: {
          ...testOrder.lines.tsOrderLine,
          derive: { subtotal: { times: ['quantity', 'price'] } },
        },
      },
      derive: { amount: { sum: 'tsOrderLine.subtotal' } },
    } as never),
  )
  // Nobody keeps the check rules here.
  const unruled = text.replaceAll(/"checkRule":"\w+",/g, '')
  return JSON.parse(unruled.replaceAll('tsOrderLine', 'onlOrderLine')) as object
}

/** What a reader of labels has made of them. */
const labels = {
  name: 'test/labels',
  formsOfLabels: async (text: string, locale: string) => {
    if (text === 'broken') throw new Error('no labels here')
    const item = { kind: 'record' as const, ref: 'nowhere', zh: '物料', en: 'Item' }
    const subtotal = { kind: 'money' as const, readonly: true, zh: '小计', en: 'Subtotal' }
    return {
      drafts: [
        {
          key: 'saOrder',
          area: 'system',
          api: '/sys/user',
          permissions: { prefix: 'system:user', actions: ['list', 'grant'] },
          label: { zh: text, en: 'Order' },
          title: 'name',
          fields: { name: { kind: 'text', zh: '名称', en: 'Name' }, item, amount: { ...subtotal } },
          list: ['name'],
          query: [],
          form: [{ section: { zh: '基', en: 'G' }, rows: [['name', 'item', 'amount']] }],
          lines: {
            saOrderLine: {
              label: { zh: '明细', en: 'Lines' },
              fields: { item, subtotal },
              columns: ['item', 'subtotal'],
            },
          },
          derive: { amount: { sum: 'saOrderLine.subtotal' } },
          review: [`${locale}: a guess`],
        } as never,
      ],
      notes: [],
    }
  },
}

beforeAll(async () => {
  server = await startTestServer([testOrderServer, labels], {}, cluster)
  admin = await server.login('admin')
  viewer = await server.login('viewer')
  await publishNew(admin, 'order', orderAsData())
  await grant('sales', 'onlOrder')
  for (const code of ['sales:tsOrder:reference', 'online:onlOrder:reference'])
    await query(
      `INSERT INTO sys_permission (id, name, perms, perms_type, menu_type) VALUES ($1, $1, $1, '1', 2)`,
      [code],
    )
  sales = await server.login('sales')
})
afterAll(() => server.close())

/** What every resource does, over one that a module brings and one that is stored. */
describe.each([
  { api: '/sales/tsOrder', line: 'tsOrderLine', table: 'ts_order' },
  { api: '/online/onlOrder', line: 'onlOrderLine', table: 'onl_order' },
])('the records of $api', ({ api, line, table }) => {
  const body = (customer: string, count = 2) => ({
    customer,
    [line]: {
      tableData: Array.from({ length: count }, (_, at) => ({
        id: `row_${at}_temp`,
        itemId: `I${at}`,
        quantity: at + 1,
        price: 2,
      })),
      deleteData: [],
    },
  })
  const add = async (given: object) => (await sales.send('POST', `${api}/add`, given)).body
  const list = async (search: string) => (await sales.get(`${api}/list?${search}`)).body.result

  it('are computed, numbered and owned by the server, whatever a client sends', async () => {
    const { result, message } = await add({
      ...body('Evergreen', 3),
      currency: 'USD',
      status: 'done',
      orderNo: 'MINE',
      amount: 1,
      createBy: 'somebody',
      create_by: 'somebody',
      tenantId: 9,
      tenant_id: 9,
      version: 77,
      sysOrgCode: 'Z',
    })
    expect(message).toBe('添加成功！')
    expect(result).toMatchObject({
      status: 'draft',
      currency_dictText: '美元',
      amount: 12,
      version: 1,
      tenantId: 0,
      createBy: 'sales',
      sysOrgCode: 'A01A01',
    })
    expect(result.orderNo).not.toBe('MINE')
    expect(result[line].map((each: { subtotal: number }) => each.subtotal)).toEqual([2, 4, 6])
  })

  it('are listed, searched, sorted, and filtered by an advanced query', async () => {
    for (const customer of ['Find A', 'Find B']) await add(body(customer, 1))
    expect(
      (await list('customer=*Find*&column=customer&order=desc')).records.map(
        (row: { customer: string }) => row.customer,
      ),
    ).toEqual(['Find B', 'Find A'])
    const lines = [{ field: 'customer', rule: 'eq', val: 'Find A', type: 'text' }]
    const params = `superQueryParams=${encodeURIComponent(JSON.stringify(lines))}&superQueryMatchType=and`
    expect((await list(params)).total).toBe(1)
    expect((await sales.get(`${api}/list?column=customer;drop&order=asc`)).body.success).toBe(false)
  })

  it('are changed by one at a time, moved on, and closed by their state', async () => {
    const { result } = await add(body('Step'))
    const edit = (more: object) => sales.send('PUT', `${api}/edit`, { id: result.id, ...more })
    expect((await edit({ version: 1, customer: 'Step 2' })).body.result).toMatchObject({ version: 2 })
    expect((await edit({ version: 1, customer: 'late' })).status).toBe(409)
    const done = await admin.send('POST', `${api}/action/finish`, { id: result.id, version: 2 })
    expect(done.body.result.status).toBe('done')
    expect((await edit({ version: 3, customer: 'closed' })).body.success).toBe(false)
    expect((await sales.send('DELETE', `${api}/delete?id=${result.id}`)).body.success).toBe(false)
    const log = await query('SELECT data_table FROM sys_data_log WHERE data_id = $1', [result.id])
    expect(log.length).toBeGreaterThan(1)
    expect(log.every(({ data_table }) => data_table === table)).toBe(true)
  })

  it('go out and come in as a spreadsheet', async () => {
    await add(body('Out', 1))
    const out = await server.app.inject({
      url: `/api${api}/exportXls?customer=Out`,
      headers: { 'x-access-token': sales.token! },
    })
    const book = await readWorkbook(out.rawPayload, 10)
    expect(JSON.stringify(book)).toContain('Out')
    const answer: object = await sendFile(server, sales, `${api}/importExcel`, {
      name: 'a.xlsx',
      content: await workbook(['客户', '到港'], ['In 1', '2026-01-02'], ['In 2', 'never']),
    })
    expect(answer).toMatchObject({ result: { successCount: 1, errorCount: 1 } })
    expect((await list('customer=In 1')).total).toBe(1)
  })

  it('are for who has the right, and of one tenant', async () => {
    const { result } = await add(body('Apart', 1))
    expect((await viewer.send('POST', `${api}/add`, body('x'))).status).toBe(403)
    expect((await server.anonymous.get(`${api}/list`)).status).toBe(401)
    await query(`UPDATE ${table} SET tenant_id = 7 WHERE id = $1`, [result.id])
    expect((await sales.get(`${api}/queryById?id=${result.id}`)).status).toBe(404)
    expect((await list('customer=Apart')).total).toBe(0)
  })

  it('hide a field that a role may not see, in records, lists, order and workbooks', async () => {
    const { result } = await add({ ...body('Hidden', 1), reference: 'kept' })
    const { reference } = (await admin.get(`${api}/queryById?id=${result.id}`)).body.result
    expect(reference).toBeFalsy()
    const { body: given } = await admin.send('POST', `${api}/add`, {
      ...body('Secret', 1),
      reference: 'secret',
    })
    const seen = (await sales.get(`${api}/queryById?id=${given.result.id}`)).body.result
    expect(seen).not.toHaveProperty('reference')
    expect(seen[line]).toHaveLength(1)
    expect((await list('customer=Secret')).records[0]).not.toHaveProperty('reference')
    expect((await sales.get(`${api}/list?column=reference&order=asc`)).body.success).toBe(false)
    const out = await server.app.inject({
      url: `/api${api}/exportXls?customer=Secret`,
      headers: { 'x-access-token': sales.token! },
    })
    expect(JSON.stringify(await readWorkbook(out.rawPayload, 10))).not.toContain('secret')
  })

  it('are those alone that a data rule of the role lets through', async () => {
    const prefix = api.slice(1).replace('/', ':')
    const [page] = await query(
      `SELECT p.id, rp.role_id FROM sys_permission p JOIN sys_role_permission rp ON rp.permission_id = p.id
       JOIN sys_role r ON r.id = rp.role_id WHERE p.perms = $1 AND p.menu_type = 1 AND r.role_code = 'sales'`,
      [`${prefix}:list`],
    )
    const [one, other] = [await add(body('Ruled in', 1)), await add(body('Ruled out', 1))]
    const { body: ruled } = await admin.send('POST', '/sys/permission/addPermissionRule', {
      permissionId: page.id,
      ruleName: 'r',
      ruleColumn: 'customer',
      ruleConditions: '=',
      ruleValue: 'Ruled in',
    })
    expect(ruled.success).toBe(true)
    await admin.send('POST', '/sys/role/datarule', {
      permissionId: page.id,
      roleId: page.role_id,
      dataRuleIds: (
        await query('SELECT id FROM sys_permission_data_rule WHERE permission_id = $1', [page.id])
      )[0].id,
    })
    const ids = (await list('pageSize=100')).records.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([one.result.id])
    expect((await sales.get(`${api}/queryById?id=${other.result.id}`)).status).toBe(404)
    await admin.send('POST', '/sys/role/datarule', {
      permissionId: page.id,
      roleId: page.role_id,
      dataRuleIds: '',
    })
    expect((await list('customer=Ruled out')).total).toBe(1)
  })
})

describe('a form', () => {
  it('is designed, published and filled in, with menu, rights and dictionary, without a restart', async () => {
    const form = await publishNew(admin, 'visit', visitDraft)
    expect(form).toMatchObject({ code: 'visit', key: 'onlVisit', published: 1, changed: false, findings: [] })
    await grant('sales', 'onlVisit')
    const people = await server.login('sales')
    const { body } = await people.send('POST', '/online/onlVisit/add', {
      place: 'Rotterdam',
      kindOf: 'new',
      onlVisitCost: [{ item: 'Taxi', quantity: 2, price: 12.5 }],
    })
    expect(body.result).toMatchObject({ amount: 25, status_dictText: '草稿', kindOf_dictText: '新客户' })
    const menu = await people.get('/sys/permission/getUserPermissionByToken')
    expect(JSON.stringify(menu.body.result.menu)).toContain('/online/cgformList/visit')
    expect((await people.get('/online/form/definition?key=visit')).body.result.definition.label.en).toBe(
      'Visit',
    )
    expect(
      (await people.get('/online/form/heads')).body.result.map(({ key }: { key: string }) => key),
    ).toContain('onlVisit')
    // Found, told as begun, and named by tables of dictionaries, by whoever may list them.
    const { id, visitNo } = body.result
    const named = { entity: 'onlVisit', entityText: '拜访', id, title: visitNo }
    expect((await people.get(`/sys/record/search?keyWord=${visitNo}`)).body.result).toMatchObject([named])
    const { result: begun } = (await people.get('/sys/record/drafts')).body
    expect(begun).toContainEqual(expect.objectContaining({ entity: 'onlVisit', total: 1 }))
    const texts = '/sys/dict/getDictItems/onl_visit,visit_no,id'
    const signed = { 'x-sign': signRequest(texts, {}, SIGN_SECRET), 'x-timestamp': signTimestamp(new Date()) }
    expect((await people.get(texts, signed)).body.result).toMatchObject([{ value: id, text: visitNo }])
    expect((await viewer.get(`/sys/record/search?keyWord=${visitNo}`)).body.result).toEqual([])
    expect((await viewer.get('/online/form/definition?key=visit')).status).toBe(403)
    expect(
      (await sales.send('PUT', '/online/form/edit', { id: form.id, version: 1, definition: {} })).status,
    ).toBe(403)
  })

  it('is listed where reports and boards say, by its code', async () => {
    const figures = { drafts: { zh: '草稿', en: 'Drafts', boards: ['task'], where: [] } }
    await publishNew(admin, 'listed', {
      label: { zh: '清单', en: 'Listed' },
      title: 'place',
      fields: { place: { kind: 'text', required: true, zh: '地点', en: 'Place' } },
      list: ['place'],
      query: [],
      form: [{ section: { zh: '基本', en: 'General' }, rows: [['place']] }],
      figures,
      review: [],
    })
    const { result: board } = (await admin.get('/sys/board/figures?board=task')).body
    expect(JSON.stringify(board)).toContain('"/online/cgformList/listed?figure=drafts"')
    const columns = [{ name: 'place', title: { zh: '地点', en: 'Place' }, field: 'place' }]
    const label = { zh: '拜访', en: 'Visits' }
    const definition = { source: 'onlListed', columns }
    const { id, version } = (
      await admin.send('POST', '/online/report/add', { code: 'visits', label, definition })
    ).body.result
    await admin.send('POST', '/online/report/publish', { id, version })
    const { body } = await admin.get('/online/report/read?code=visits')
    expect(body.result.drill).toEqual({ path: '/online/cgformList/listed' })
  })

  it('is brought by a program: many at once, with menu, rights and records; what the company changed stays', async () => {
    const context = {
      db: server.db,
      log: createLogger('silent'),
      scale: 0,
      say: () => undefined,
      modules: [testOrderServer],
    }
    const site = { key: 'site', zh: '场站', en: 'Site', icon: 'car', sortNo: 1 }
    const group = { key: 'yard', parent: 'site', zh: '堆场', en: 'Yard', icon: 'car', sortNo: 1 }
    const gate = {
      code: 'gate',
      group: 'yard',
      work: ['sales'],
      read: ['viewer'],
      own: ['sales'],
      samples: { place: ['North', 'South'] },
      definition: {
        ...visitDraft,
        lines: undefined,
        derive: {},
        reference: { value: 'visitNo', text: 'place' },
      },
    }
    const pass = {
      ...gate,
      code: 'pass',
      own: [],
      definition: {
        ...gate.definition,
        fields: { ...visitDraft.fields, gate: { kind: 'record', ref: 'onlGate', zh: '门', en: 'Gate' } },
      },
    }
    // The one that names the other stands first.
    expect(await seedForms(context, [site, group], [pass, gate])).toBe(12)
    const prefixes = new Map<string, string>([['tsOrder', 'TO']])
    for (const { form_key, definition } of await query(
      `SELECT f.form_key, v.definition FROM sys_online_form f JOIN sys_online_form_version v ON v.form_id = f.id`,
    ))
      for (const field of Object.values(JSON.parse(definition).fields) as { kind: string; prefix: string }[])
        if (field.kind === 'code') prefixes.set(form_key, field.prefix)
    const [people, reader] = [await server.login('sales'), await server.login('viewer')]
    const menu = JSON.stringify(
      (await people.get('/sys/permission/getUserPermissionByToken')).body.result.menu,
    )
    expect(menu).toMatch(/"path":"\/site".*"path":"\/yard".*online\/cgformList\/(gate|pass)/)
    const rows = (await people.get('/online/onlPass/list')).body.result.records
    expect(rows.length).toBe(6)
    expect(
      rows.every(({ gate: named, place }: Record<string, string>) => named && /North|South/.test(place!)),
    ).toBe(true)
    expect(
      (await people.get('/online/onlGate/list')).body.result.records.every(
        ({ createBy }: { createBy: string }) => createBy === 'sales',
      ),
    ).toBe(true)
    expect((await reader.get('/online/onlPass/list')).body.result.total).toBe(6)
    expect((await reader.send('POST', '/online/onlPass/add', { place: 'x' })).status).toBe(403)
    // Changed on screen, it stays where it stands and as it is; nothing comes twice.
    const { id } = (await admin.get('/online/form/list?code=gate')).body.result.records[0]
    const { version, draft } = (await admin.get(`/online/form/queryById?id=${id}`)).body.result
    const changed = { ...draft, label: { zh: '大门', en: 'Main gate' } }
    const kept = await admin.send('PUT', '/online/form/edit', { id, version, definition: changed })
    await admin.send('POST', '/online/form/publish', { id, version: kept.body.result.version })
    expect(await seedForms(context, [site, group], [pass, gate])).toBe(0)
    const [entry] = await query(
      `SELECT p.name, g.url FROM sys_permission p JOIN sys_permission g ON g.id = p.parent_id
       WHERE p.perms = 'online:onlGate:list' AND p.menu_type = 1`,
    )
    expect(entry).toEqual({ name: '大门', url: '/yard' })
    const begin = new Set(
      ['Gate', 'Pass', 'Order'].map((each) => prefixes.get(`onl${each}`)).concat(prefixes.get('tsOrder')),
    )
    expect(begin.size).toBe(4)
  })

  it('begins its numbers as no other document does; what it has in force stays', async () => {
    const draft = { ...visitDraft, lines: undefined, derive: {} }
    const [one, other] = [
      await publishNew(admin, 'tripAsk', draft),
      await publishNew(admin, 'tripAnswer', draft),
    ]
    const prefix = one.draft.fields.visitNo.prefix as string
    expect([prefix, other.draft.fields.visitNo.prefix]).toEqual(['TA', 'TRA'])
    const number = (await admin.send('POST', '/online/onlTripAsk/add', { place: 'x' })).body.result.visitNo
    expect(number).toMatch(/^TA\d{12}$/)
    const ask = async (form: typeof one, fields: object) => {
      const definition = { ...form.draft, fields: { ...form.draft.fields, ...fields } }
      const edited = await admin.send('PUT', '/online/form/edit', {
        id: form.id,
        version: form.version,
        definition,
      })
      const order = { id: form.id, version: edited.body.result.version }
      return (await admin.send('POST', '/online/form/publish', order)).body
    }
    const alike = await ask(other, { visitNo: { ...visitDraft.fields.visitNo, prefix } })
    expect(alike).toMatchObject({
      success: false,
      message: expect.stringContaining('编号前缀“TA”已用于“拜访”的“拜访单号”'),
    })
    const { version } = (await admin.get(`/online/form/queryById?id=${other.id}`)).body.result
    const twice = await ask(
      { ...other, version },
      { second: { kind: 'code', prefix: 'TRA', zh: '二', en: 'Two' } },
    )
    expect(twice.result.findings).toEqual([expect.objectContaining({ path: 'fields.second.prefix' })])
    // Two that were alike before this was asked stay as they are.
    for (const table of ['sys_online_form SET draft', 'sys_online_form_version SET definition'])
      await query(
        `UPDATE ${table} = replace(${table.split(' ').at(-1)}, '"prefix":"TRA"', '"prefix":"TA"')
         WHERE ${table.includes('version') ? 'form_id' : 'id'} = $1`,
        [other.id],
      )
    const now = (await admin.get(`/online/form/queryById?id=${other.id}`)).body.result
    const kept = await ask(
      { ...now, draft: { ...now.draft, fields: now.current.fields } },
      { more: { kind: 'text', zh: '多', en: 'More' } },
    )
    expect(kept).toMatchObject({ success: true, result: { published: 2 } })
  })

  it('keeps a field that another form uses of its records', async () => {
    const draft = { ...visitDraft, lines: undefined, derive: {} }
    const target = await publishNew(admin, 'used', draft)
    const ref = { kind: 'record', ref: 'onlUsed', zh: '引用', en: 'Names', where: { size: 'big' } }
    await publishNew(admin, 'using', { ...draft, fields: { ...draft.fields, ref } })
    const { size, ...fields } = target.draft.fields
    const definition = JSON.parse(
      JSON.stringify({ ...target.draft, fields: { ...fields, extent: size } }).replaceAll(
        '"size"',
        '"extent"',
      ),
    )
    const edited = await admin.send('PUT', '/online/form/edit', {
      id: target.id,
      version: target.version,
      definition,
    })
    const order = { id: target.id, version: edited.body.result.version, confirm: true }
    expect((await admin.send('POST', '/online/form/publish', order)).body.message).toContain(
      '“拜访”的字段“引用”用到此表单的字段“size”',
    )
  })

  it('does not need a record of a form that cannot begin without one of it', async () => {
    const draft = { ...visitDraft, lines: undefined, derive: {} }
    const naming = (ref: string, more: object = {}) => {
      const named = { kind: 'record', ref, required: true, zh: '对方', en: 'Other', ...more }
      return { ...draft, fields: { ...draft.fields, named } }
    }
    const hen = await publishNew(admin, 'hen', draft)
    await publishNew(admin, 'nest', naming('onlHen'))
    await publishNew(admin, 'egg', naming('onlNest'))
    const change = async (definition: object, { id }: { id: string }) => {
      const { version } = (await admin.get(`/online/form/queryById?id=${id}`)).body.result
      const edited = await admin.send('PUT', '/online/form/edit', { id, version, definition })
      const order = { id, version: edited.body.result.version }
      return (await admin.send('POST', '/online/form/publish', order)).body
    }
    const circle = await change(naming('onlEgg'), hen)
    expect(circle).toMatchObject({
      success: false,
      message: expect.stringMatching(/“对方”：不能必填：“拜访”、“拜访”的记录又必须引用本表单/),
    })
    expect(circle.result.findings).toMatchObject([{ path: 'fields.named' }])
    expect((await change(naming('onlEgg', { required: false }), hen)).success).toBe(true)
  })

  it('gives roles their rights when it is published, by who may grant', async () => {
    const added = await admin.send('POST', '/online/form/add', {
      code: 'granted',
      label: { zh: '授权', en: 'Granted' },
    })
    const { id, version } = added.body.result
    const order = { id, version, workers: ['sales'], readers: ['viewer'] }
    const nobody = await admin.send('POST', '/online/form/publish', { ...order, workers: ['nobody'] })
    expect(nobody.body).toMatchObject({ success: false, message: expect.stringContaining('nobody') })
    expect((await admin.send('POST', '/online/form/publish', order)).body.result).toMatchObject({
      published: 1,
    })
    const [people, reader] = [await server.login('sales'), await server.login('viewer')]
    expect((await people.send('POST', '/online/onlGranted/add', { name: 'one' })).body.success).toBe(true)
    expect((await reader.get('/online/onlGranted/list')).body.result.total).toBe(1)
    expect((await reader.send('POST', '/online/onlGranted/add', { name: 'two' })).status).toBe(403)
    const versions = (await admin.get(`/online/form/versions?id=${id}`)).body.result
    expect(versions[0].differences).toContainEqual({ path: 'title', is: '"number"' })
    expect(versions[0].differences.find(({ path }: { path: string }) => path === 'fields').is).toMatch(
      /^\{"number"/,
    )
  })

  it('is known to another process at once', async () => {
    const other = await buildApp({
      env: server.env,
      db: server.db,
      log: createLogger('silent'),
      modules: [testOrderServer],
      cluster,
    })
    await other.ready()
    try {
      const there = callerOn(other, server.env.apiBase, admin.token)
      expect((await there.get('/online/onlNews/list')).status).toBe(404)
      await publishNew(admin, 'news', {
        ...visitDraft,
        lines: undefined,
        derive: {},
        label: { zh: '新闻', en: 'News' },
      })
      // It reads the forms anew when it hears of it.
      await expect.poll(async () => (await there.get('/online/onlNews/list')).body.result?.total).toBe(0)
      expect((await there.send('POST', '/online/onlNews/add', { place: 'here' })).body.success).toBe(true)
      expect((await admin.get('/online/onlNews/list')).body.result.total).toBe(1)
      // Of two that are put in force at the same instant, with the same letters before their numbers, one is refused.
      const visitNo = { ...visitDraft.fields.visitNo, prefix: 'SAME' }
      const alike = { ...visitDraft, lines: undefined, derive: {}, fields: { ...visitDraft.fields, visitNo } }
      const drafts = await Promise.all(
        ['here', 'there'].map((code) =>
          admin.send('POST', '/online/form/add', { code, label: alike.label, definition: alike }),
        ),
      )
      const put = await Promise.all(
        drafts.map(({ body: { result } }, at) =>
          [admin, there][at]!.send('POST', '/online/form/publish', {
            id: result.id,
            version: result.version,
          }),
        ),
      )
      expect(put.map(({ body }) => body.success as boolean).sort()).toEqual([false, true])
      expect(put.find(({ body }) => !body.success)!.body.message).toContain('编号前缀“SAME”已用于')
      // What a role is given or loses here is in the menus of both at the very next call, and its rights with it.
      const people = await server.login('sales')
      const seen = async (which: Caller) =>
        JSON.stringify((await which.get('/sys/permission/getUserPermissionByToken')).body.result.menu)
      const both = [people, callerOn(other, server.env.apiBase, people.token)]
      for (const each of both) expect(await seen(each)).not.toContain('cgformList/news')
      await grant('sales', 'onlNews')
      for (const each of both) expect(await seen(each)).toContain('cgformList/news')
      await query(
        `UPDATE sys_permission SET name = '简报' WHERE perms = 'online:onlNews:list' AND menu_type = 1`,
      )
      for (const each of both) expect(await seen(each)).toContain('简报')
      await query(
        `DELETE FROM sys_role_permission WHERE permission_id IN (SELECT id FROM sys_permission WHERE perms LIKE 'online:onlNews:%')`,
      )
      for (const each of both) expect(await seen(each)).not.toContain('cgformList/news')
    } finally {
      await other.close()
    }
  })

  it('is withdrawn when its table has gone to an entity of another name', async () => {
    const draft = JSON.parse(JSON.stringify(visitDraft).replaceAll('onlVisit', 'onlMoved')) as object
    await publishNew(admin, 'moved', draft)
    for (const name of ['moved', 'moved_cost']) await query(`ALTER TABLE onl_${name} RENAME TO site_${name}`)
    await handOverForms(server.db, [])
    const [row] = (await admin.get('/online/form/list?code=moved')).body.result.records
    expect(row).toMatchObject({ published: 0 })
    expect(
      (await query(`SELECT published FROM sys_online_form WHERE code = 'order'`))[0].published,
    ).toBeGreaterThan(0)
    // Put in force again, it gets tables of its own, with all their indexes; those of the other stay.
    await query(`INSERT INTO site_moved (id, place) VALUES ('kept', 'elsewhere')`)
    const { id, version } = (await admin.get(`/online/form/queryById?id=${row.id}`)).body.result
    const again = await admin.send('POST', '/online/form/publish', { id, version })
    expect(again.body).toMatchObject({ success: true, result: { published: 2 } })
    expect((await admin.send('POST', '/online/onlMoved/add', { place: 'here' })).body.success).toBe(true)
    expect((await admin.get('/online/onlMoved/list')).body.result.total).toBe(1)
    const indexes = await query(
      `SELECT tablename, count(*)::int AS indexes FROM pg_indexes WHERE tablename IN ('onl_moved', 'site_moved') GROUP BY 1`,
    )
    expect(new Set(indexes.map((each) => each.indexes)).size).toBe(1)
  })

  it('sorts and finds by its number without reading the whole list; older tables get the index at the start', async () => {
    const indexes = async () =>
      (
        await query(
          `SELECT indexdef FROM pg_indexes WHERE tablename = 'onl_order' AND indexdef LIKE '%order_no%' ORDER BY 1`,
        )
      ).map(({ indexdef }) => indexdef.replace(/^.*USING btree /, ''))
    // Rows without a number are in the index of numbers, too: else it would give no order of all of them.
    const all = ['(tenant_id, lower(order_no) text_pattern_ops)', '(tenant_id, order_no)']
    expect(await indexes()).toEqual(all)
    await query('DROP INDEX onl_order_order_no_begins')
    await handOverForms(server.db, [])
    expect(await indexes()).toEqual(all)
  })

  it('changes with data inside, asks before values go out of sight, and is taken back with them', async () => {
    const { id } = (await admin.get('/online/form/list?code=visit')).body.result.records[0]
    const read = async () => (await admin.get(`/online/form/queryById?id=${id}`)).body.result
    const add = async (size: string) =>
      (await admin.send('POST', '/online/onlVisit/add', { place: 'x', size })).body.result
    const records = [await add('12'), await add('about ten')]
    const sizes = async () =>
      (await admin.get('/online/onlVisit/list?place=x&column=createTime&order=asc')).body.result.records.map(
        ({ size }: { size: unknown }) => size,
      )
    const before = await read()
    const { size: _size, day: _day, ...fields } = before.draft.fields
    const draft = {
      ...before.draft,
      fields: {
        ...fields,
        size: { kind: 'integer', zh: '规模', en: 'Size' },
        note: { kind: 'text', zh: '备注', en: 'Note' },
      },
      query: ['visitNo'],
      form: [{ section: { zh: '拜访', en: 'Visit' }, rows: [['visitNo', 'place', 'size', 'note']] }],
    }
    const edited = await admin.send('PUT', '/online/form/edit', {
      id,
      version: before.version,
      definition: draft,
    })
    const { version } = edited.body.result
    expect(edited.body.result).toMatchObject({ changed: true, findings: [] })
    const preview = (await admin.get(`/online/form/preview?id=${id}`)).body.result
    expect(
      preview.changes.map(({ en, loses }: { en: string; loses: boolean }) => [en.slice(0, 30), loses]),
    ).toEqual([
      ['The field “Size” changes its t', true],
      ['The field “Note” is added', false],
      ['The field “Day” is removed: wh', false],
    ])
    expect(preview.differences.map(({ path }: { path: string }) => path)).toContain('fields.size.kind')
    // Not without a word.
    const refused = await admin.send('POST', '/online/form/publish', { id, version })
    expect(refused.body).toMatchObject({ success: false, message: expect.stringContaining('请确认') })
    expect(await sizes()).toEqual(['12', 'about ten'])
    const published = await admin.send('POST', '/online/form/publish', { id, version, confirm: true })
    expect(published.body.result).toMatchObject({ published: 2 })
    expect(await sizes()).toEqual([12, null])
    // What is written meanwhile stays when it is taken back.
    await admin.send('PUT', '/online/onlVisit/edit', { id: records[0].id, version: 1, size: 13 })
    await admin.send('POST', '/online/onlVisit/add', { place: 'x', size: 14, note: 'kept' })
    const back = await admin.send('POST', '/online/form/takeBack', {
      id,
      version: published.body.result.version,
      confirm: true,
    })
    expect(back.body.result).toMatchObject({ published: 3 })
    expect(await sizes()).toEqual(['13', 'about ten', '14'])
    expect((await query('SELECT note FROM onl_visit WHERE note IS NOT NULL'))[0]).toEqual({ note: 'kept' })
    const versions = (await admin.get(`/online/form/versions?id=${id}`)).body.result
    expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
  })

  it('begins with what labels say, under its own names, and with nothing that nobody here can name', async () => {
    const read = await admin.send('POST', '/online/form/draft', { code: 'told', text: '订单' })
    const { definition, notes } = read.body.result
    expect(definition).toMatchObject({
      key: 'onlTold',
      area: 'online',
      derive: { amount: { sum: 'onlToldLine.subtotal' } },
    })
    expect([definition.api, definition.fields.item, Object.keys(definition.lines)]).toEqual([
      undefined,
      { kind: 'text', zh: '物料', en: 'Item' },
      ['onlToldLine'],
    ])
    expect(notes).toEqual(['zh-CN: a guess', '“物料”所引用的单据或报表“nowhere”不存在，先作为文本'])
    expect(definition.review).toEqual(notes)
    const english = { 'accept-language': 'en-US' }
    const inEnglish = await admin.send('POST', '/online/form/draft', { code: 'told', text: '订单' }, english)
    expect(inEnglish.body.result.notes).toEqual([
      'en-US: a guess',
      'The records or the report “nowhere” that “Item” names are not there: it is a text for now',
    ])
    const body = { code: 'told', label: { zh: '订单', en: 'Order' }, definition }
    const { id, findings } = (await admin.send('POST', '/online/form/add', body)).body.result
    expect(findings).toEqual([])
    await admin.send('DELETE', `/online/form/delete?id=${id}`)
    const refused = await admin.send('POST', '/online/form/draft', { code: 'told', text: 'broken' })
    expect(refused.body).toMatchObject({ success: false, message: '无法读取：no labels here' })
    expect((await sales.send('POST', '/online/form/draft', { code: 'told', text: 'x' })).status).toBe(403)
  })

  it('says clearly where a server, a form and its records are full', async () => {
    const label = { zh: '满', en: 'Full' }
    const many = (from: number, count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `f${from + at}`,
          { kind: 'text', zh: '字段', en: 'Field' },
        ]),
      )
    const { body } = await admin.send('POST', '/online/form/add', {
      code: 'full',
      label,
      definition: {
        ...visitDraft,
        fields: { ...visitDraft.fields, ...many(0, 200) },
        lines: { onlFullLine: { label, fields: many(0, 100), columns: ['f0'] } },
        derive: {},
      },
    })
    const { id, version, findings } = body.result
    expect(findings).toEqual([
      expect.objectContaining({ path: 'fields', zh: '字段过多：一个表单最多300个字段，现有307个' }),
    ])
    const refused = await admin.send('POST', '/online/form/publish', { id, version })
    expect(refused.body).toMatchObject({
      success: false,
      message: '不能发布：字段过多：一个表单最多300个字段，现有307个',
    })
    // As many as a server holds.
    await query(
      `INSERT INTO sys_online_form (id, code, form_key, label_zh, label_en, draft)
       SELECT 'filler' || n, 'filler' || n, 'onlFiller' || n, 'x', 'x', '{}'
       FROM generate_series(1, 500 - (SELECT count(*)::int FROM sys_online_form)) n`,
    )
    const tooMany = await admin.send('POST', '/online/form/add', { code: 'oneMore', label })
    expect(tooMany.body).toMatchObject({ success: false, message: '在线表单最多500个' })
    await query(`DELETE FROM sys_online_form WHERE id LIKE 'filler%' OR id = $1`, [id])
    // As many records as a form may hold, by what the database estimates.
    const estimate = (rows: number) =>
      query(`UPDATE pg_class SET reltuples = $1 WHERE oid = 'onl_order'::regclass`, [rows])
    await estimate(2_000_000)
    const row = { customer: 'No room', onlOrderLine: { tableData: [], deleteData: [] } }
    for (const path of ['/online/onlOrder/add', '/online/cgform/api/form/order?tabletype=2'])
      expect((await sales.send('POST', path, row)).body).toMatchObject({
        success: false,
        message: '该表单已有约2000000条记录，达到上限，请联系管理员',
      })
    const file = { name: 'a.xlsx', content: await workbook(['客户'], ['No room']) }
    expect(await sendFile(server, sales, '/online/onlOrder/importExcel', file)).toMatchObject({
      success: false,
      message: expect.stringContaining('达到上限'),
    })
    await estimate(10)
    expect((await sales.get('/online/onlOrder/list?customer=No room')).body.result.total).toBe(0)
  })

  it('tells what is wrong with a draft, keeps it all the same, and does not publish it', async () => {
    const added = await admin.send('POST', '/online/form/add', {
      code: 'poor',
      label: { zh: '差', en: 'Poor' },
    })
    const { id, version, draft } = added.body.result
    const states = ['draft', 'waiting', 'done']
    const why = { name: 'why', kind: 'dict', dict: 'nothing', zh: '缘由', en: 'Why' }
    const approved = {
      workflow: {
        field: 'status',
        initial: 'draft',
        states: Object.fromEntries(states.map((name) => [name, { zh: '态', en: name }])),
        actions: {
          submit: { zh: '提交', en: 'Submit', from: ['draft'], to: 'waiting' },
          approve: { zh: '批准', en: 'Approve', from: ['waiting'], to: 'done', input: [why] },
        },
        allow: { edit: ['draft'], delete: ['draft'] },
      },
      approval: {
        steps: [
          { by: { role: 'sales' }, zh: '售', en: 'Sales' },
          { by: { role: 'nobody' }, zh: '审', en: 'Nobody' },
        ],
      },
    }
    const definition = {
      ...draft,
      fields: {
        ...draft.fields,
        who: { kind: 'record', ref: 'sysUser', zh: '人', en: 'Who', fills: { tenantId: 'name' } },
        slow: { kind: 'text', rules: [{ pattern: '(a+)+$' }], zh: '慢', en: 'Slow' },
        choice: { kind: 'dict', dict: 'nowhere', zh: '选择', en: 'Choice' },
        begun: { kind: 'money', default: '1; DROP', currency: 'toString', zh: '金额', en: 'Amount' },
        secret: { kind: 'dict', dict: 'sys_user,password,username', zh: '密', en: 'Secret' },
        tree: { kind: 'tree', dict: 'sys_user,password,username', zh: '树', en: 'Tree' },
        place: { kind: 'tree', dict: 'sys_depart,depart_name,id', zh: '部门', en: 'Department' },
        above: { kind: 'record', ref: 'onlPoor', required: true, zh: '上级', en: 'Above' },
        beside: { kind: 'record', ref: 'onlPoor', zh: '同级', en: 'Beside' },
        ruled: { kind: 'text', checkRule: 'noRule', zh: '校验', en: 'Ruled' },
        status: { kind: 'status', readonly: true, zh: '状态', en: 'Status' },
      },
      ...approved,
      list: ['number', 'gone'],
      reference: { value: 'number', columns: ['constructor'] },
      lines: { costs: { label: { zh: '费', en: 'Costs' }, fields: {}, columns: [] } },
      checks: {
        told: {
          assert: { field: 'begun', op: 'filled' },
          message: { zh: '请填写', en: 'Fill it in' },
          field: 'begn',
        },
      },
    }
    const { body } = await admin.send('PUT', '/online/form/edit', { id, version, definition })
    expect(body.result.findings.map(({ en }: { en: string }) => en)).toEqual([
      expect.stringContaining('"gone" is a column of the list'),
    ])
    const second = await admin.send('PUT', '/online/form/edit', {
      id,
      version: body.result.version,
      definition: { ...definition, list: ['number'] },
    })
    const { findings } = second.body.result
    for (const text of ['审批步骤“审”的角色“nobody”不存在', '没有校验规则“noRule”', '没有字典“nothing”'])
      expect(findings).toContainEqual(expect.objectContaining({ zh: text }))
    expect(findings.map(({ path }: { path: string }) => path).sort()).toEqual([
      '',
      'actions.approve.input.why.dict',
      'approval.steps[1].by',
      'fields.above',
      'fields.begun',
      'fields.begun.default',
      'fields.choice.dict',
      'fields.ruled.checkRule',
      'fields.secret.dict',
      'fields.slow.rules',
      'fields.tree.dict',
      'fields.who',
      'fields.who.ref',
      'lines.costs',
      'reference',
    ])
    const refused = await admin.send('POST', '/online/form/publish', {
      id,
      version: second.body.result.version,
    })
    expect(refused.body).toMatchObject({
      success: false,
      message: expect.stringMatching(/^不能发布：“[^”]+”/),
      result: { findings: expect.any(Array) },
    })
    expect((await admin.send('PUT', '/online/form/edit', { id, version, definition })).status).toBe(409)
    expect((await admin.send('DELETE', `/online/form/delete?id=${id}`)).body.success).toBe(true)
  })
})

describe('what a designer may not do', () => {
  const attempt = (code: unknown, definition?: object) =>
    admin.send('POST', '/online/form/add', {
      code,
      label: { zh: '攻', en: 'Attack' },
      ...(definition ? { definition } : {}),
    })

  it.each(['sys_user', 'x"; DROP TABLE sys_user; --', '../up', 'Visit', 'a'.repeat(31), '', '1st', 'visit'])(
    'gives no form the code %j',
    async (code) => {
      const { status, body } = await attempt(code)
      expect(status === 400 || body.success === false).toBe(true)
    },
  )

  it('reaches no table, path or right of others by what the definition says of itself', async () => {
    const definition = {
      ...visitDraft,
      lines: undefined,
      derive: {},
      key: 'sysUser',
      name: 'SysUser',
      area: 'system',
      api: '/sys/user',
      table: 'sys_user',
      permissions: { prefix: 'system:user', actions: ['list', 'add', 'grant'] },
    }
    const { body } = await attempt('claim', definition)
    expect(body.result.draft).toMatchObject({
      key: 'onlClaim',
      name: 'OnlClaim',
      area: 'online',
      permissions: { prefix: 'online:onlClaim', actions: ['list', 'add', 'finish'] },
    })
    expect(body.result.draft.api).toBeUndefined()
    // What is no part of a definition is told, not dropped in silence.
    expect(body.result.findings.map(({ path }: { path: string }) => path)).toEqual(['table'])
  })

  it.each([
    ['a column', { 'a" text; DROP TABLE sys_user; --': { kind: 'text', zh: 'a', en: 'a' } }],
    ['a system column', { tenantId: { kind: 'integer', zh: 'a', en: 'a' } }],
    ['a system column in disguise', { createBY: { kind: 'text', zh: 'a', en: 'a' } }],
    [
      'two names of one column',
      { aBc: { kind: 'text', zh: 'a', en: 'a' }, aBC: { kind: 'text', zh: 'a', en: 'a' } },
    ],
    ['a kind', { a: { kind: 'text; DROP TABLE sys_user', zh: 'a', en: 'a' } }],
  ])('names no %s of its own', async (_what, more) => {
    const code = `x${Math.random().toString(36).slice(2, 10)}`
    const { body } = await attempt(code, {
      ...visitDraft,
      lines: undefined,
      derive: {},
      fields: { ...visitDraft.fields, ...more },
    })
    expect(body.result.findings.length).toBeGreaterThan(0)
    const { id, version } = body.result
    expect(
      (await admin.send('POST', '/online/form/publish', { id, version, confirm: true })).body.success,
    ).toBe(false)
    expect(await query(`SELECT to_regclass($1) AS made`, [`onl_${code}`])).toEqual([{ made: null }])
  })

  it('pollutes no prototype', async () => {
    for (const key of ['__proto__', 'constructor']) {
      const text = JSON.stringify({
        code: 'proto',
        label: { zh: 'a', en: 'a' },
        definition: visitDraft,
      }).replace('"fields":{', `"fields":{"${key}":{"kind":"text","zh":"a","en":"a","polluted":true},`)
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/online/form/add',
        payload: text,
        headers: { 'content-type': 'application/json', 'x-access-token': admin.token! },
      })
      expect(response.json().success).toBe(false)
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('reads no record of another tenant through a reference', async () => {
    const field = { kind: 'record', ref: 'onlVisit', fills: { where: 'place' }, zh: '拜访', en: 'Visit' }
    await publishNew(admin, 'report', {
      ...visitDraft,
      lines: undefined,
      derive: {},
      fields: {
        ...visitDraft.fields,
        visit: field,
        where: { kind: 'text', readonly: true, zh: '地', en: 'Where' },
      },
    })
    const foreign = (await admin.send('POST', '/online/onlVisit/add', { place: 'secret place' })).body.result
    const own = (await admin.send('POST', '/online/onlVisit/add', { place: 'own place' })).body.result
    await query('UPDATE onl_visit SET tenant_id = 7 WHERE id = $1', [foreign.id])
    const add = async (visit: string) =>
      (await admin.send('POST', '/online/onlReport/add', { place: 'p', visit })).body
    expect(await add(own.visitNo)).toMatchObject({ success: true, result: { where: 'own place' } })
    const refused = await add(foreign.visitNo)
    expect(refused.success).toBe(false)
    expect(JSON.stringify(refused)).not.toContain('secret place')
    const picked = await admin.get('/online/onlVisit/pick')
    expect(JSON.stringify(picked.body)).not.toContain('secret place')
    // Named by another form, its records stay nameable.
    const form = (await admin.get('/online/form/list?code=visit')).body.result.records[0]
    const { draft, version } = (await admin.get(`/online/form/queryById?id=${form.id}`)).body.result
    const { reference: _reference, ...unnamed } = draft
    const edited = await admin.send('PUT', '/online/form/edit', { id: form.id, version, definition: unnamed })
    const published = await admin.send('POST', '/online/form/publish', {
      id: form.id,
      version: edited.body.result.version,
      confirm: true,
    })
    expect(published.body.message).toContain('引用此表单的记录')
  })

  it('does it for all tenants only from none', async () => {
    await query(`INSERT INTO sys_tenant (id, name, status) VALUES (7, 'Seven', 1) ON CONFLICT DO NOTHING`)
    await query(`UPDATE sys_user SET rel_tenant_ids = '7' WHERE username = 'admin'`)
    const inSeven = await admin.send(
      'POST',
      '/online/form/add',
      { code: 'seven', label: { zh: '七', en: 'Seven' } },
      { 'tenant-id': '7' },
    )
    await query(`UPDATE sys_user SET rel_tenant_ids = '' WHERE username = 'admin'`)
    expect(inSeven.status).toBe(403)
  })
})

describe('the public clients’ calls', () => {
  it('describe list and form, and read and write records', async () => {
    const columns = (await sales.get('/online/cgform/api/getColumns/order')).body.result
    expect(columns).toMatchObject({
      description: '测试订单',
      tableType: 2,
      enhanceJs: '',
      paginationFlag: 'Y',
    })
    expect(columns.columns.map(({ dataIndex }: { dataIndex: string }) => dataIndex)).toEqual(testOrder.list)
    expect(columns.dictOptions.status.map(({ value }: { value: string }) => value)).toEqual(['draft', 'done'])
    const item = (await sales.get('/online/cgform/api/getFormItem/onlOrder')).body.result
    expect(item.schema.required).toEqual(['customer'])
    expect(item.schema.properties.onlOrderLine).toMatchObject({ view: 'tab', describe: '明细' })
    const added = await sales.send('POST', '/online/cgform/api/form/order?tabletype=2', {
      customer: 'Outside',
      onlOrderLine: [{ itemId: 'A', quantity: 2, price: 3 }],
    })
    expect(added.body).toMatchObject({ success: true, result: expect.any(String) })
    const { result: record } = (await sales.get(`/online/cgform/api/form/order/${added.body.result}`)).body
    expect(record).toMatchObject({ amount: 6, onlOrderLine: [{ itemId: 'A' }] })
    const edited = await sales.send('PUT', '/online/cgform/api/form/order', {
      id: record.id,
      customer: 'Changed',
      onlOrderLine: '',
      amount: 7,
      removed: 'since then',
    })
    expect(edited.body).toMatchObject({ success: true, message: '修改成功!未保存：removed, amount' })
    const data = (await sales.get('/online/cgform/api/getData/order?customer=Changed&pageSize=-521')).body
      .result
    expect(data.records).toHaveLength(1)
    expect((await sales.send('DELETE', `/online/cgform/api/form/order/${record.id}`)).body.success).toBe(true)
    expect((await sales.get('/online/cgform/api/getColumns/nowhere')).body.message).toContain('NO_DB_SYNC')
    expect((await viewer.get('/online/cgform/api/getColumns/order')).status).toBe(403)
    expect((await viewer.get('/online/cgform/api/getData/order')).status).toBe(403)
  })

  it('take lines as tables of their own, with the rights of their records', async () => {
    const path = '/online/cgform/api'
    const get = async (caller: Caller, way: string) => (await caller.get(path + way)).body
    const order = { customer: 'Lined', onlOrderLine: [{ itemId: 'A', quantity: 2, price: 3 }] }
    const { result: id } = (await sales.send('POST', `${path}/form/order`, order)).body
    const columns = (await get(sales, '/getColumns/onlOrderLine?tabletype=3')).result
    expect(columns).toMatchObject({ tableType: 3, enhanceJs: '', hideColumns: [] })
    expect(columns.foreignKeys).toEqual([{ field: 'parentId', table: 'onlOrder', key: 'id' }])
    expect((await get(sales, '/getQueryInfo/onlOrderLine')).result).toEqual([])
    expect((await get(sales, '/getFormItem/onlOrderLine')).result.head.tableType).toBe(3)
    expect((await get(sales, '/getData/onlOrderLine?tabletype=3')).result.records).toEqual([])

    const line = { parentId: id, itemId: 'B', quantity: 5, price: 1, tenantId: 9, id: 'mine' }
    const added = (await sales.send('POST', `${path}/form/onlOrderLine?tabletype=3`, line)).body
    const both = (await get(sales, `/getData/onlOrderLine?tabletype=3&parentId=${id}&pageSize=1&pageNo=2`))
      .result
    expect(both).toMatchObject({ total: 2, records: [{ itemId: 'B', quantity: 5 }] })
    expect(added.result).toBe(both.records[0].id)
    const changed = { id: added.result, quantity: 7 }
    expect((await sales.send('PUT', `${path}/form/onlOrderLine`, changed)).body.success).toBe(true)
    expect((await get(sales, `/form/onlOrderLine/${added.result}`)).result).toMatchObject({ quantity: 7 })
    expect((await get(sales, `/form/order/${id}`)).result.amount).toBe(13)
    expect((await get(sales, `/subform/onlOrderLine/${id}`)).result).toMatchObject({ itemId: 'A' })

    // Nobody reaches lines by their names or ids without the rights of the records.
    for (const way of ['/getColumns/onlOrderLine', `/getData/onlOrderLine?parentId=${id}`])
      expect((await viewer.get(path + way)).status).toBe(403)
    const stolen = await viewer.send('PUT', `${path}/form/onlOrderLine`, changed)
    expect([stolen.status, (await viewer.get(`${path}/subform/onlOrderLine/${id}`)).status]).toEqual([
      403, 403,
    ])
    expect((await sales.send('PUT', `${path}/form/onlOrderLine`, { id: 'nowhere' })).status).toBe(404)
    expect((await sales.send('POST', `${path}/form/onlOrderLine`, { itemId: 'C' })).status).toBe(400)

    expect((await sales.send('DELETE', `${path}/form/onlOrderLine/${added.result}`)).body.success).toBe(true)
    expect((await get(sales, `/subform/list/onlOrderLine/${id}`)).result).toHaveLength(1)
    const info = (await get(sales, '/getQueryInfoVue3/order')).result
    expect(Object.keys(info.properties)).toEqual(
      testOrder.query.map((item) => (typeof item === 'string' ? item : Object.keys(item)[0])),
    )
  })

  it('give a tree level by level, and options of linked choices without reading SQL', async () => {
    const tree = {
      ...visitDraft,
      key: 'onlPlace',
      style: 'tree',
      fields: {
        ...visitDraft.fields,
        above: { kind: 'record', ref: 'onlPlace', zh: '上级', en: 'Above' },
      },
      lines: undefined,
      derive: undefined,
    }
    const { key } = (await publishNew(admin, 'place', tree)) as { key: string }
    const path = '/online/cgform/api'
    const add = async (place: string, above?: string) =>
      (await admin.send('POST', `${path}/form/place`, { place, above })).body.result as string
    const port = await add('Port')
    const above = (await admin.get(`${path}/form/place/${port}`)).body.result.visitNo as string
    await add('Quay', above)
    const level = async (more: string) =>
      (await admin.get(`${path}/getTreeData/place?pageSize=-521${more}`)).body.result.records.map(
        ({ place, hasChild }: Record<string, unknown>) => [place, hasChild],
      )
    expect(await level('&hasQuery=false&above=0')).toEqual([['Port', '1']])
    expect(await level(`&hasQuery=in&above=${port}`)).toEqual([['Quay', '0']])
    expect(await level('&hasQuery=true&place=*Quay*')).toEqual([['Quay', '0']])

    const options = async (more: string, caller = admin) => {
      const asked = 'table=onl_place&txt=place&key=id&pidField=above'
      return (await caller.get(`${path}/querySelectOptions?${asked}${more}`)).body
    }
    expect((await options(`&pidValue=${above}`)).result).toMatchObject([{ label: 'Quay', pid: above }])
    const named = encodeURIComponent(`place = 'Port' and size = ''`)
    expect((await options(`&condition=${named}`)).success).toBe(true)
    for (const condition of [
      "1=1 or place = 'x'",
      "place = 'a' -- ",
      "place = 'a'; drop table sys_user",
      'x(1)',
    ])
      expect((await options(`&condition=${encodeURIComponent(condition)}`)).message).toContain('字典Code')
    expect((await options('', viewer)).success).toBe(false)
    const taken = async (name: string) =>
      (await admin.get(`${path}/checkOnlyTable?tbname=${name}`)).body.success
    expect([await taken('ONL_PLACE'), await taken(key), await taken('free')]).toEqual([false, false, true])
  })
})
