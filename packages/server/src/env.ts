import { join } from 'node:path'
import type { LoginEnv } from './envLogin'
import { readLoginEnv } from './envLogin'
import { isBiz } from './files/fileStore'
import type { S3Settings } from './files/s3Store'
import { readSecrets } from './secrets'
import { EXIT, StartupError } from './startupError'

/** The password of the demo accounts; it stands in the README, so production refuses it. */
export const DEMO_PASSWORD = 'Lading@2026'

const KNOWN_PASSWORDS = new Set([DEMO_PASSWORD, 'admin', 'admin123', 'password', '12345678', 'jeecg@2020'])
const MIN_SECRET = 32
const MIN_ADMIN_PASSWORD = 12

/** Every setting of the server, typed. Built only by `readEnv`. */
export interface Env extends LoginEnv {
  mode: 'demo' | 'production'
  port: number
  /** Address to listen on. Demo mode: the loopback address only. */
  host: string
  /** Folder of the embedded database, its backups and the generated secrets. */
  dataDir: string
  /** PostgreSQL address; without it the embedded database runs. */
  databaseUrl: string | undefined
  /** Most connections to `databaseUrl` that this process holds; the embedded database has one. */
  databasePool: number
  /** Path under which the calls live, e.g. `/api`. Never ends with a slash. */
  apiBase: string
  /** Address at which the portal calls, e.g. that of a gateway in front of the server; without one `apiBase` of its own host. */
  gatewayUrl: string | undefined
  /** Address before the paths of stored files, e.g. of a cache in front of them; without one they are calls like others. */
  staticUrl: string | undefined
  /** Path under which the portal's files live, e.g. `/pc/`. Ends with a slash. */
  portalBase: string
  /** Secret of the request signature (contract §2). Reaches the browser: protects against tampering, not a login. */
  signSecret: string
  /** Keys the hash under which session tokens are stored. */
  tokenSecret: string
  /** Password of `admin` on the first start. */
  adminPassword: string
  /** Number of demo quotations to create. */
  seedScale: number
  /** Whether the demo has the stored forms of the trade's further areas (`SEED_FORMS`). */
  seedForms: boolean
  logLevel: string
  /** Proxies whose X-Forwarded headers count; empty: none (security.md, threat 28). */
  trustProxy: string[]
  /** Origins of other pages that may call: CORS and sockets; empty: none (security.md, threat 24). */
  origins: string[]
  /** Sites whose pages may stand in frames of the portal (menu entries of foreign pages); empty: none. */
  frameHosts: string[]
  /** Sites whose pictures the portal shows (avatars, announcements); empty: only stored ones. */
  imageHosts: string[]
  /** Databases that data sources may read (`host:port`); empty: no data source can be set up (ADR 41). */
  dataSourceHosts: string[]
  /** Calls per minute and user; an address, which may hold several users, gets two and a half times as many. */
  rateLimit: number
  /** Milliseconds that the event loop may stand still before calls are refused with 503; 0: never refused. */
  stallLimit: number
  /** Whoever reads /metrics has to send it as bearer; without one nobody reads them. */
  metricsToken: string | undefined
  /** Redis that several processes share; without it one process runs alone. */
  redisUrl: string | undefined
  /** Folder of uploaded files. */
  uploadDir: string
  /** An S3-compatible server that keeps the files instead of the folder. */
  s3: S3Settings | undefined
  /** A service that shows files which browsers do not; the encoded address of the file is put behind it. */
  previewUrl: string | undefined
  /** Folders of uploads (`biz`) whose files everybody may read, without a login. */
  publicBiz: readonly string[]
  /** Bytes that one user may store. */
  uploadQuota: number
  /** Bytes of the largest file that is sent in parts. */
  largeUpload: number
  /** Seconds between two looks at what is to be sent; 0: another process sends it. */
  outboxSeconds: number
  /** Where documents for the ERP are sent (`ERP_URL`, with `ERP_TOKEN` as bearer). */
  erp: { url: string; token: string | undefined } | undefined
  /** The mail server (`SMTP_URL`) and the address that mails are from (`MAIL_FROM`). */
  mail: { url: string; from: string } | undefined
  /** Demo only: answer captchas with this text, so that a test run can log in without reading pictures. */
  captchaText: string | undefined
}

function wrong(name: string, value: string, need: string): StartupError {
  return new StartupError(
    `${name} is "${value}", but it must be ${need}. Correct it and start again.`,
    EXIT.configuration,
  )
}

function integer(
  source: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = source[name]?.trim()
  if (!text) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw wrong(name, text, `a whole number from ${min} to ${max}`)
  return value
}

function yesOrNo(source: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = source[name]?.trim()
  if (!text) return fallback
  if (text !== 'yes' && text !== 'no') throw wrong(name, text, 'yes or no')
  return text === 'yes'
}

function basePath(source: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = source[name]?.trim() || fallback
  if (!/^\/[A-Za-z0-9/_-]+$/.test(text) || text.includes('//'))
    throw wrong(name, text, 'a path such as /api: a slash, then letters, digits, - or _')
  return text.replace(/\/+$/, '')
}

/** An address without a query, e.g. `https://gateway.example.com/api`; never ends with a slash. */
function webAddress(source: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = source[name]?.trim()
  if (!text) return undefined
  if (!/^https?:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[A-Za-z0-9._~/-]*)?$/.test(text))
    throw wrong(name, text, 'an address such as https://gateway.example.com/api')
  return text.replace(/\/+$/, '')
}

/** The entries of a comma list. */
const entries = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function originList(source: NodeJS.ProcessEnv, name: string): string[] {
  const list = entries(source[name])
  for (const entry of list)
    if (!/^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/.test(entry))
      throw wrong(name, entry, 'a list of origins such as https://portal.example.com, separated by commas')
  return list
}

/** As an origin list; `https://*.example.com` stands for all hosts below one (the form of content security policies). */
function hostList(source: NodeJS.ProcessEnv, name: string): string[] {
  const list = entries(source[name])
  for (const entry of list)
    if (!/^https?:\/\/(\*\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:\d+)?$/.test(entry))
      throw wrong(
        name,
        entry,
        'a list of sites such as https://bi.example.com or https://*.example.com, separated by commas',
      )
  return list
}

/** Places of databases, each `host:port`; without a port that of PostgreSQL. */
function placeList(source: NodeJS.ProcessEnv, name: string): string[] {
  return entries(source[name]).map((entry) => {
    if (!/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?$/.test(entry))
      throw wrong(name, entry, 'a list of databases such as erp-db.example.com:5432, separated by commas')
    return (entry.includes(':') ? entry : `${entry}:5432`).toLowerCase()
  })
}

/** @throws StartupError when only a part of the settings is given */
function s3Settings(source: NodeJS.ProcessEnv): S3Settings | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const given = names.map((name) => source[name]?.trim() ?? '')
  if (given.every((value) => !value)) return undefined
  const missing = names.filter((_, at) => !given[at])
  if (missing.length > 0)
    throw new StartupError(
      `Files in S3 need ${names.join(', ')}; missing: ${missing.join(', ')}.`,
      EXIT.configuration,
    )
  const [endpoint, bucket, accessKey, secretKey] = given as [string, string, string, string]
  if (!/^https?:\/\/[^\s/]+\/?$/.test(endpoint)) throw wrong('S3_ENDPOINT', endpoint, 'an http(s):// address')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw wrong('S3_BUCKET', bucket, 'a name of a bucket')
  return { endpoint, bucket, accessKey, secretKey, region: source.S3_REGION?.trim() || 'us-east-1' }
}

/** Kept to the letter: it ends where the address of the file begins, e.g. `https://view.test/?url=`. */
function previewAddress(source: NodeJS.ProcessEnv): string | undefined {
  const text = source.PREVIEW_URL?.trim() || undefined
  if (text !== undefined && (!/^https?:\/\//.test(text) || !URL.canParse(text)))
    throw wrong(
      'PREVIEW_URL',
      text,
      'the address behind which that of the file is put, e.g. https://view.example/?url=',
    )
  return text
}

/** @throws StartupError for a malformed address */
function erpSettings(source: NodeJS.ProcessEnv): Env['erp'] {
  const url = source.ERP_URL?.trim()
  if (!url) return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw wrong('ERP_URL', url, 'an http(s):// address')
  return { url, token: source.ERP_TOKEN?.trim() || undefined }
}

/** @throws StartupError for a malformed address, or one of the two without the other */
function mailSettings(source: NodeJS.ProcessEnv): Env['mail'] {
  const url = source.SMTP_URL?.trim()
  const from = source.MAIL_FROM?.trim()
  if (!url && !from) return undefined
  if (!url || !from)
    throw new StartupError('Mails need SMTP_URL and MAIL_FROM: set both, or none.', EXIT.configuration)
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw wrong('SMTP_URL', url.replace(/:[^:@/]*@/, ':***@'), 'an smtp:// or smtps:// address')
  if (!/^[^\s@,;<>]+@[A-Za-z0-9.-]+$/.test(from)) throw wrong('MAIL_FROM', from, 'an e-mail address')
  return { url, from }
}

function requireSecret(name: string, value: string | undefined): string {
  if (!value)
    throw new StartupError(
      `Production mode needs ${name}: set it to at least ${MIN_SECRET} random characters (for example the output of: openssl rand -hex 32).`,
      EXIT.configuration,
    )
  if (value.length < MIN_SECRET || new Set(value).size < 8)
    throw new StartupError(
      `${name} is too weak for production: give at least ${MIN_SECRET} random characters (for example the output of: openssl rand -hex 32).`,
      EXIT.configuration,
    )
  return value
}

function requireAdminPassword(value: string | undefined): string {
  if (!value)
    throw new StartupError(
      `Production mode needs ADMIN_PASSWORD, the first password of the account admin: set at least ${MIN_ADMIN_PASSWORD} characters.`,
      EXIT.configuration,
    )
  if (KNOWN_PASSWORDS.has(value) || value.length < MIN_ADMIN_PASSWORD)
    throw new StartupError(
      `ADMIN_PASSWORD is a known default or shorter than ${MIN_ADMIN_PASSWORD} characters: choose another one for production.`,
      EXIT.configuration,
    )
  return value
}

/** Folder names separated by commas. @throws StartupError */
function folders(source: NodeJS.ProcessEnv, name: string): string[] {
  const named = entries(source[name])
  const odd = named.find((entry) => !isBiz(entry))
  if (odd) throw wrong(name, odd, 'folder names of uploads, separated by commas')
  return named
}

/**
 * Reads the settings; the only place that looks at environment variables.
 * Demo mode generates its secrets once and keeps them in the data folder (readable by the owner only).
 *
 * @param source the variables @default process.env
 * @throws StartupError in one sentence, for a malformed setting or a production start on defaults
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const mode = source.MODE?.trim() || 'demo'
  if (mode !== 'demo' && mode !== 'production') throw wrong('MODE', mode, 'demo or production')
  const dataDir = source.DATA_DIR?.trim() || '.data'
  const databaseUrl = source.DATABASE_URL?.trim() || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw wrong('DATABASE_URL', databaseUrl.replace(/:[^:@/]*@/, ':***@'), 'a postgresql:// address')
  const redisUrl = source.REDIS_URL?.trim() || undefined
  if (redisUrl && !/^rediss?:\/\//.test(redisUrl))
    throw wrong('REDIS_URL', redisUrl.replace(/:[^:@/]*@/, ':***@'), 'a redis:// address')
  if (redisUrl && !databaseUrl)
    throw new StartupError(
      'REDIS_URL is for several processes, which need one PostgreSQL: set DATABASE_URL too, or remove REDIS_URL.',
      EXIT.configuration,
    )
  const seedScale = integer(source, 'SEED_SCALE', 0, 0, 5_000_000)
  const common = {
    ...readLoginEnv(source, mode),
    port: integer(source, 'PORT', 8080, 0, 65_535),
    host: source.HOST?.trim() || (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    databaseUrl,
    databasePool: integer(source, 'DATABASE_POOL', 10, 1, 1_000),
    apiBase: basePath(source, 'API_BASE', '/api'),
    gatewayUrl: webAddress(source, 'GATEWAY_URL'),
    staticUrl: webAddress(source, 'STATIC_URL'),
    portalBase: `${basePath(source, 'PORTAL_BASE', '/pc')}/`,
    seedScale,
    seedForms: yesOrNo(source, 'SEED_FORMS', true),
    logLevel: source.LOG_LEVEL?.trim() || (mode === 'demo' ? 'warn' : 'info'),
    trustProxy: entries(source.TRUST_PROXY),
    origins: originList(source, 'ORIGINS'),
    frameHosts: hostList(source, 'FRAME_HOSTS'),
    imageHosts: hostList(source, 'IMAGE_HOSTS'),
    dataSourceHosts: placeList(source, 'DATA_SOURCE_HOSTS'),
    rateLimit: integer(source, 'RATE_LIMIT', 600, 1, 10_000_000),
    stallLimit: integer(source, 'STALL_LIMIT_MS', 1_000, 0, 60_000),
    redisUrl,
    metricsToken: source.METRICS_TOKEN?.trim() || undefined,
    uploadDir: source.UPLOAD_DIR?.trim() || join(dataDir, 'uploads'),
    s3: s3Settings(source),
    largeUpload: integer(source, 'LARGE_UPLOAD_MB', 200, 1, 10_000) * 1_048_576,
    previewUrl: previewAddress(source),
    outboxSeconds: integer(source, 'OUTBOX_SECONDS', 3, 0, 3_600),
    erp: erpSettings(source),
    mail: mailSettings(source),
    publicBiz: folders(source, 'PUBLIC_BIZ'),
    uploadQuota: integer(source, 'UPLOAD_QUOTA_MB', 2_048, 1, 1_000_000) * 1_048_576,
  }
  if (mode === 'production') {
    return {
      ...common,
      mode,
      signSecret: requireSecret('SIGN_SECRET', source.SIGN_SECRET),
      tokenSecret: requireSecret('TOKEN_SECRET', source.TOKEN_SECRET),
      adminPassword: requireAdminPassword(source.ADMIN_PASSWORD),
      seedScale: 0,
      seedForms: false,
      captchaText: undefined,
    }
  }
  if (!['127.0.0.1', 'localhost', '::1'].includes(common.host))
    throw new StartupError(
      `HOST is "${common.host}", but demo mode listens on the loopback address only, because its accounts are public: remove HOST, or set MODE=production with its secrets.`,
      EXIT.configuration,
    )
  const secrets = readSecrets(dataDir)
  return {
    ...common,
    mode,
    signSecret: source.SIGN_SECRET || secrets.signSecret,
    tokenSecret: source.TOKEN_SECRET || secrets.tokenSecret,
    adminPassword: source.ADMIN_PASSWORD || DEMO_PASSWORD,
    captchaText: source.CAPTCHA_TEXT || undefined,
  }
}
