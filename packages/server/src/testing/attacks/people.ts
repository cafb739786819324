import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashPassword } from '../../auth/passwords'
import type { SessionStore } from '../../auth/sessionStore'
import type { Database } from '../../db/database'
import { derivedId } from '../../db/ids'
import { insertAll, insertInto } from '../../db/statements'

/** What the drill's ordinary user may do. */
const CLERK_RIGHTS = [
  'biz:demo:list',
  'biz:demo:add',
  'biz:demo:edit',
  'biz:demo:delete',
  'biz:demo:batch_delete',
  'biz:demo:export',
  'biz:demo:import',
  'biz:demoLocked:list',
  'drill:report',
  'system:user:list',
]
export const TENANT = 11
export const OTHER_TENANT = 12

/** Departments: the user's, a sibling, one of the other tenant. */
export const DEPARTMENTS = { own: 'A01A01', foreign: 'A01A02', other: 'B01' } as const

/** An account with one open session. */
export interface Person {
  id: string
  username: string
  password: string
  phone: string
  token: string
}

const id = (kind: string, name: string) => derivedId(`drill-${kind}`, name)

/** Tenants, departments and the clerk's role. Gives the ids that the attacks name. */
export async function seedFrame(db: Database) {
  await db.run(
    insertAll('sys_tenant', [
      { id: TENANT, name: '演练一', status: 1 },
      { id: OTHER_TENANT, name: '演练二', status: 1 },
    ]),
  )
  const departments = Object.entries({ root: 'A01', ...DEPARTMENTS }).map(([name, orgCode]) => ({
    id: id('depart', name),
    parentId: orgCode.length > 3 ? id('depart', 'root') : '',
    departName: `部门 ${orgCode}`,
    orgCode,
    orgType: String(orgCode.length / 3),
  }))
  await db.run(insertAll('sys_depart', departments))
  const roleUser = id('role', 'clerk')
  await db.run(insertInto('sys_role', { id: roleUser, roleCode: 'clerk', roleName: '职员' }))
  await db.run(
    sql`INSERT INTO sys_role_permission (role_id, permission_id)
        SELECT ${roleUser}, id FROM sys_permission WHERE perms = ANY(${sql.param(CLERK_RIGHTS)}::text[])`,
  )
  const roleAdmin = await db.row<{ id: string }>(sql`SELECT id FROM sys_role WHERE role_code = 'admin'`)
  const perm = await db.row<{ id: string }>(
    sql`SELECT id FROM sys_permission WHERE perms = 'system:user:delete' AND menu_type = 2`,
  )
  return {
    roleUser,
    roleAdmin: roleAdmin!.id,
    perm: perm!.id,
    department: id('depart', 'own'),
  }
}

let phone = 13_900_000_000

/** An account with the role of clerks, a department, a tenant and an open session. */
export async function seedPerson(
  db: Database,
  sessions: SessionStore,
  username: string,
  { tenant = TENANT, department = 'own' as keyof typeof DEPARTMENTS } = {},
): Promise<Person> {
  const person = { id: id('user', username), username, phone: String((phone += 1)) }
  const password = `Drill-${randomBytes(9).toString('base64url')}`
  await db.run(
    insertInto('sys_user', {
      ...person,
      realname: `演练 ${username}`,
      email: `${username}@example.test`,
      password: await hashPassword(password),
      orgCode: DEPARTMENTS[department],
      relTenantIds: String(tenant),
    }),
  )
  await db.run(insertInto('sys_user_role', { userId: person.id, roleId: id('role', 'clerk') }))
  await db.run(insertInto('sys_user_depart', { userId: person.id, depId: id('depart', department) }))
  const token = await sessions.open(person.id, tenant, { ip: '127.0.0.1', userAgent: 'drill' })
  return { ...person, password, token }
}
