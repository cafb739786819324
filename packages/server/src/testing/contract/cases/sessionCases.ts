import { CAPTCHA, PASSWORD } from '../../testServer'
import type { ContractCase } from '../contractCase'

/** Captcha, login, the own session, dashboard. */
export const sessionCases: ContractCase[] = [
  { call: 'randomImage', as: 'anonymous', send: { params: { key: '1700000000001' } } },
  {
    call: 'checkCaptcha',
    as: 'anonymous',
    send: { body: { captcha: CAPTCHA, checkKey: 1_700_000_000_001 } },
  },
  {
    call: 'checkCaptcha',
    as: 'anonymous',
    send: { body: { captcha: 'none', checkKey: 1_700_000_000_001 } },
    refused: '验证码错误',
  },
  { call: 'randomImage', as: 'anonymous', send: { params: { key: '1700000000002' } } },
  {
    call: 'login',
    as: 'anonymous',
    send: {
      body: { username: 'viewer', password: PASSWORD, captcha: CAPTCHA, checkKey: 1_700_000_000_002 },
    },
    message: '登录成功',
  },
  {
    call: 'login',
    as: 'anonymous',
    send: { body: { username: 'viewer', password: PASSWORD, captcha: CAPTCHA, checkKey: 1 } },
    refused: '验证码错误',
  },
  {
    call: 'sms',
    as: 'anonymous',
    send: { body: { mobile: 'x', smsmode: '0' } },
    refused: '手机号不允许为空！',
  },
  { call: 'sms', as: 'anonymous', send: { body: { mobile: '13800000000', smsmode: '0' } } },
  {
    call: 'phoneLogin',
    as: 'anonymous',
    send: (world) => ({ body: { mobile: '13800000000', captcha: world.code13800000000! } }),
    message: '登录成功',
  },
  {
    call: 'phoneLogin',
    as: 'anonymous',
    send: { body: { mobile: '13800000000', captcha: '000000' } },
    refused: '手机验证码错误',
  },
  { call: 'getUserInfo' },
  { call: 'getUserPermissionByToken' },
  { call: 'getCurrentUserDeparts', as: 'sales' },
  { call: 'selectDepart', as: 'sales', send: { body: { orgCode: 'A01A02', username: 'sales' } } },
  { call: 'loginfo', message: '登录成功' },
  { call: 'visitInfo' },
  { call: 'thirdAppGetEnabledType' },
  {
    call: 'onlineList',
    send: { query: { username: 'viewer' } },
    keep: (page, world) => (world.online = page.records[0].token),
  },
  {
    call: 'onlineForceLogout',
    send: (world) => ({ body: { token: world.online! } }),
    message: '退出登录成功！',
  },
  { call: 'logout', as: 'anonymous', refused: '退出登录失败！' },
]
