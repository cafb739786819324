import { CODE } from '@lading/core/envelope'
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { PASSWORD } from '../../testServer'
import type { ContractCase, World } from '../contractCase'

const STEP_MS = 30_000

/**
 * The code of the app for a step of its own: each is good once. The first is that of half a minute ago, and the next two
 * are still near enough, so that nothing waits.
 */
function nextCode(world: World): string {
  const now = Math.floor(Date.now() / STEP_MS)
  const step = Math.max(Number(world.factorStep ?? 0) + 1, now - 1)
  world.factorStep = String(step)
  return new TOTP({ secret: world.factorSecret! }).generate({ timestamp: step * STEP_MS })
}

/** The second factor of a login (contract §6.4): turned on, asked for, turned off. */
export const secondFactorCases: ContractCase[] = [
  {
    call: 'secondFactorMine',
    as: 'sales',
    keep: (state) => expect(state).toEqual({ on: false, required: false, recoveryLeft: 0 }),
  },
  {
    call: 'secondFactorBegin',
    as: 'sales',
    send: { body: { password: 'wrong' } },
    refused: '用户名或密码错误',
  },
  {
    call: 'secondFactorBegin',
    as: 'sales',
    send: { body: { password: PASSWORD } },
    keep: (begun, world) => {
      world.factorSecret = begun.secret
    },
  },
  {
    call: 'secondFactorConfirm',
    as: 'sales',
    send: { body: { code: '000000' } },
    refused: '动态验证码错误',
  },
  {
    call: 'secondFactorConfirm',
    as: 'sales',
    send: (world) => ({ body: { code: nextCode(world) } }),
  },
  {
    call: 'mobileLogin',
    as: 'anonymous',
    send: { body: { username: 'sales', password: PASSWORD } },
    refused: '请输入动态验证码',
    code: CODE.secondFactor,
    keep: ({ ticket }, world) => {
      world.factorTicket = ticket
    },
  },
  {
    call: 'secondFactorLogin',
    as: 'anonymous',
    send: (world) => ({ body: { ticket: world.factorTicket!, code: nextCode(world) } }),
    message: '登录成功',
  },
  {
    call: 'secondFactorRecovery',
    as: 'sales',
    send: (world) => ({ body: { password: PASSWORD, code: nextCode(world) } }),
    keep: ({ recovery }, world) => {
      world.factorRecovery = recovery[0]
    },
  },
  {
    call: 'secondFactorEnd',
    as: 'sales',
    send: (world) => ({ body: { password: PASSWORD, code: world.factorRecovery! } }),
    message: '操作成功!',
  },
  { call: 'secondFactorReset', send: { body: { username: 'sales' } }, refused: '未开启两步验证' },
]
