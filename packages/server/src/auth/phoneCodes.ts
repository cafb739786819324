import { randomInt, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Failure, tooMany } from '../http/failures'

const LIFE_MS = 10 * 60_000
const PAUSE_MS = 60_000
const HOUR_MS = 3_600_000
const CODES_PER_HOUR = 5
const CODES_PER_ADDRESS = 20
const TRIES = 5
const ENTRIES = 20_000

/** What a code is for; a code of one purpose is none of another (security.md §1, "Captcha / SMS"). */
export type CodePurpose = 'login' | 'register' | 'reset'

/** Sends a text to a phone. A deployment brings its own. */
export interface SmsSender {
  send: (mobile: string, text: string) => Promise<void>
}

/** One-time codes that are sent to phones. */
export interface PhoneCodes {
  /** @throws Failure when no sender is configured or the number has to wait */
  send: (purpose: CodePurpose, mobile: string, ip: string) => Promise<void>
  /** Uses a code up. @throws Failure 429 after five wrong ones, also for the right one */
  use: (purpose: CodePurpose, mobile: string, code: string) => boolean
}

/** @param sender without one no code can be sent */
export function createPhoneCodes(sender?: SmsSender): PhoneCodes {
  const codes = new LRUCache<string, string>({ max: ENTRIES, ttl: LIFE_MS })
  const misses = new LRUCache<string, number>({ max: ENTRIES, ttl: LIFE_MS, noUpdateTTL: true })
  const sent = new LRUCache<string, number[]>({ max: ENTRIES, ttl: HOUR_MS })
  const recent = (key: string) => (sent.get(key) ?? []).filter((at) => at > Date.now() - HOUR_MS)
  return {
    send: async (purpose, mobile, ip) => {
      if (!sender) throw new Failure(' 短信接口未配置，请联系管理员！')
      const [byNumber, byAddress] = [recent(`mobile:${mobile}`), recent(`address:${ip}`)]
      if (byNumber.some((at) => at > Date.now() - PAUSE_MS))
        throw tooMany('验证码发送过于频繁，请稍后重试', 60)
      if (byNumber.length >= CODES_PER_HOUR || byAddress.length >= CODES_PER_ADDRESS)
        throw tooMany('验证码发送过于频繁，请稍后重试', HOUR_MS / 1_000)
      sent.set(`mobile:${mobile}`, [...byNumber, Date.now()])
      sent.set(`address:${ip}`, [...byAddress, Date.now()])
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      codes.set(`${purpose}:${mobile}`, code)
      await sender.send(mobile, `验证码 ${code}，10分钟内有效。`)
    },
    use: (purpose, mobile, code) => {
      const key = `${purpose}:${mobile}`
      if ((misses.get(key) ?? 0) >= TRIES)
        throw tooMany('验证码错误次数过多，请稍后重试', Math.ceil(misses.getRemainingTTL(key) / 1_000))
      const right = codes.get(key)
      const [a, b] = [Buffer.from(code), Buffer.from(right ?? '')]
      if (right !== undefined && a.length === b.length && timingSafeEqual(a, b)) {
        codes.delete(key)
        misses.delete(key)
        return true
      }
      misses.set(key, (misses.get(key) ?? 0) + 1)
      return false
    },
  }
}
