import { Value } from 'typebox/value'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { operations, resourceOperations } from './index'
import type { BodyOf, Operation, ParamsOf, QueryOf, ResultOf } from './index'

const all: [string, Operation][] = [
  ...Object.entries(operations),
  ...Object.values(resourceOperations('/sales/saQuotation', (action) => `sales:saQuotation:${action}`)).map(
    (operation): [string, Operation] => [operation.id, operation],
  ),
]

describe('operations', () => {
  it.each(all)('%s is named by its id and has a sound path', (name, operation) => {
    expect(operation.id).toBe(name)
    expect(operation.path).toMatch(/^\/[A-Za-z0-9/:]+$/)
    expect(operation.summary).not.toBe('')
  })

  it.each(all)('%s declares exactly the parameters of its path', (_name, operation) => {
    const inPath = [...operation.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    const declared = Object.keys((operation.params as { properties?: object } | undefined)?.properties ?? {})
    expect(declared).toEqual(inPath)
  })

  it('has no verb and path twice', () => {
    const routes = all.flatMap(([, { method, also, path }]) =>
      [method, ...(also ?? [])].map((verb) => `${verb} ${path}`),
    )
    expect(new Set(routes).size).toBe(routes.length)
  })

  it('lets nothing through without a session but what a login needs', () => {
    expect(all.filter(([, operation]) => operation.public).map(([name]) => name)).toEqual([
      'randomImage',
      'checkCaptcha',
      'login',
      'phoneLogin',
      'sms',
      'logout',
      'userRegister',
      'userPhoneVerification',
      'userPasswordChange',
      'casValidateLogin',
      'thirdLoginProviders',
      'thirdLoginUser',
      'thirdLoginUserOfTenant',
      'thirdLoginCreate',
      'thirdLoginCheckPassword',
      'thirdLoginBindPhone',
      'secondFactorLogin',
      'mobileLogin',
      'qrLoginCode',
      'qrLoginToken',
      'getEncryptedString',
      'sharedFiles',
    ])
  })

  it('asks for a permission on every system call that writes, save the own session', () => {
    const own = [
      'selectDepart',
      'userUpdatePassword',
      'userEditOwn',
      'sessionEndMine',
      'announcementMarkRead',
      'announcementReadAll',
      'announcementClearUnread',
      'sendChangePwdSms',
      'userSendChangePhoneSms',
      'userChangePhone',
      'thirdBindingBegin',
      'thirdBind',
      'thirdUnbind',
      // A link to files of a record that the session itself sees, by the right to edit its kind.
      'sharedFilesLink',
      'secondFactorBegin',
      'secondFactorConfirm',
      'secondFactorRecovery',
      'secondFactorEnd',
      // The permission is that of the action's name.
      'saQuotationAction',
      'saQuotationActionBatch',
      // The permission is that of the form which the path names.
      'cgformAdd',
      'cgformEdit',
      'cgformDelete',
      'cgformImport',
      'cgformButton',
      // Whose file it is decides, and every session may store its own.
      ...Object.keys(operations).filter((name) => name.startsWith('file')),
      // Reads; its words are too many for an address.
      'dictFindOptions',
      'fillRuleExecute',
      'fillRuleExecuteBatch',
      'sessionDepartments',
      'qrLoginScan',
      'savedQuerySave',
      'savedQueryDelete',
      'savedQuerySetDefault',
      // The report's own permission decides, and mails to others take a further one.
      'reportMailSave',
      'reportMailDelete',
      // For oneself alone.
      'ownAgentSave',
      'ownAgentRemove',
    ]
    const writes = all.filter(
      ([name, { method, public: open }]) => method !== 'GET' && !open && !own.includes(name),
    )
    expect(writes.filter(([, operation]) => !operation.permission)).toEqual([])
  })

  it('refuses members that nobody named in a body', () => {
    const login = { username: 'admin', password: 'x', captcha: 'ab12', checkKey: 1700000000000 }
    expect(Value.Check(operations.login.body!, login)).toBe(true)
    expect(Value.Check(operations.login.body!, { ...login, userIdentity: 2 })).toBe(false)
    expect(Value.Check(operations.login.body!, { username: 'admin' })).toBe(false)
  })

  it('accepts the menu and the login of the contract, §29', () => {
    expect(
      Value.Check(operations.login.result, {
        token: 't0k3n',
        multi_depart: 1,
        departs: [{ id: 'd1', orgCode: 'A01', departName: 'HQ' }],
        userInfo: { id: 'u1', username: 'admin', realname: 'Admin', avatar: '', orgCode: 'A01', status: 1 },
        sysAllDictItems: { sex: [{ value: '1', text: '男', title: '男', label: '男' }] },
      }),
    ).toBe(true)
  })
})

describe('static types', () => {
  it('follow from the schemas', () => {
    expectTypeOf<ParamsOf<typeof operations.randomImage>>().toEqualTypeOf<{ key: string }>()
    expectTypeOf<BodyOf<typeof operations.userFrozenBatch>>().toEqualTypeOf<{
      ids: string
      status: string | number
    }>()
    expectTypeOf<QueryOf<typeof operations.userDelete>>().toExtend<{ id: string }>()
    expectTypeOf<
      ResultOf<typeof operations.userList>['records'][number]['username']
    >().toEqualTypeOf<string>()
    expectTypeOf<
      ResultOf<typeof operations.getUserPermissionByToken>['menu'][number]['meta']['title']
    >().toEqualTypeOf<string>()
  })
})
