import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'

let server: TestServer
let admin: Caller
let viewer: Caller
let userId: string
let socket: WebSocket
const heard: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  admin = await server.login('admin')
  viewer = await server.login('viewer')
  userId = (await viewer.get('/sys/user/getUserInfo')).body.result.userInfo.id as string
  socket = new WebSocket(`ws://127.0.0.1:${port}${server.env.apiBase}/websocket/${userId}`, [viewer.token!])
  socket.on('message', (data) => heard.push(JSON.parse(String(data)).cmd as string))
  await new Promise((resolve) => socket.once('open', resolve))
})
afterAll(async () => {
  socket.close()
  await server.close()
})

const entryOf = async (perms: string) =>
  (await server.db.pool.query(`SELECT id FROM sys_permission WHERE perms = $1 AND menu_type = 2`, [perms]))
    .rows[0].id as string
const roleId = async (code: string) =>
  (await admin.get(`/sys/role/list?roleCode=${code}`)).body.result.records[0].id as string
interface Entry {
  type: string
  createBy: string
  dataContent: string
}
const changesOf = async (table: string, id: string) => {
  const { body } = await admin.get(`/sys/dataLog/queryDataVerList?dataTable=${table}&dataId=${id}`)
  return ((body.result ?? []) as Entry[]).map(({ type, createBy, dataContent }) => ({
    type,
    createBy,
    fields: JSON.parse(dataContent).fields as Record<string, unknown>,
  }))
}
const explain = async (code: string, id = userId) =>
  (await admin.get(`/sys/permission/explain?userId=${id}&code=${encodeURIComponent(code)}`)).body.result

describe('what an administrator changes', () => {
  it('is written down with what was there before, whoever’s record it is', async () => {
    const sent = { id: userId, realname: '陈力', workNo: 'W9' }
    expect((await admin.send('PUT', '/sys/user/edit', sent)).body.success).toBe(true)
    const [last] = await changesOf('sys_user', userId)
    expect(last).toMatchObject({ type: 'edit', createBy: 'admin', fields: { realname: ['陈立', '陈力'] } })
    const { records } = (await admin.get('/sys/log/list?logType=2&column=createTime&order=desc')).body.result
    expect(records[0]).toMatchObject({
      username: 'admin',
      logContent: '用户编辑 (Users: edit)',
      operateType: 3,
    })
  })

  it('never tells a password, and says that it was changed', async () => {
    const added = {
      username: 'logged',
      realname: '新',
      password: 'Secret@2026',
      confirmpassword: 'Secret@2026',
    }
    expect((await admin.send('POST', '/sys/user/add', added)).body.success).toBe(true)
    const { id } = (await admin.get('/sys/user/list?username=logged')).body.result.records[0]
    const [first] = await changesOf('sys_user', id)
    expect(first).toMatchObject({
      type: 'add',
      fields: { username: [null, 'logged'], password: ['******', '******'] },
    })
    const { rows } = await server.db.pool.query(`SELECT data_content FROM sys_data_log WHERE data_id = $1`, [
      id,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/argon|Secret/)
  })

  it('is not confused with what people do to themselves, nor with what was refused', async () => {
    const before = (await changesOf('sys_user', userId)).length
    await viewer.send('PUT', '/sys/user/login/setting/userEdit', { realname: '陈立' })
    expect((await viewer.send('PUT', '/sys/user/edit', { id: userId, realname: 'x' })).status).toBe(403)
    expect(await changesOf('sys_user', userId)).toHaveLength(before)
  })

  it('takes a notice from the pages of its readers when it is revoked or deleted', async () => {
    const added = { titile: 'taken back', msgCategory: '1', msgType: 'ALL' }
    expect((await admin.send('POST', '/sys/annountCement/add', added)).body.success).toBe(true)
    const { id } = (await admin.get('/sys/annountCement/list?titile=taken%20back')).body.result.records[0]
    await admin.get(`/sys/annountCement/doReleaseData?id=${id}`)
    await expect.poll(() => heard).toContain('topic')
    for (const takeBack of [
      () => admin.get(`/sys/annountCement/doReovkeData?id=${id}`),
      () => admin.send('DELETE', `/sys/annountCement/delete?id=${id}`),
    ]) {
      heard.length = 0
      expect((await takeBack()).body.success).toBe(true)
      await expect.poll(() => heard).toContain('notices')
    }
  })

  it('reaches the pages of those whom it concerns, and is explained', async () => {
    const code = 'system:position:add'
    const [role, entry] = [await roleId('viewer'), await entryOf(code)]
    expect(await explain(code)).toMatchObject({ allowed: false, active: true, through: [], offered: [] })
    heard.length = 0
    const grant = { roleId: role, permissionIds: entry, lastpermissionIds: '' }
    expect((await admin.send('POST', '/sys/permission/saveRolePermission', grant)).body.success).toBe(true)
    // Named after the right, not after another page that asks for it.
    const { records } = (await admin.get('/sys/log/list?logType=2&column=createTime&order=desc')).body.result
    expect(records[0].logContent).toBe('授权 (Grants)')
    await expect.poll(() => heard, { timeout: 15_000 }).toContain('rights')
    const { auth } = (await viewer.get('/sys/permission/getUserPermissionByToken')).body.result
    expect((auth as { action: string }[]).map(({ action }) => action)).toContain(code)
    expect(await explain(code)).toMatchObject({
      allowed: true,
      isAdmin: false,
      through: [{ kind: 'role', id: role }],
      rules: [],
    })
    const [given] = await changesOf('sys_role_permission', role)
    expect(given).toMatchObject({ type: 'add', fields: { permission: [null, '职务新增'] } })
    expect((await viewer.get(`/sys/permission/explain?userId=${userId}&code=${code}`)).status).toBe(403)
  })

  it('reaches pages that show its name: of options, people, departments, positions, roles, categories', async () => {
    const told = async (cmd: string, change: () => ReturnType<typeof admin.send>) => {
      heard.length = 0
      expect((await change()).body).toMatchObject({ success: true })
      await expect.poll(() => heard).toContain(cmd)
    }
    const { id: dictId } = (await admin.get('/sys/dict/list?dictCode=sex')).body.result.records[0]
    const item = { dictId, itemText: '未知', itemValue: '9' }
    await told('dictionaries', () => admin.send('POST', '/sys/dictItem/add', item))
    await told('names', () => admin.send('PUT', '/sys/user/edit', { id: userId, realname: '陈立' }))
    const position = { code: 'told', name: '跟单', postRank: '1' }
    await told('names', () => admin.send('POST', '/sys/position/add', position))
    await told('names', () => admin.send('POST', '/sys/category/add', { name: '新分类', pid: '0' }))
    await told('names', () =>
      admin.send('POST', '/sys/sysDepart/add', { departName: '新部门', orgCategory: '1', departOrder: 9 }),
    )
    await told('names', () => admin.send('POST', '/sys/role/add', { roleName: '新角色', roleCode: 'told' }))
    heard.length = 0
    expect((await admin.send('PUT', '/sys/user/edit', { id: 'nobody', realname: 'x' })).body.success).toBe(
      false,
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(heard).not.toContain('names')
  })

  it('is stored for several roles together, or for none of them', async () => {
    const [role, entry] = [await roleId('viewer'), await entryOf('system:position:edit')]
    const grantTo = (...roles: string[]) => ({
      grants: roles.map((id) => ({ roleId: id, permissionIds: entry, lastpermissionIds: '' })),
    })
    const hold = async () =>
      (await admin.get('/sys/permission/rolesHold?perms=system%3Aposition%3Aedit')).body.result
    const before = await hold()
    expect(
      (await admin.send('POST', '/sys/permission/saveRoles', grantTo(role, 'nobody'))).body.success,
    ).toBe(false)
    expect(await hold()).toEqual(before)
    expect((await admin.send('POST', '/sys/permission/saveRoles', grantTo(role))).body.success).toBe(true)
    expect(await hold()).toEqual({ ...before, [role]: [entry] })
    // A code that begins otherwise is none of those that were asked for, whatever is in it.
    expect((await admin.get('/sys/permission/rolesHold?perms=%25position')).body.result).toEqual({})
    expect((await viewer.get('/sys/permission/rolesHold?perms=system')).status).toBe(403)
  })

  it('explains an entry that is off, data rules, and who cannot log in', async () => {
    const code = 'system:position:add'
    const [role, entry] = [await roleId('viewer'), await entryOf(code)]
    const rule = {
      permissionId: entry,
      ruleName: '只看一级',
      ruleColumn: 'postRank',
      ruleConditions: '=',
      ruleValue: '1',
    }
    await admin.send('POST', '/sys/permission/addPermissionRule', rule)
    const [{ id: ruleId }] = (
      await admin.get(`/sys/permission/getPermRuleListByPermId?permissionId=${entry}`)
    ).body.result
    await admin.send('POST', '/sys/role/datarule', { permissionId: entry, roleId: role, dataRuleIds: ruleId })
    expect(await explain(code)).toMatchObject({
      allowed: true,
      rules: [{ ruleName: '只看一级', ruleValue: '1' }],
    })
    await server.db.pool.query(`UPDATE sys_permission SET status = '0' WHERE id = $1`, [entry])
    expect(await explain(code)).toMatchObject({
      allowed: false,
      entries: [{ on: false }],
      offered: [{ id: role }],
    })
    await server.db.pool.query(`UPDATE sys_permission SET status = '1' WHERE id = $1`, [entry])
    await server.db.pool.query(`UPDATE sys_user SET status = 2 WHERE id = $1`, [userId])
    expect(await explain(code)).toMatchObject({ allowed: false, active: false, through: [{ id: role }] })
  })
})

describe('a department that is moved', () => {
  it('takes its codes, its people and those below along, and is refused below itself', async () => {
    const add = (departName: string, parentId: string) =>
      admin.send('POST', '/sys/sysDepart/add', { departName, parentId })
    const find = async (name: string) =>
      (await admin.get(`/sys/sysDepart/searchBy?keyWord=${encodeURIComponent(name)}`)).body.result[0]
    await add('北区', '')
    await add('南区', '')
    const [north, south] = [await find('北区'), await find('南区')]
    await add('北区一组', north.id)
    const group = await find('北区一组')
    await server.db.pool.query(`UPDATE sys_user SET org_code = $1 WHERE username = 'logged'`, [group.orgCode])
    const move = (id: string, parentId: string) => admin.send('PUT', '/sys/sysDepart/move', { id, parentId })
    expect((await move(north.id, group.id)).body).toMatchObject({
      success: false,
      message: '不能移动到自身或下级部门',
    })
    expect((await move(north.id, south.id)).body.success).toBe(true)
    const [moved, below] = [await find('北区'), await find('北区一组')]
    expect(moved.orgCode).toBe(`${south.orgCode}A01`)
    expect(below).toMatchObject({ orgCode: `${south.orgCode}A01A01`, orgType: '3', parentId: north.id })
    const { rows } = await server.db.pool.query(`SELECT org_code FROM sys_user WHERE username = 'logged'`)
    expect(rows[0].org_code).toBe(below.orgCode)
  })
})
