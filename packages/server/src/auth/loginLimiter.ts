import { LRUCache } from 'lru-cache'
import { tooMany } from '../http/failures'

const WINDOW_MS = 10 * 60_000
const MINUTE_MS = 60_000
const WRONG_PER_ACCOUNT = 5
/** Failed tries of any kind, also with a wrong captcha, of one account from one address in a minute. */
const TRIES_PER_PAIR = 5
/** Failed tries from one address in a minute, whatever the account (security.md §1, "Lock-out"). */
const TRIES_PER_ADDRESS = 20
const ENTRIES = 50_000

/** Counts failed logins; shared by every way in (security.md §1, "Lock-out"). */
export interface LoginLimiter {
  /** @throws Failure 429 when the account or the address has to wait */
  check: (account: string, ip: string) => void
  /** A wrong password or code. */
  wrong: (account: string, ip: string) => void
  /** A try that did not come as far as the password. */
  failed: (account: string, ip: string) => void
  right: (account: string) => void
}

/** A limiter that forgets after ten minutes, so that nobody can shut an account for ever. */
export function createLoginLimiter(): LoginLimiter {
  const wrong = new LRUCache<string, number>({ max: ENTRIES, ttl: WINDOW_MS, noUpdateTTL: true })
  const tries = new LRUCache<string, number>({ max: ENTRIES, ttl: MINUTE_MS, noUpdateTTL: true })
  const keyOf = (account: string) => account.toLowerCase()
  const more = (counts: LRUCache<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  const refuse = (counts: LRUCache<string, number>, key: string, text: string) =>
    tooMany(text, Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1_000)))
  const failed = (account: string, ip: string) => {
    more(tries, `pair:${keyOf(account)}:${ip}`)
    more(tries, `address:${ip}`)
  }
  return {
    check: (account, ip) => {
      const pair = `pair:${keyOf(account)}:${ip}`
      if ((wrong.get(keyOf(account)) ?? 0) >= WRONG_PER_ACCOUNT)
        throw refuse(wrong, keyOf(account), '该用户登录失败次数过多，请于10分钟后再次登录！')
      if ((tries.get(pair) ?? 0) >= TRIES_PER_PAIR)
        throw refuse(tries, pair, '该用户登录失败次数过多，请稍后再次登录！')
      if ((tries.get(`address:${ip}`) ?? 0) >= TRIES_PER_ADDRESS)
        throw refuse(tries, `address:${ip}`, '登录失败次数过多，请稍后再次登录！')
    },
    failed,
    wrong: (account, ip) => {
      more(wrong, keyOf(account))
      failed(account, ip)
    },
    right: (account) => {
      wrong.delete(keyOf(account))
    },
  }
}
