import type { LoginResult } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import { isPassword, pretendToCheck } from '../../auth/passwords'
import { commaList, isIn } from '../../db/statements'
import { Failure, forbidden } from '../../http/failures'
import { said } from '../../http/language'
import type { Context } from '../../module'
import { writeLog } from '../log/writeLog'
import { departmentsOf, findUser } from './userInfo'

/** What a login is tried with. */
export interface Attempt {
  username: string
  password: string
  captcha?: string
  checkKey?: string | number
  ip: string
  userAgent: string
}

interface Account {
  id: string
  password: string
  status: number
  orgCode: string
  relTenantIds: string
}

const FROZEN = 2
const wrong = () => said('用户名或密码错误', 'Wrong user name or password')

/** The account, if the password is right. Unknown user and wrong password look alike, also in time (contract §27.8). */
export async function verified(
  { db, limiter }: Context,
  { username, password, ip }: Pick<Attempt, 'username' | 'password' | 'ip'>,
): Promise<Account> {
  // Small letters are made here and not by the database, whose letters of some languages differ: the name that is
  // looked for is the name whose wrong passwords are counted.
  const account = await db.row<Account>(
    sql`SELECT id, password, status, org_code, rel_tenant_ids FROM sys_user
        WHERE lower(username) = ${username.toLowerCase()} AND del_flag = 0`,
  )
  const isRight = () =>
    account ? isPassword(account.password, password) : pretendToCheck(password).then(() => false)
  if (!(await limiter.look(username, ip, isRight)) || !account) throw new Failure(wrong())
  // Told only to who knows the password.
  if (account.status === FROZEN) throw new Failure(said('该用户已冻结', 'This account is frozen'))
  return account
}

/** As `verified`; a wrong password leaves a line in the log. */
async function loggedVerified(
  context: Context,
  attempt: Pick<Attempt, 'username' | 'password' | 'ip'>,
): Promise<Account> {
  try {
    return await verified(context, attempt)
  } catch (error) {
    await writeLog(context.db, {
      logType: 1,
      logContent: `登录失败: ${attempt.username}`,
      username: attempt.username,
      ip: attempt.ip,
    })
    throw error
  }
}

/** The tenants the user may work in. @throws Failure when all of them are frozen */
async function tenantsOf(db: Context['db'], account: Account) {
  const ids = commaList(account.relTenantIds).map(Number).filter(Number.isInteger)
  if (ids.length === 0) return []
  const tenants = await db.rows<{ id: number; name: string; status: number }>(
    sql`SELECT id, name, status, begin_date, end_date FROM sys_tenant
        WHERE ${isIn(sql`id`, ids, 'integer')} AND status = 1 ORDER BY id`,
  )
  if (tenants.length === 0)
    throw new Failure(
      said(
        '与该用户关联的租户均已被冻结，无法登录！',
        'All tenants of this account are frozen: login is not possible',
      ),
    )
  return tenants
}

/**
 * Logs in (contract §6.2): captcha, account, departments, a fresh session.
 * @throws Failure with the contract's texts; a wrong captcha has code 412
 */
export async function login(context: Context, attempt: Attempt): Promise<LoginResult> {
  const { captchas, limiter } = context
  await limiter.check(attempt.username, attempt.ip)
  if (!attempt.captcha || attempt.checkKey === undefined) {
    await limiter.failed(attempt.username, attempt.ip)
    throw new Failure(said('验证码无效', 'The verification code is no longer valid'), CODE.captcha)
  }
  if (!(await captchas.use(String(attempt.checkKey), attempt.captcha))) {
    await limiter.failed(attempt.username, attempt.ip)
    throw new Failure(said('验证码错误', 'Verification Code wrong'), CODE.captcha)
  }
  return openSession(context, await loggedVerified(context, attempt), attempt)
}

/**
 * Logs in with a password alone, for clients that cannot show a captcha; the limits are those of every login.
 * @throws Failure with the contract's texts; 429 after five wrong passwords
 */
export async function mobileLogin(
  context: Context,
  attempt: Pick<Attempt, 'username' | 'password' | 'ip' | 'userAgent'>,
): Promise<LoginResult> {
  await context.limiter.check(attempt.username, attempt.ip)
  return openSession(context, await loggedVerified(context, attempt), attempt)
}

/**
 * Logs in with a code that was sent to the phone. Number and code are asked for together: an unknown number and a
 * wrong code look alike.
 * @throws Failure with the contract's text; 429 after five wrong codes
 */
export async function phoneLogin(
  context: Context,
  { mobile, code, ...origin }: { mobile: string; code: string; ip: string; userAgent: string },
): Promise<LoginResult> {
  const { db, limiter, phoneCodes } = context
  await limiter.check(mobile, origin.ip)
  const right = await phoneCodes.use('login', mobile, code)
  const account = right
    ? await db.row<Account & { username: string }>(
        sql`SELECT id, username, password, status, org_code, rel_tenant_ids FROM sys_user
            WHERE phone = ${mobile} AND phone <> '' AND del_flag = 0`,
      )
    : undefined
  if (!account) {
    await limiter.wrong(mobile, origin.ip)
    throw new Failure(said('手机验证码错误', 'Verification Code wrong'))
  }
  if (account.status === FROZEN) throw new Failure(said('该用户已冻结', 'This account is frozen'))
  return openSession(context, account, { ...origin, username: account.username })
}

/**
 * A fresh session of a user that another way has proved to be the caller.
 * @param tenantId the tenant to begin in; 0 or none: the first of the user
 * @throws Failure when there is no such user any more, it is frozen, or the tenant is none of its own
 */
export async function loginUser(
  context: Context,
  userId: string,
  origin: { ip: string; userAgent: string },
  tenantId?: number,
): Promise<LoginResult> {
  const account = await context.db.row<Account & { username: string }>(
    sql`SELECT id, username, password, status, org_code, rel_tenant_ids FROM sys_user
        WHERE id = ${userId} AND del_flag = 0`,
  )
  if (!account) throw new Failure(said('用户未找到', 'There is no such user'))
  if (account.status === FROZEN) throw new Failure(said('该用户已冻结', 'This account is frozen'))
  return openSession(context, account, { ...origin, username: account.username }, tenantId)
}

type Origin = Pick<Attempt, 'username' | 'ip' | 'userAgent'>

/** A login that waits for the code of its second factor. */
interface Waiting {
  userId: string
  username: string
  tenantId: number
}

const SECOND = 'second-factor'

export const wrongCode = () => new Failure(said('动态验证码错误', 'The code is wrong'))

/**
 * Uses up a code of the second factor. Wrong ones are counted by themselves: a right password, which whoever guesses
 * here has, does not give their tries back.
 * @throws Failure 429 after five wrong codes in ten minutes
 */
export async function spendCode(
  { limiter, secondFactors }: Context,
  userId: string,
  code: string,
  ip: string,
): Promise<boolean> {
  const counted = `second-factor:${userId}`
  await limiter.check(counted, ip)
  return limiter.look(counted, ip, () => secondFactors.use(userId, code))
}

/**
 * Goes on with a login that waits for its second factor.
 * @throws Failure for a wrong code, and for a ticket that was used or is ten minutes old
 */
export async function secondFactorLogin(
  context: Context,
  { ticket, code, ...origin }: { ticket: string; code: string; ip: string; userAgent: string },
): Promise<LoginResult> {
  const { db, tickets } = context
  const waiting = await tickets.look<Waiting>(SECOND, ticket)
  if (!waiting) throw new Failure(said('登录已超时，请重新登录', 'The login took too long: begin again'))
  const { userId, username, tenantId } = waiting
  if (!(await spendCode(context, userId, code, origin.ip))) {
    await writeLog(db, { logType: 1, logContent: `两步验证失败: ${username}`, username, ip: origin.ip })
    throw wrongCode()
  }
  const account = await db.row<Account>(
    sql`SELECT id, password, status, org_code, rel_tenant_ids FROM sys_user WHERE id = ${userId} AND del_flag = 0`,
  )
  if (!account || !(await tickets.take(SECOND, ticket))) throw forbidden()
  if (account.status === FROZEN) throw new Failure(said('该用户已冻结', 'This account is frozen'))
  return beginSession(context, account, { ...origin, username }, tenantId)
}

/**
 * A fresh session of an account that proved itself, in the tenant it asks for or in its first one. Whichever way the
 * login came: with a second factor it waits for the code.
 * @throws Failure with code 512 and a ticket where a code is asked for
 */
async function openSession(
  context: Context,
  account: Account,
  attempt: Origin,
  tenantId = 0,
): Promise<LoginResult> {
  if (await context.secondFactors.isOn(account.id)) {
    const waiting: Waiting = { userId: account.id, username: attempt.username, tenantId }
    const ticket = await context.tickets.issue(SECOND, waiting)
    throw new Failure(said('请输入动态验证码', 'Enter the code of your app'), CODE.secondFactor, 200, {
      ticket,
    })
  }
  return beginSession(context, account, attempt, tenantId)
}

async function beginSession(
  { db, sessions, dictionaries }: Context,
  account: Account,
  attempt: Origin,
  tenantId: number,
): Promise<LoginResult> {
  const tenantList = await tenantsOf(db, account)
  if (tenantId !== 0 && !tenantList.some(({ id }) => id === tenantId)) throw forbidden()
  const departs = await departmentsOf(db, account.id)
  const current = departs.find(({ orgCode }) => orgCode === account.orgCode) ?? departs[0]
  if (current && current.orgCode !== account.orgCode)
    await db.run(sql`UPDATE sys_user SET org_code = ${current.orgCode} WHERE id = ${account.id}`)
  const token = await sessions.open(account.id, tenantId || (tenantList[0]?.id ?? 0), attempt)
  const userInfo = await findUser(db, account.id)
  await writeLog(db, {
    logType: 1,
    logContent: `用户名: ${attempt.username},登录成功！`,
    userid: account.id,
    username: attempt.username,
    ip: attempt.ip,
  })
  // First: were they changed in between, they would be asked for once more.
  const dictVersion = await dictionaries.version()
  return {
    token,
    userInfo: userInfo!,
    departs,
    multi_depart: Math.min(departs.length, 2),
    ...(tenantList.length > 0 ? { tenantList } : {}),
    sysAllDictItems: await dictionaries.all(),
    dictVersion,
  }
}
