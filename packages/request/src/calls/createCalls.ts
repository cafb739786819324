import { announcementsCalls } from './announcements'
import { authCalls } from './auth'
import type { Caller } from './caller'
import { categoriesCalls } from './categories'
import { departmentsCalls } from './departments'
import { dictCalls } from './dict'
import { checksCalls, dashboardCalls, positionsCalls, tenantsCalls } from './misc'
import { reportsCalls } from './reports'
import { rolesCalls } from './roles'
import { jobsCalls, messagesCalls, monitorCalls, permissionsCalls, userAgentsCalls } from './system'
import { usersCalls } from './users'

/** The named calls of the system resources. */
export function createCalls(caller: Caller) {
  return {
    auth: authCalls(caller),
    users: usersCalls(caller),
    roles: rolesCalls(caller),
    departments: departmentsCalls(caller),
    positions: positionsCalls(caller),
    tenants: tenantsCalls(caller),
    dict: dictCalls(caller),
    categories: categoriesCalls(caller),
    announcements: announcementsCalls(caller),
    dashboard: dashboardCalls(caller),
    checks: checksCalls(caller),
    reports: reportsCalls(caller),
    permissions: permissionsCalls(caller),
    monitor: monitorCalls(caller),
    jobs: jobsCalls(caller),
    messages: messagesCalls(caller),
    userAgents: userAgentsCalls(caller),
  }
}

/** Named calls: `request.users.list({ query: { pageNo: 1 } })` gives the result. */
export type Calls = ReturnType<typeof createCalls>
