import { LRUCache } from 'lru-cache'
import { Failure } from '../http/failures'

const WINDOW_MS = 10 * 60_000
const WRONG_PER_ACCOUNT = 5
const WRONG_PER_ADDRESS = 50
const ENTRIES = 50_000

/** Counts wrong passwords; shared by every way in (security.md §1, "Lock-out"). */
export interface LoginLimiter {
  /** @throws Failure when the account or the address is shut */
  check: (username: string, ip: string) => void
  wrong: (username: string, ip: string) => void
  right: (username: string) => void
}

/** A limiter that forgets after ten minutes, so that nobody can shut an account for ever. */
export function createLoginLimiter(): LoginLimiter {
  const counts = new LRUCache<string, number>({ max: ENTRIES, ttl: WINDOW_MS, noUpdateTTL: true })
  const count = (key: string) => counts.get(key) ?? 0
  const accountKey = (username: string) => `account:${username.toLowerCase()}`
  return {
    check: (username, ip) => {
      if (count(accountKey(username)) >= WRONG_PER_ACCOUNT || count(`address:${ip}`) >= WRONG_PER_ADDRESS)
        throw new Failure('该用户登录失败次数过多，请于10分钟后再次登录！')
    },
    wrong: (username, ip) => {
      for (const key of [accountKey(username), `address:${ip}`]) counts.set(key, count(key) + 1)
    },
    right: (username) => {
      counts.delete(accountKey(username))
    },
  }
}
