import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../db/database'
import { commaList } from '../db/statements'
import { createSeal } from './sealed'

/** What the app shows above its code. */
const ISSUER = 'Lading'
/** Bytes of a secret (RFC 4226, section 4). */
const SECRET_BYTES = 20
/** Steps of half a minute that a clock may be off. */
const WINDOW = 1
const STEP_MS = 30_000
const RECOVERY_CODES = 10
/** Without what looks alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The second factors of all users. */
export interface SecondFactors {
  /** Whether the logins of a user ask for a code. */
  isOn: (userId: string) => Promise<boolean>
  /** How many codes for a lost app are left; 0 without a factor. */
  recoveryLeft: (userId: string) => Promise<number>
  /** A new secret, which holds once a code of it was confirmed. @returns undefined while there is one that holds */
  begin: (userId: string, username: string) => Promise<{ secret: string; uri: string } | undefined>
  /** @returns the codes for a lost app, told this once; undefined for a wrong code */
  confirm: (userId: string, code: string) => Promise<string[] | undefined>
  /** Uses a code up, of the app or one for a lost one. */
  use: (userId: string, code: string) => Promise<boolean>
  /** New codes for a lost app, in the place of the old ones. */
  renew: (userId: string) => Promise<string[]>
  /** @returns whether there was one that held */
  remove: (userId: string) => Promise<boolean>
}

interface Stored {
  secret: string
  confirmed: boolean
  recovery: string
}

const recoveryCode = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]!).join('')

/** @param secret of the server: it seals what is stored */
export function createSecondFactors(db: Database, secret: string): SecondFactors {
  const seal = createSeal(secret, 'second factor')
  const hashOf = (userId: string, code: string) =>
    createHmac('sha256', secret).update(`recovery:${userId}:${code}`).digest('base64url')
  const stored = (userId: string) =>
    db.row<Stored>(sql`SELECT secret, confirmed, recovery FROM sys_user_factor WHERE user_id = ${userId}`)
  const totp = (base32: string, label = '') =>
    new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(base32) })
  /** The step to which a code of the app belongs. */
  const stepOf = (row: Stored, code: string): number | undefined => {
    const opened = seal.open(row.secret)
    if (!opened || !/^\d{6}$/.test(code)) return undefined
    const now = Date.now()
    const off = totp(opened).validate({ token: code, timestamp: now, window: WINDOW })
    return off === null ? undefined : Math.floor(now / STEP_MS) + off
  }
  /** A code is good once: who looks over a shoulder comes too late. */
  const spendStep = async (userId: string, step: number) =>
    (await db.run(
      sql`UPDATE sys_user_factor SET last_step = ${step} WHERE user_id = ${userId} AND last_step < ${step}`,
    )) > 0
  const keepNewCodes = async (userId: string) => {
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode)
    await db.run(
      sql`UPDATE sys_user_factor SET confirmed = true, recovery = ${codes.map((code) => hashOf(userId, code)).join(',')}
          WHERE user_id = ${userId}`,
    )
    return codes
  }
  return {
    isOn: async (userId) => (await stored(userId))?.confirmed === true,
    recoveryLeft: async (userId) => commaList((await stored(userId))?.recovery).length,
    begin: async (userId, username) => {
      const base32 = new Secret({ size: SECRET_BYTES }).base32
      const begun = await db.run(
        sql`INSERT INTO sys_user_factor (user_id, secret) VALUES (${userId}, ${seal.close(base32)})
            ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, last_step = 0
            WHERE NOT sys_user_factor.confirmed`,
      )
      return begun > 0 ? { secret: base32, uri: totp(base32, username).toString() } : undefined
    },
    confirm: async (userId, code) => {
      const row = await stored(userId)
      const step = row && !row.confirmed ? stepOf(row, code) : undefined
      if (step === undefined || !(await spendStep(userId, step))) return undefined
      return keepNewCodes(userId)
    },
    renew: keepNewCodes,
    use: async (userId, given) => {
      const code = given.replace(/[\s-]/g, '').toLowerCase()
      const row = await stored(userId)
      if (!row?.confirmed) return false
      const step = stepOf(row, code)
      if (step !== undefined) return spendStep(userId, step)
      const hash = hashOf(userId, code)
      // Of two that come with the same code, one gets in.
      const used = await db.run(
        sql`UPDATE sys_user_factor
            SET recovery = array_to_string(array_remove(string_to_array(recovery, ','), ${hash}), ',')
            WHERE user_id = ${userId} AND ${hash} = ANY(string_to_array(recovery, ','))`,
      )
      return used > 0
    },
    remove: async (userId) => {
      const [gone] = await db.rows<{ confirmed: boolean }>(
        sql`DELETE FROM sys_user_factor WHERE user_id = ${userId} RETURNING confirmed`,
      )
      return gone?.confirmed === true
    },
  }
}
