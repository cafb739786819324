import { expect } from 'vitest'
import { PASSWORD } from '../../testServer'
import type { ContractCase, World } from '../contractCase'
import { secondFactorCases } from './secondFactorCases'

/** A phone of its own for each case: a number waits a minute between two codes. */
const PHONES = {
  register: '13811110001',
  reset: '13811110002',
  bind: '13811110003',
  own: '13811110004',
  other: '13811110005',
} as const
const SERVICE = 'http://portal.test/pc/user/login'
const password = 'a fine long one'

/** The own phone: a code to it, another one for it (contract §2.2). */
const phoneCases: ContractCase[] = [
  {
    call: 'sendChangePwdSms',
    as: 'sales',
    send: { body: { mobile: PHONES.other } },
    refused: '该用户不存在或未绑定手机号',
  },
  { call: 'userSendChangePhoneSms', as: 'sales', send: { body: { phone: PHONES.own } } },
  {
    call: 'userSendChangePhoneSms',
    as: 'sales',
    send: { body: { phone: 'not a number' } },
    refused: /手机号格式不正确/,
  },
  {
    call: 'userChangePhone',
    as: 'sales',
    send: { body: { phone: PHONES.own, smscode: '000000', password: PASSWORD } },
    refused: '手机验证码错误',
  },
  {
    call: 'userChangePhone',
    as: 'sales',
    send: (world) => ({
      body: { phone: PHONES.own, smscode: world[`code${PHONES.own}`]!, password: 'wrong' },
    }),
    refused: '用户名或密码错误',
  },
  {
    call: 'userChangePhone',
    as: 'sales',
    send: (world) => ({
      body: { phone: PHONES.own, smscode: world[`code${PHONES.own}`]!, password: PASSWORD },
    }),
    message: '修改成功!',
  },
  {
    call: 'sendChangePwdSms',
    as: 'sales',
    send: { body: { mobile: PHONES.own } },
    refused: /验证码发送过于频繁/,
    status: 429,
  },
]
const keepToken = (result: unknown, world: World) => {
  world.thirdToken = result as string
}

/** Registration, forgotten passwords, CAS, logins by a provider (contract §6.3, §6.4). */
export const loginCases: ContractCase[] = [
  { call: 'sms', as: 'anonymous', send: { body: { mobile: PHONES.register, smsmode: '1' } } },
  {
    call: 'userRegister',
    as: 'anonymous',
    send: (world) => ({
      body: {
        phone: PHONES.register,
        smscode: world[`code${PHONES.register}`]!,
        username: 'ct_self',
        password,
        supplier: true,
      },
    }),
    message: '注册成功',
  },
  {
    call: 'userList',
    send: { query: { userGroup: 'supplier' } },
    keep: (page) =>
      expect(page.records).toMatchObject([{ username: 'ct_self', userGroup_dictText: '供应商' }]),
  },
  {
    call: 'userRegister',
    as: 'anonymous',
    send: { body: { phone: PHONES.register, smscode: '000000', username: 'ct_self', password } },
    refused: '手机验证码错误',
  },
  {
    call: 'userList',
    send: { query: { username: 'viewer' } },
    keep: (page, world) => (world.viewer = page.records[0].id),
  },
  {
    call: 'userEdit',
    send: (world) => ({ body: { id: world.viewer!, realname: '陈立', phone: PHONES.reset } }),
  },
  { call: 'sms', as: 'anonymous', send: { body: { mobile: PHONES.reset, smsmode: '2' } } },
  {
    call: 'userPhoneVerification',
    as: 'anonymous',
    send: (world) => ({ body: { phone: PHONES.reset, smscode: world[`code${PHONES.reset}`]! } }),
    keep: (result, world) => (world.reset = result.smscode),
  },
  {
    call: 'userPasswordChange',
    as: 'anonymous',
    send: { body: { phone: PHONES.reset, username: 'viewer', smscode: 'none', password } },
    refused: '短信验证码不匹配！',
  },
  {
    call: 'userPasswordChange',
    as: 'anonymous',
    send: (world) => ({
      body: { phone: PHONES.reset, username: 'viewer', smscode: world.reset!, password: PASSWORD },
    }),
    message: '密码重置完成！',
  },
  {
    call: 'casValidateLogin',
    as: 'anonymous',
    send: (world) => ({ query: { ticket: world.casTicket!, service: SERVICE } }),
    message: '登录成功',
  },
  {
    call: 'casValidateLogin',
    as: 'anonymous',
    refused: 'CAS 登录失败，请重新登录',
    status: 401,
  },
  { call: 'thirdLoginProviders', as: 'anonymous' },
  {
    call: 'thirdLoginCheckPassword',
    as: 'anonymous',
    send: (world) => ({ body: { thirdUserUuid: world.third1!, username: 'viewer', password: PASSWORD } }),
    keep: keepToken,
  },
  {
    call: 'thirdLoginUser',
    as: 'anonymous',
    send: (world) => ({ params: { token: world.thirdToken!, thirdType: 'oidc' } }),
    message: '登录成功',
  },
  {
    call: 'thirdLoginUser',
    as: 'anonymous',
    send: { params: { token: 'made-up', thirdType: 'oidc' } },
    refused: '校验失败',
    status: 401,
  },
  {
    call: 'thirdLoginUserOfTenant',
    as: 'anonymous',
    send: { params: { token: 'made-up', thirdType: 'oidc', tenantId: 1 } },
    refused: '校验失败',
    status: 401,
  },
  {
    call: 'userEdit',
    send: (world) => ({ body: { id: world.viewer!, realname: '陈立', phone: PHONES.bind } }),
  },
  { call: 'sms', as: 'anonymous', send: { body: { mobile: PHONES.bind, smsmode: '0' } } },
  {
    call: 'thirdLoginBindPhone',
    as: 'anonymous',
    send: (world) => ({
      body: { thirdUserUuid: world.third2!, mobile: PHONES.bind, captcha: world[`code${PHONES.bind}`]! },
    }),
    keep: keepToken,
  },
  {
    call: 'thirdLoginUserOfTenant',
    as: 'anonymous',
    send: (world) => ({ params: { token: world.thirdToken!, thirdType: 'oidc', tenantId: 0 } }),
    message: '登录成功',
  },
  {
    call: 'thirdLoginCreate',
    as: 'anonymous',
    send: (world) => ({ body: { thirdUserUuid: world.third3!, username: 'ct_third' } }),
  },
  {
    call: 'mobileLogin',
    as: 'anonymous',
    send: { body: { username: 'viewer', password: PASSWORD } },
    message: '登录成功',
  },
  {
    call: 'mobileLogin',
    as: 'anonymous',
    send: { body: { username: 'viewer', password: 'wrong' } },
    refused: '用户名或密码错误',
  },
  {
    call: 'thirdAccounts',
    as: 'sales',
    keep: (accounts, world) => {
      expect(accounts).toMatchObject([{ thirdType: 'oidc', title: 'OpenID' }])
      world.third = accounts[0].id
    },
  },
  {
    call: 'thirdAccounts',
    as: 'admin',
    send: { query: { thirdType: 'oidc' } },
    keep: (none) => expect(none).toEqual([]),
  },
  {
    call: 'thirdBindingBegin',
    as: 'sales',
    send: { body: { thirdType: 'oidc', password: PASSWORD } },
    keep: (ticket) => expect(ticket).toEqual(expect.any(String)),
  },
  {
    call: 'thirdBindingBegin',
    as: 'sales',
    send: { body: { thirdType: 'unknown', password: PASSWORD } },
    refused: '未找到对应实体',
    status: 404,
  },
  { call: 'thirdBind', as: 'sales', send: { body: { thirdUserUuid: 'made-up' } }, refused: '校验失败' },
  {
    call: 'thirdUnbind',
    as: 'admin',
    send: (world) => ({ body: { id: world.third! } }),
    refused: '未找到对应实体',
    status: 404,
  },
  {
    call: 'thirdUnbind',
    as: 'sales',
    send: (world) => ({ body: { id: world.third! } }),
    message: '解绑成功',
  },
  {
    call: 'qrLoginCode',
    as: 'anonymous',
    keep: (result, world) => {
      world.qr = result.qrcodeId
    },
  },
  { call: 'qrLoginToken', as: 'anonymous', send: (world) => ({ query: { qrcodeId: world.qr! } }) },
  { call: 'qrLoginScan', as: 'sales', send: (world) => ({ body: { qrcodeId: world.qr! } }) },
  {
    call: 'qrLoginScan',
    as: 'sales',
    send: (world) => ({ body: { qrcodeId: world.qr! } }),
    refused: '二维码已失效，请刷新',
  },
  { call: 'qrLoginToken', as: 'anonymous', send: (world) => ({ query: { qrcodeId: world.qr! } }) },
  { call: 'getPermCode', as: 'sales' },
  ...phoneCases,
  ...secondFactorCases,
  {
    call: 'getEncryptedString',
    as: 'anonymous',
    refused: /TLS/,
  },
]
