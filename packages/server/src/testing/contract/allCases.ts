import type { ServerModule } from '../../module'
import { sql } from 'drizzle-orm'
import { testOrderServer } from '../orderEntity'
import { dictCases } from './cases/dictCases'
import { loginCases } from './cases/loginCases'
import { exchangeCases } from './cases/exchangeCases'
import { fileCases } from './cases/fileCases'
import { messageCases } from './cases/messageCases'
import { onlineCases } from './cases/onlineCases'
import { permissionCases } from './cases/permissionCases'
import { dataSourceCases, reportCases } from './cases/reportCases'
import { resourceCases } from './cases/resourceCases'
import { savedQueryCases } from './cases/savedQueryCases'
import { sessionCases } from './cases/sessionCases'
import { structureCases } from './cases/structureCases'
import { userCases } from './cases/userCases'
import type { ContractCase } from './contractCase'

/** The cases by the name under which `docs/calls.md` tells them, in the order in which they run. */
export const allCases: ReadonlyMap<string, readonly ContractCase[]> = new Map([
  ['session', sessionCases],
  ['users', userCases],
  ['permissions', permissionCases],
  ['structure', structureCases],
  ['dictionaries', dictCases],
  ['messages', messageCases],
  ['files', fileCases],
  ['resources', resourceCases],
  ['logins', loginCases],
  ['exchange', exchangeCases],
  ['saved queries', savedQueryCases],
  ['online forms', onlineCases],
  ['stored reports', reportCases],
  ['data sources', dataSourceCases],
])

/** What the server of the cases has beside the kernel: a resource and a report. */
export const contractModules: readonly ServerModule[] = [
  testOrderServer,
  {
    name: 'contract',
    reports: [
      {
        id: 'ct_users',
        code: 'ct_users',
        name: { zh: '用户表', en: 'Users' },
        permission: 'online:report:list',
        key: 'id',
        from: (_session, { status }) =>
          sql`(SELECT id, username, status FROM sys_user WHERE ${status}::integer IS NULL OR status = ${status}) r`,
        columns: [
          { field: 'username', title: { zh: '账号', en: 'Account' }, kind: 'text', search: 'single' },
          { field: 'status', title: { zh: '状态', en: 'Status' }, kind: 'integer', dict: 'user_status' },
        ],
        parameters: [{ name: 'status', title: { zh: '状态', en: 'Status' }, kind: 'integer' }],
      },
    ],
  },
]
