import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, readEnv } from './env'

const dir = mkdtempSync(join(tmpdir(), 'lading-env-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const SECRET = '0123456789abcdef0123456789abcdef'
const production = {
  MODE: 'production',
  DATA_DIR: dir,
  SIGN_SECRET: SECRET,
  TOKEN_SECRET: SECRET,
  ADMIN_PASSWORD: 'a long one of mine',
}

describe('production', () => {
  it('starts on settings of its own and listens everywhere', () => {
    expect(readEnv(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      seedScale: 0,
      captchaText: undefined,
    })
  })

  it.each([
    ['SIGN_SECRET', undefined, /Production mode needs SIGN_SECRET/],
    ['TOKEN_SECRET', 'short', /TOKEN_SECRET is too weak/],
    ['TOKEN_SECRET', 'a'.repeat(64), /TOKEN_SECRET is too weak/],
    ['ADMIN_PASSWORD', undefined, /Production mode needs ADMIN_PASSWORD/],
    ['ADMIN_PASSWORD', DEMO_PASSWORD, /known default/],
    ['ADMIN_PASSWORD', 'elevenchars', /shorter than 12/],
  ])('refuses %s = %s', (name, value, message) => {
    expect(() => readEnv({ ...production, [name]: value })).toThrow(message)
  })

  it('ignores the fixed captcha of demo mode', () => {
    expect(readEnv({ ...production, CAPTCHA_TEXT: 'test' }).captchaText).toBeUndefined()
  })
})

describe('demo', () => {
  it('makes its secrets once, readable by the owner only', () => {
    const first = readEnv({ DATA_DIR: dir })
    expect(readEnv({ DATA_DIR: dir })).toMatchObject({
      signSecret: first.signSecret,
      tokenSecret: first.tokenSecret,
    })
    expect(first.signSecret).not.toBe(first.tokenSecret)
    const file = join(dir, 'secrets.json')
    expect(readFileSync(file, 'utf8')).toContain(first.signSecret)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('listens on the loopback address only', () => {
    expect(readEnv({ DATA_DIR: dir }).host).toBe('127.0.0.1')
    expect(() => readEnv({ DATA_DIR: dir, HOST: '0.0.0.0' })).toThrow(/loopback/)
  })

  it('refuses a damaged secrets file', () => {
    const other = mkdtempSync(join(tmpdir(), 'lading-env-'))
    writeFileSync(join(other, 'secrets.json'), '{')
    expect(() => readEnv({ DATA_DIR: other })).toThrow(/is damaged: delete it and start again/)
    rmSync(other, { recursive: true })
  })
})

describe('a malformed setting', () => {
  it.each([
    [
      'PORT',
      '80a',
      'PORT is "80a", but it must be a whole number from 0 to 65535. Correct it and start again.',
    ],
    ['PORT', '70000', /from 0 to 65535/],
    ['MODE', 'live', /demo or production/],
    ['API_BASE', 'api', /a path such as/],
    ['API_BASE', '/a b', /a path such as/],
    ['SEED_SCALE', '-1', /whole number/],
    ['SEED_FORMS', 'some', /yes or no/],
    ['DATABASE_URL', 'mysql://x', /postgresql/],
    ['GATEWAY_URL', 'gateway.test', /an address such as/],
    ['STATIC_URL', 'https://static.test/?a=1', /an address such as/],
    ['SECOND_FACTOR_ROLES', 'admin,fi nance', /codes of roles/],
    ['WECOM_CORP_ID', 'ww', /missing: WECOM_AGENT_ID, WECOM_SECRET/],
    ['DINGTALK_CORP_ID', 'ding', /missing: DINGTALK_CLIENT_ID/],
  ])('%s = %s is told in a sentence', (name, value, message) => {
    expect(() => readEnv({ DATA_DIR: dir, [name]: value })).toThrow(message)
  })
})

describe('every setting', () => {
  /** The names that the sources read, e.g. `S3_BUCKET`. */
  const names = ['env.ts', 'envLogin.ts'].flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    return [...text.matchAll(/(?:source\.|')([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b(?=[^a-z]*)/g)].map(
      (hit) => hit[1]!,
    )
  })

  it.each(['README.md', 'README.zh-CN.md'])('stands in %s', (file) => {
    const table = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
    expect(names.length).toBeGreaterThan(30)
    expect([...new Set(names)].filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})
