import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { orderBody } from '../testing/orderEntity'
import { hasRedis, startRedis } from '../testing/redisServer'
import type { ServerProcess } from '../testing/serverProcess'
import { mustStart } from '../testing/serverProcess'
import { freshDatabase } from '../testing/freshDatabase'
import { publishNew, visitDraft } from '../testing/visitForm'
import { DEMO_ACCOUNTS } from '../seed/demoPeople'

const database = process.env.TEST_DATABASE_URL
/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Two real processes on one PostgreSQL and one Redis, started at the same time on an empty database. */
describe.skipIf(!database || !hasRedis)('two processes', () => {
  const dirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'lading-two-')))
  const uploads = mkdtempSync(join(tmpdir(), 'lading-two-files-'))
  let redis: Awaited<ReturnType<typeof startRedis>>
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let a: ServerProcess
  let b: ServerProcess

  beforeAll(async () => {
    redis = await startRedis()
    fresh = await freshDatabase(database!)
    const start = (dir: string) =>
      mustStart({
        DATA_DIR: dir,
        DATABASE_URL: fresh.url,
        REDIS_URL: redis.url,
        UPLOAD_DIR: uploads,
        CAPTCHA_TEXT: '',
        TOKEN_SECRET: 'one-token-secret-of-both-processes-0123456789',
        SIGN_SECRET: 'one-sign-secret-of-both-processes-0123456789',
      })
    ;[a, b] = (await Promise.all(dirs.map(start))) as [ServerProcess, ServerProcess]
  }, 120_000)
  afterAll(async () => {
    await Promise.all([a?.stop(), b?.stop()])
    await fresh?.drop()
    await redis?.stop()
    for (const dir of [...dirs, uploads]) rmSync(dir, { recursive: true, force: true })
  })

  const call = async (
    { api }: ServerProcess,
    method: string,
    path: string,
    { token = '', body }: { token?: string; body?: unknown } = {},
  ) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { 'x-access-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of many calls
    return { status: response.status, body: (await response.json()) as any }
  }
  /** The text of the newest captcha of a key, as only Redis knows it. */
  const captchaOf = async (key: string) => {
    const { Redis } = await import('ioredis')
    const client = new Redis(redis.url)
    const members = await client.zrange(`lading:bag:captcha:${key}`, '0', '-1')
    client.disconnect()
    return members.at(-1)!.split(':')[1]!
  }
  let keys = 0
  const tryLogin = async (draw: ServerProcess, use: ServerProcess, username: string, password: string) => {
    keys += 1
    await call(draw, 'GET', `/sys/randomImage/two${keys}`)
    const captcha = await captchaOf(`two${keys}`)
    return call(use, 'POST', '/sys/login', {
      body: { username, password, captcha, checkKey: `two${keys}` },
    })
  }
  const login = async (username: string): Promise<string> => {
    const { body } = await tryLogin(a, b, username, 'Lading@2026')
    expect(body.message).toBe('登录成功')
    return body.result.token
  }
  /** An open socket and what it heard since: the first message may come with the answer that opens it. */
  const open = async ({ api }: ServerProcess, path: string, token: string) => {
    const socket = new WebSocket(`${api.replace('http', 'ws')}${path}`, [token])
    const heard: string[] = []
    socket.on('message', (data) => heard.push(String(data)))
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    /** The first message with a part, when it is there. */
    const message = async (part = '') => {
      const find = () => heard.find((text) => text.includes(part))
      await expect.poll(find).toBeDefined()
      return JSON.parse(find()!) as { data?: unknown }
    }
    return { socket, heard, message, close: () => socket.close() }
  }
  const idOf = async (token: string) =>
    (await call(a, 'GET', '/sys/user/getUserInfo', { token })).body.result.userInfo.id as string

  /** The option EUR as an edit sends it. */
  const anItem = async (server: ServerProcess, token: string) => {
    const dicts = await call(server, 'GET', '/sys/dict/list?dictCode=currency', { token })
    const [{ id: dictId }] = dicts.body.result.records
    const items = await call(server, 'GET', `/sys/dictItem/list?dictId=${dictId}&itemValue=EUR`, { token })
    const { id, itemValue } = items.body.result.records[0]
    return { id, dictId, itemValue } as Record<string, string>
  }

  it('made one set of tables and people', async () => {
    const client = new pg.Client({ connectionString: fresh.url })
    await client.connect()
    const { rows } = await client.query(`SELECT username FROM sys_user GROUP BY username ORDER BY username`)
    await client.end()
    expect(rows.map(({ username }) => username)).toEqual(DEMO_ACCOUNTS.map(({ username }) => username).sort())
  })

  it('share captchas and sessions: drawn on one, used on the other', async () => {
    const token = await login('sales')
    for (const server of [a, b])
      expect((await call(server, 'GET', '/sales/tsOrder/list', { token })).body.success).toBe(true)
  })

  it('use a captcha once', async () => {
    await call(a, 'GET', '/sys/randomImage/once')
    const captcha = await captchaOf('once')
    const body = { username: 'sales', password: 'wrong', captcha, checkKey: 'once' }
    const [first, second] = await Promise.all(
      [a, b].map((server) => call(server, 'POST', '/sys/login', { body })),
    )
    expect([first!.body.message, second!.body.message].sort()).toEqual(
      ['用户名或密码错误', '验证码错误'].sort(),
    )
  })

  it('end a session everywhere at once, and close its sockets on the other process', async () => {
    const [admin, viewer] = [await login('admin'), await login('viewer')]
    const { socket } = await open(a, `/websocket/${await idOf(viewer)}`, viewer)
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    expect((await call(a, 'GET', '/sales/tsOrder/list', { token: viewer })).status).toBe(200)
    const began = Date.now()
    const kicked = await call(b, 'POST', '/sys/online/forceLogout', { token: admin, body: { token: viewer } })
    expect(kicked.body.message).toBe('退出登录成功！')
    expect(await closed).toBe(4401)
    // Told, and not found out when sessions are looked at again, each 4 s.
    expect(Date.now() - began).toBeLessThan(3_500)
    expect((await call(a, 'GET', '/sales/tsOrder/list', { token: viewer })).status).toBe(401)
  })

  it('send a record saved on one to the grids on the other, and count it there', async () => {
    const [sales, admin] = [await login('sales'), await login('admin')]
    const total = async () =>
      (await call(b, 'GET', '/sales/tsOrder/list?pageSize=1', { token: admin })).body.result.total
    const socket = await open(b, `/vxeSocket/${await idOf(admin)}/page`, admin)
    const before = await total()
    const { body } = await call(a, 'POST', '/sales/tsOrder/add', { token: sales, body: orderBody('far', 1) })
    expect(await socket.message()).toMatchObject({
      type: 'update_vxe_table',
      data: { socketKey: 'tsOrder', args: [{ id: body.result.id, customer: 'far' }, ''] },
    })
    expect(await total()).toBe(before + 1)
    socket.close()
  })

  it('tell the grids on the other of a record that leaves their data rules', async () => {
    const admin = await login('admin')
    const { body } = await call(a, 'POST', '/sales/tsOrder/add', {
      token: admin,
      body: { ...orderBody('leaves', 0), currency: 'EUR' },
    })
    const client = new pg.Client({ connectionString: fresh.url })
    await client.connect()
    await client.query(
      `WITH page AS (SELECT id FROM sys_permission WHERE perms = 'sales:tsOrder:list' AND menu_type = 1 AND NOT hidden),
        rule AS (INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value)
          SELECT 'euro', id, 'r', 'currency', '=', 'EUR' FROM page RETURNING permission_id)
       UPDATE sys_role_permission SET data_rule_ids = 'euro' WHERE permission_id = (SELECT permission_id FROM rule)`,
    )
    const sales = await login('sales')
    const socket = await open(b, `/vxeSocket/${await idOf(sales)}/page`, sales)
    const { id } = body.result
    await call(a, 'PUT', '/sales/tsOrder/edit', { token: admin, body: { id, version: 1, currency: 'USD' } })
    expect((await socket.message()).data).toEqual({
      key: 'rows:tsOrder',
      args: [{ recordId: id, version: 2, changes: [{ type: 'remove', id }] }],
    })
    await client.query(`UPDATE sys_role_permission SET data_rule_ids = ''`)
    await client.end()
    socket.close()
  })

  it('pass announcements and rows of clients on', async () => {
    const [admin, sales] = [await login('admin'), await login('sales')]
    const notices = await open(a, `/websocket/${await idOf(sales)}`, sales)
    await call(b, 'POST', '/sys/annountCement/add', {
      token: admin,
      body: { titile: 'both', msgContent: '<p>x</p>', msgType: 'ALL' },
    })
    const { body } = await call(b, 'GET', '/sys/annountCement/list?titile=both', { token: admin })
    await call(b, 'GET', `/sys/annountCement/doReleaseData?id=${body.result.records[0].id}`, { token: admin })
    expect(await notices.message('topic')).toMatchObject({ cmd: 'topic', msgTxt: 'both' })
    const [from, to] = [
      await open(a, `/vxeSocket/${await idOf(sales)}/p1`, sales),
      await open(b, `/vxeSocket/${await idOf(admin)}/p2`, admin),
    ]
    from.socket.send(
      JSON.stringify({ type: 'update_vxe_table', data: { socketKey: 'k', args: [{ id: '1' }, 'c'] } }),
    )
    expect(await to.message()).toMatchObject({ data: { socketKey: 'k', args: [{ id: '1' }, 'c'] } })
    for (const socket of [notices, from, to]) socket.close()
  })

  it('see a changed dictionary on the other process at once', async () => {
    const admin = await login('admin')
    const options = async () =>
      (await call(b, 'GET', '/sys/user/getUserInfo', { token: admin })).body.result.sysAllDictItems.currency
    const untouched = JSON.stringify(await options())
    const pages = await open(b, `/websocket/${await idOf(admin)}`, admin)
    const before = await pages.message('dictionaries')
    const inForce = () =>
      JSON.parse(pages.heard.findLast((text) => text.includes('dictionaries'))!) as unknown
    const client = new pg.Client({ connectionString: fresh.url })
    await client.connect()
    await client.query(`UPDATE sys_dict_item SET item_text = 'changed' WHERE item_value = 'EUR'`)
    await client.end()
    await call(a, 'GET', '/sys/dict/refleshCache', { token: admin })
    await expect.poll(async () => JSON.stringify(await options())).toContain('changed')
    expect(untouched).not.toContain('changed')
    // Pages at the other process are told, too, and by the version that this one names.
    await call(a, 'PUT', '/sys/dictItem/edit', {
      token: admin,
      body: { ...(await anItem(a, admin)), itemText: 'told at once' },
    })
    await expect.poll(async () => JSON.stringify(await options())).toContain('told at once')
    await expect.poll(inForce).not.toEqual(before)
    const again = await open(a, `/websocket/${await idOf(admin)}`, admin)
    const first = await again.message()
    await expect.poll(inForce).toEqual(first)
    for (const socket of [pages, again]) socket.close()
  })

  it('give a file that was stored on one out on the other, and forget it together', async () => {
    const sales = await login('sales')
    const form = new FormData()
    form.append('biz', 'temp')
    form.append('file', new File([PNG], 'two.png', { type: 'image/png' }))
    const stored = await fetch(`${a.api}/sys/common/upload`, {
      method: 'POST',
      headers: { 'x-access-token': sales },
      body: form,
    })
    const { message: path } = (await stored.json()) as { message: string }
    const read = ({ api }: ServerProcess) =>
      fetch(`${api}/sys/common/static/${path}`, { headers: { 'x-access-token': sales } })
    const answer = await read(b)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG)
    const removed = await call(b, 'DELETE', `/sys/upload/delImg?filePath=${encodeURIComponent(path)}`, {
      token: sales,
    })
    expect(removed.body.success).toBe(true)
    expect((await read(a)).status).toBe(404)
  })

  it('carry out a write once that reaches both', async () => {
    const sales = await login('sales')
    const write = ({ api }: ServerProcess) =>
      fetch(`${api}/sales/tsOrder/add`, {
        method: 'POST',
        headers: {
          'x-access-token': sales,
          'content-type': 'application/json',
          'idempotency-key': 'both-of-them',
        },
        body: JSON.stringify(orderBody('twice', 2)),
      }).then((response) => response.json() as Promise<{ result: { id: string } | null }>)
    const answers = await Promise.all([a, b, a, b].map(write))
    const ids = new Set(answers.flatMap(({ result }) => (result?.id ? [result.id] : [])))
    expect(ids.size).toBe(1)
    const { body } = await call(a, 'GET', '/sales/tsOrder/list?customer=twice', { token: sales })
    expect(body.result.total).toBe(1)
  })

  it('run a job on one of them each time it is due', async () => {
    const client = new pg.Client({ connectionString: fresh.url })
    await client.connect()
    // Every run that begins leaves a line: the time of the run before it, which two runs of one turn would share.
    await client.query(`
      CREATE TABLE test_run (id serial, before timestamptz);
      CREATE FUNCTION note_run() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO test_run (before) VALUES (OLD.last_run); RETURN NEW; END $$;
      CREATE TRIGGER noted AFTER UPDATE ON sys_quartz_job FOR EACH ROW
        WHEN (NEW.last_result IS NOT DISTINCT FROM OLD.last_result AND NEW.last_run IS DISTINCT FROM OLD.last_run)
        EXECUTE FUNCTION note_run();
      INSERT INTO sys_quartz_job (id, job_class_name, cron_expression, status, last_run, last_result, update_time)
        VALUES ('two', 'checkDatabase', '0/1 * * * * ? *', 0, now() - interval '1 minute', 'ok: 1 answer', now())`)
    const runs = async () =>
      (await client.query<{ before: string }>('SELECT before::text FROM test_run')).rows.map(
        ({ before }) => before,
      )
    await expect
      .poll(async () => (await runs()).length, { timeout: 60_000, interval: 250 })
      .toBeGreaterThanOrEqual(3)
    await client.query(`UPDATE sys_quartz_job SET status = -1 WHERE id = 'two'`)
    const seen = await runs()
    await client.end()
    expect(new Set(seen).size).toBe(seen.length)
  }, 90_000)

  it('count wrong passwords together', async () => {
    const tries = []
    for (let at = 0; at < 5; at += 1) tries.push(await tryLogin(a, at % 2 ? a : b, 'viewer', 'wrong'))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const last = await tryLogin(a, a, 'viewer', 'Lading@2026')
    expect(last.status).toBe(429)
    expect(last.body.message).toContain('登录失败次数过多')
  })

  it('serve a form that was published on the other one, as it is then, and as it is after a change', async () => {
    const token = await login('admin')
    const send = (server: ServerProcess, method: string, path: string, body?: unknown) =>
      call(server, method, path, { token, ...(body ? { body } : {}) })
    // Asked for before it is there: the process has looked, and found nothing.
    expect((await send(b, 'GET', '/online/onlVisit/list')).status).toBe(404)
    const form = await publishNew(
      {
        get: (path) => send(a, 'GET', path) as never,
        send: (method, path, body) => send(a, method, path, body) as never,
      },
      'visit',
      visitDraft,
    )
    // The message of the other process may take a moment.
    await expect
      .poll(async () => (await send(b, 'GET', '/online/onlVisit/list')).status, { timeout: 5_000 })
      .toBe(200)
    const added = await send(b, 'POST', '/online/onlVisit/add', { place: 'Rotterdam' })
    expect(added.body.result).toMatchObject({ place: 'Rotterdam', status: 'draft' })
    expect((await send(a, 'GET', '/online/onlVisit/list')).body.result.total).toBe(1)
    // Changed on the second, it is known to the first; the record stays.
    const fields = { ...visitDraft.fields, guest: { kind: 'text', zh: '来宾', en: 'Guest' } }
    const edited = await send(b, 'PUT', '/online/form/edit', {
      id: form.id,
      version: form.version,
      definition: { ...visitDraft, fields },
    })
    await send(b, 'POST', '/online/form/publish', { id: form.id, version: edited.body.result.version })
    const numberOnA = async () =>
      (await send(a, 'GET', '/online/form/definition?key=visit')).body.result.number as number
    await expect.poll(numberOnA).toBe(2)
    const { id } = added.body.result
    const changed = await send(a, 'PUT', '/online/onlVisit/edit', { id, version: 1, guest: 'Ms. Jansen' })
    expect(changed.body.result).toMatchObject({ place: 'Rotterdam', guest: 'Ms. Jansen' })
  })

  it('go on with one when the other stops: same session, sockets told to come again', async () => {
    const admin = await login('admin')
    const { socket } = await open(b, `/websocket/${await idOf(admin)}`, admin)
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    expect(await b.stop()).toBe(0)
    expect(await closed).toBe(1001)
    expect((await call(a, 'GET', '/sales/tsOrder/list', { token: admin })).status).toBe(200)
  })
})
