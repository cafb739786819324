import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createSessionStore } from '../../auth/sessionStore'
import type { OpenDatabase } from '../../db/database'
import { readEnv } from '../../env'
import type { ServerModule } from '../../module'
import { openServer } from '../../server'
import type { RunningServer } from '../../server'
import { countServer } from '../countServer'
import { startCanary } from './canary'
import { drillNoExportServer, drillServer, HIDDEN_FIELD } from './demoEntity'
import { OTHER_TENANT, seedFrame, seedPerson, TENANT } from './people'
import { drillReports, seedFile, seedRows, seedSystemRecords } from './records'
import { attackWorkbooks, floodPicture } from './workbooks'

/** A server to be attacked, with everything the attacks name. */
export interface AttackServer {
  /** Base of the calls: `http://127.0.0.1:40123/api`. */
  base: string
  /** The values behind the `{{…}}` of the attacks. */
  fixtures: Record<string, unknown>
  /** What the attacks broke outside of their answers: files gone or made, calls to foreign addresses. */
  damage: () => string[]
  close: () => Promise<void>
}

const PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Lading</title></head><body></body></html>`

const modules: ServerModule[] = [
  drillServer,
  drillNoExportServer,
  {
    name: 'drill',
    reports: drillReports,
    menus: ['drill:report', 'drill:reportNoRight'].map((permission) => ({
      key: permission,
      parent: 'system',
      type: 2 as const,
      title: { zh: permission, en: permission },
      permission,
    })),
  },
]

/** A folder with a page and one hashed asset, as a build leaves them. */
function webFolder(dir: string): string {
  const root = join(dir, 'web')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), PAGE)
  writeFileSync(join(root, 'assets', 'index-1a2b3c4d.js'), 'export {}\n')
  return root
}

async function fillIn(db: OpenDatabase, server: RunningServer, password: string) {
  const { env } = server
  const sessions = createSessionStore(db, env.tokenSecret)
  // The administrator of the drill has chosen a password already.
  await db.run(sql`UPDATE sys_user SET must_change_password = false WHERE username = 'admin'`)
  const admin = await db.row<{ id: string }>(sql`SELECT id FROM sys_user WHERE username = 'admin'`)
  const adminId = admin!.id
  const frame = await seedFrame(db)
  const person = (name: string, more = {}) => seedPerson(db, sessions, name, more)
  const user = await person('user')
  const other = await person('stranger', { tenant: OTHER_TENANT, department: 'other' })
  const people = {
    lockme: await person('lockme'),
    throwaway: await person('throwaway'),
    throwaway2: await person('throwaway2'),
    throwaway3: await person('throwaway3'),
    throwaway4: await person('throwaway4'),
    expired: await person('expired'),
  }
  await db.run(
    sql`UPDATE sys_session SET expires_at = now() - interval '1 minute' WHERE user_id = ${people.expired.id}`,
  )
  const { secrets, ids } = await seedRows(db)
  const system = await seedSystemRecords(db, adminId)
  const marker = `MARKER-${randomBytes(8).toString('hex')}`
  const file = (owner: { id: string; tenant: number }, extension: string, content: string) =>
    seedFile(db, env.uploadDir, owner, extension, content)
  const userFile = { id: user.id, tenant: TENANT }
  const biz = '/biz/demo'
  const origin = { ip: '127.0.0.1', userAgent: 'drill' }
  return {
    admin: {
      id: adminId,
      username: 'admin',
      password,
      token: await sessions.open(adminId, 0, origin),
      uploadedPath: await file({ id: adminId, tenant: 0 }, 'txt', 'of the administrator'),
    },
    user: {
      ...user,
      tenant: TENANT,
      uploadedPath: await file(userFile, 'txt', marker),
      uploadedMarker: marker,
      uploadedSvg: await file(userFile, 'svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    },
    'other-tenant': { token: other.token, tenant: OTHER_TENANT },
    ...people,
    other: { tenant: OTHER_TENANT, username: other.username },
    roleUser: { id: frame.roleUser },
    roleAdmin: { id: frame.roleAdmin },
    perm: { id: frame.perm },
    dep: { id: frame.department, orgCode: 'A01A01' },
    foreignDep: { orgCode: 'A01A02' },
    dictItem: { id: system.dictItem },
    ann: { id: system.ann },
    annForAdminOnly: { id: system.annForAdmin, secret: system.annSecret },
    job: { id: system.job },
    biz: {
      list: `${biz}/list`,
      queryById: `${biz}/queryById`,
      add: `${biz}/add`,
      edit: `${biz}/edit`,
      deleteBatch: `${biz}/deleteBatch`,
      exportXls: `${biz}/exportXls`,
      importExcel: `${biz}/importExcel`,
      ownRow: ids.own,
      secretOfOwn: secrets.own,
      rowOfOtherDept: ids.otherDept,
      secretOfOtherDept: secrets.otherDept,
      approvedRow: ids.approved,
      hiddenField: HIDDEN_FIELD,
      pageOfOtherTenant: randomBytes(16).toString('hex'),
    },
    bizNoExport: { exportXls: '/biz/demoLocked/exportXls' },
    lowapp: { foreignId: 'drill-foreign-app', secret: secrets.otherTenant },
    report: { id: 'drill-report' },
    reportNoRight: { id: 'drill-report-no-right', secret: secrets.report },
    signatureSecret: env.signSecret,
    'pngHeader:60000x60000': floodPicture(),
    ...attackWorkbooks(),
  }
}

/** Draws a captcha's text by the only way there is: it was used once before, so its text is known to be dead. */
async function usedCaptcha(base: string) {
  const key = String(Date.now())
  await fetch(`${base}/sys/randomImage/${key}`)
  const text = 'abcd'
  await fetch(`${base}/sys/checkCaptcha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ captcha: text, checkKey: key }),
  })
  return { text, key }
}

/**
 * Starts a server in production mode on fresh data, fills it with what the attacks name, and gives the values.
 * @param databaseUrl an empty PostgreSQL database @default the embedded one
 */
export async function startAttackServer(databaseUrl?: string, logLevel = 'silent'): Promise<AttackServer> {
  countServer()
  const dir = mkdtempSync(join(tmpdir(), 'lading-attacks-'))
  const password = `Admin-${randomBytes(12).toString('base64url')}`
  const env = readEnv({
    MODE: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(dir, 'data'),
    DATABASE_URL: databaseUrl,
    SIGN_SECRET: randomBytes(32).toString('hex'),
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    ADMIN_PASSWORD: password,
    LOG_LEVEL: logLevel,
    // A busy machine is no reason to refuse what an attack sends: what is looked at is the answer.
    STALL_LIMIT_MS: '15000',
  })
  let db: OpenDatabase | undefined
  const server = await openServer({
    env,
    modules,
    webRoot: webFolder(dir),
    onProgress: () => undefined,
    onDatabase: (opened) => {
      db = opened
    },
  })
  const trap = await startCanary()
  const { port } = server.app.server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}${env.apiBase}`
  const canaryName = `lading-canary-${randomBytes(6).toString('hex')}`
  const canaryFile = join(tmpdir(), canaryName)
  writeFileSync(canaryFile, 'alive')
  const fixtures = {
    ...(await fillIn(db!, server, password)),
    usedCaptcha: await usedCaptcha(base),
    canaryPort: trap.port,
    canaryFile: canaryName,
  }
  return {
    base,
    fixtures,
    damage: () => [
      ...trap.calls.map((url) => `a request reached the attacker's server: ${url}`),
      ...(existsSync(canaryFile) ? [] : ['a file outside of the upload folder was deleted']),
      ...['lading-evil.txt', 'evil', 'evil.txt']
        .filter((name) => existsSync(join(tmpdir(), name)))
        .map((name) => `a file was written outside of the upload folder: ${name}`),
    ],
    close: async () => {
      trap.close()
      await server.close()
      rmSync(canaryFile, { force: true })
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
