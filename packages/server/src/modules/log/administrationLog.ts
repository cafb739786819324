import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database'
import { systemMenus } from '../permission/systemMenus'
import type { LogLine } from './writeLog'
import { writeLog } from './writeLog'

const OPERATIONS: Record<string, LogLine['operateType']> = {
  add: 2,
  edit: 3,
  grant: 3,
  frozen: 3,
  changepwd: 3,
  delete: 4,
  import: 5,
}

/** By right. A page lends its title to the right it asks for only where no button is named after that right. */
const titles = new Map(
  [...systemMenus]
    .sort((a, b) => Number(a.key === a.permission) - Number(b.key === b.permission))
    .flatMap(({ permission, title }) => (permission ? [[permission, title]] : [])),
)

/**
 * A line in the log for each call that changed records of the system: who did what from where. What was changed stands in
 * the data log (migration 0014).
 */
export function logAdministration(app: FastifyInstance, db: Database): void {
  app.decorateRequest('administered', '')
  app.addHook('onSend', async (request) => {
    const { administered, session } = request
    if (!administered || !session) return
    const title = titles.get(administered)
    await writeLog(db, {
      logType: 2,
      operateType: OPERATIONS[administered.split(':').at(-1)!] ?? 3,
      logContent: title ? `${title.zh} (${title.en})` : administered,
      userid: session.userId,
      username: session.username,
      ip: request.ip,
      method: administered,
      requestUrl: request.routeOptions.url ?? request.url,
      requestType: request.method,
    })
  })
}
