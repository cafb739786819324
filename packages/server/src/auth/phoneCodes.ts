import { randomInt } from 'node:crypto'
import type { SharedStore } from '../cluster/cluster'
import { Failure, tooMany, unavailable } from '../http/failures'
import { said } from '../http/language'
import { isSameSecret } from './sameSecret'

const LIFE_MS = 10 * 60_000
const PAUSE_MS = 60_000
const HOUR_MS = 3_600_000
const CODES_PER_HOUR = 5
const CODES_PER_ADDRESS = 20
const TRIES = 5

/** What a code is for; a code of one purpose is none of another (security.md §1, "Captcha / SMS"). */
export type CodePurpose = 'login' | 'register' | 'reset' | 'phone'

/** Sends a text to a phone. A deployment brings its own. */
export interface SmsSender {
  send: (mobile: string, text: string) => Promise<void>
}

/** One-time codes that are sent to phones. */
export interface PhoneCodes {
  /** @throws Failure when no sender is configured or the number has to wait */
  send: (purpose: CodePurpose, mobile: string, ip: string) => Promise<void>
  /** Uses a code up. @throws Failure 429 after five wrong ones, also for the right one */
  use: (purpose: CodePurpose, mobile: string, code: string) => Promise<boolean>
}

/** @param sender without one no code can be sent */
export function createPhoneCodes(store: SharedStore, sender?: SmsSender): PhoneCodes {
  return {
    send: async (purpose, mobile, ip) => {
      if ((await store.count(`sms:pause:${mobile}`, PAUSE_MS)) > 1)
        throw tooMany('验证码发送过于频繁，请稍后重试', PAUSE_MS / 1_000)
      const byNumber = await store.count(`sms:number:${mobile}`, HOUR_MS)
      const byAddress = await store.count(`sms:address:${ip}`, HOUR_MS)
      if (byNumber > CODES_PER_HOUR || byAddress > CODES_PER_ADDRESS)
        throw tooMany('验证码发送过于频繁，请稍后重试', HOUR_MS / 1_000)
      // After the counting: a call that everybody may make is limited, whether it can be answered or not.
      if (!sender) throw new Failure(' 短信接口未配置，请联系管理员！')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await store.put(`sms:code:${purpose}:${mobile}`, code, LIFE_MS, 1)
      try {
        await sender.send(mobile, `验证码 ${code}，10分钟内有效。`)
      } catch (error) {
        // Nothing was sent: the next try need not wait for its turn.
        await store.clear(`sms:pause:${mobile}`)
        throw unavailable(
          said('短信发送失败，请稍后重试', 'The text could not be sent: try again in a moment'),
          error,
        )
      }
    },
    use: async (purpose, mobile, code) => {
      const key = `${purpose}:${mobile}`
      const misses = await store.counted(`sms:miss:${key}`)
      if (misses.count >= TRIES)
        throw tooMany('验证码错误次数过多，请稍后重试', Math.ceil(misses.remainingMs / 1_000))
      const [open] = await store.items(`sms:code:${key}`)
      if (open && isSameSecret(code, open.value) && (await store.take(`sms:code:${key}`, open.id))) {
        await store.clear(`sms:miss:${key}`)
        return true
      }
      await store.count(`sms:miss:${key}`, LIFE_MS)
      return false
    },
  }
}
