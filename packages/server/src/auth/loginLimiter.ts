import type { SharedStore } from '../cluster/cluster'
import { tooMany } from '../http/failures'
import { createTurns } from './turns'

const WINDOW_MS = 10 * 60_000
const MINUTE_MS = 60_000
const WRONG_PER_ACCOUNT = 5
/** Failed tries of any kind, also with a wrong captcha, of one account from one address in a minute. */
const TRIES_PER_PAIR = 5
/** Failed tries from one address in a minute, whatever the account (security.md §1, "Lock-out"). */
const TRIES_PER_ADDRESS = 20

/** Counts failed logins; shared by every way in and every process (security.md §1, "Lock-out"). */
export interface LoginLimiter {
  /** @throws Failure 429 when the account or the address has to wait */
  check: (account: string, ip: string) => Promise<void>
  /** A wrong password or code. */
  wrong: (account: string, ip: string) => Promise<void>
  /** A try that did not come as far as the password. */
  failed: (account: string, ip: string) => Promise<void>
  right: (account: string) => Promise<void>
  /**
   * Looks whether a password is right and counts it when it is not. No more are looked at together than the account
   * has tries left, so that many guesses at once are not more guesses.
   * @returns what `isRight` gave
   * @throws Failure 429 when the account has no try left
   */
  look: (account: string, ip: string, isRight: () => Promise<boolean>) => Promise<boolean>
}

/** A limiter that forgets after ten minutes, so that nobody can shut an account for ever. */
export function createLoginLimiter(store: SharedStore): LoginLimiter {
  const wrongKey = (account: string) => `login:wrong:${account.toLowerCase()}`
  const pairKey = (account: string, ip: string) => `login:pair:${account.toLowerCase()}:${ip}`
  const addressKey = (ip: string) => `login:address:${ip}`
  const require = async (key: string, most: number, text: string) => {
    const { count, remainingMs } = await store.counted(key)
    if (count >= most) throw tooMany(text, Math.max(1, Math.ceil(remainingMs / 1_000)))
  }
  const failed = async (account: string, ip: string) => {
    await store.count(pairKey(account, ip), MINUTE_MS)
    await store.count(addressKey(ip), MINUTE_MS)
  }
  const requireTries = (account: string) =>
    require(wrongKey(account), WRONG_PER_ACCOUNT, '该用户登录失败次数过多，请于10分钟后再次登录！')
  const wrong = async (account: string, ip: string) => {
    await store.count(wrongKey(account), WINDOW_MS)
    await failed(account, ip)
  }
  const right = (account: string) => store.clear(wrongKey(account))
  const turns = createTurns()
  return {
    check: async (account, ip) => {
      await requireTries(account)
      await require(pairKey(account, ip), TRIES_PER_PAIR, '该用户登录失败次数过多，请稍后再次登录！')
      await require(addressKey(ip), TRIES_PER_ADDRESS, '登录失败次数过多，请稍后再次登录！')
    },
    failed,
    wrong,
    right,
    look: (account, ip, isRight) => {
      const room = async () => {
        await requireTries(account)
        return WRONG_PER_ACCOUNT - (await store.counted(wrongKey(account))).count
      }
      return turns.take(account.toLowerCase(), room, async () => {
        const passed = await isRight()
        await (passed ? right(account) : wrong(account, ip))
        return passed
      })
    },
  }
}
