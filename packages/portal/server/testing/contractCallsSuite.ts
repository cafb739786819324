import { operations } from '@lading/core/contract'
import type { Operation, OperationId } from '@lading/core/contract'
import type { Request } from '@lading/request'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'

import type { StartedServer } from './startedServer'

type Input = { params?: object; query?: object; body?: object }

/** Calls that change nothing, with an input each; the ids come from the lists. */
async function reads(admin: Request): Promise<[OperationId, Input][]> {
  const users = await admin.users.list({ query: { username: 'admin' } })
  const id = users.records[0]!.id
  const roles = await admin.roles.all()
  const dictionaries = await admin.dict.list({ query: {} })
  return [
    ['getUserInfo', {}],
    ['getUserPermissionByToken', {}],
    ['getCurrentUserDeparts', {}],
    [
      'userList',
      { query: { pageNo: 1, pageSize: 10, column: 'createTime', order: 'desc', username: '*a*' } },
    ],
    ['userQueryById', { query: { id } }],
    ['userQueryUserRole', { query: { userid: id } }],
    ['userGetMultiUser', { query: { username: 'admin,sales,' } }],
    ['userQueryUserComponentData', { query: { pageNo: 1, pageSize: 10 } }],
    ['userCheckOnlyUser', { query: { username: 'nobody_yet' } }],
    ['roleList', { query: { roleCode: 'admin,sales,' } }],
    ['roleQueryAll', {}],
    ['roleQueryById', { query: { id: roles[0]!.id } }],
    ['departmentQueryTreeList', {}],
    ['departmentQueryDepartTreeSync', {}],
    ['departmentQueryIdTree', {}],
    ['departmentSearchBy', { query: { keyWord: '销售' } }],
    ['positionList', { query: {} }],
    ['dictGetDictItems', { params: { code: 'sales_type' } }],
    [
      'dictLoadDict',
      { params: { code: 'sys_user,realname,username' }, query: { keyword: '王', pageSize: 10 } },
    ],
    ['dictLoadDictItem', { params: { code: 'sys_user,realname,username' }, query: { key: 'admin,sales' } }],
    ['dictQueryAllDictItems', {}],
    ['dictList', { query: {} }],
    ['dictItemList', { query: { dictId: dictionaries.records[0]!.id } }],
    ['announcementListByUser', {}],
    ['loginfo', {}],
    ['visitInfo', {}],
    ['thirdAppGetEnabledType', {}],
    ['tenantQueryList', {}],
  ]
}

/** Every reading call of the contract against its schema. */
export function contractCallsSuite(started: () => StartedServer): void {
  describe('the calls of the contract', () => {
    let admin: Request
    beforeAll(async () => {
      admin = await started().loggedIn('admin')
    })

    it('answer what their schemas say', async () => {
      const faults: string[] = []
      for (const [name, input] of await reads(admin)) {
        const operation = operations[name] as Operation
        const result: unknown = await admin.call(operation, input as never).catch((error: unknown) => {
          faults.push(`${name}: ${String(error)}`)
        })
        const [error] = result === undefined ? [] : Value.Errors(operation.result, result)
        if (error) faults.push(`${name}${error.instancePath}: ${error.message}`)
      }
      expect(faults).toEqual([])
    }, 60_000)

    it('give the people and options that were asked for', async () => {
      expect((await admin.users.byUsernames(['sales', 'admin'])).map((user) => user.username).sort()).toEqual(
        ['admin', 'sales'],
      )
      expect(await admin.dict.texts('sys_user,realname,username', ['sales', 'admin'])).toEqual([
        '王小敏',
        '系统管理员',
      ])
      expect((await admin.dict.items('sales_type')).length).toBeGreaterThan(0)
      expect(await admin.dict.items('no_such_dictionary')).toEqual([])
    })
  })
}
