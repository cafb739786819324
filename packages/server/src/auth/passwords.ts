import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../http/failures'

/** OWASP's minimum for argon2id, the library's default algorithm (security.md §1): about 6 ms a check. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const SHORTEST = 8
const MAX_LENGTH = 128
/** The passwords every guesser tries first. */
const COMMON = new Set(
  '12345678 123456789 1234567890 password password1 passw0rd qwertyui qwerty123 11111111 88888888 iloveyou admin123 admin1234 administrator abc12345 abcd1234 1q2w3e4r letmein1 welcome1 00000000'.split(
    ' ',
  ),
)

/** The hash under which a password is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

/** Whether the password belongs to the hash; a malformed hash is a no. */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password)
  } catch {
    return false
  }
}

/** A password that nobody knows: the account has another way in, or waits until one is set. */
export const randomPassword = () => randomBytes(24).toString('base64url')

let dummy: Promise<string> | undefined

/** Takes as long as a real check, so that an unknown user cannot be told by the time of the answer. */
export async function pretendToCheck(password: string): Promise<void> {
  dummy ??= hashPassword('no such user')
  await isPassword(await dummy, password)
}

/**
 * Length 8–128, any characters, none of the common ones, not the user's own name (ASVS 6.2).
 * @throws Failure with the rule that is broken
 */
export function requireGoodPassword(password: string, username = ''): void {
  const length = [...password].length
  if (length < SHORTEST || length > MAX_LENGTH)
    throw new Failure(`密码长度须为${SHORTEST}到${MAX_LENGTH}个字符`)
  if (COMMON.has(password.toLowerCase()) || password.toLowerCase() === username.toLowerCase())
    throw new Failure('密码过于常见，请更换')
}
