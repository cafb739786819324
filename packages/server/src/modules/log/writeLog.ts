import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'

/** One line of the log that administrators read (contract §22.2, SysLog). It is never changed. */
export interface LogLine {
  /** 1 login, 2 operation. */
  logType: 1 | 2
  logContent: string
  /** 1 query, 2 add, 3 edit, 4 delete, 5 import, 6 export. */
  operateType?: 1 | 2 | 3 | 4 | 5 | 6
  userid?: string
  username?: string
  ip?: string
  method?: string
  requestUrl?: string
  requestType?: string
}

/** Writes a line; control characters are taken out, so that no line can look like two. */
export async function writeLog(db: Database, line: LogLine): Promise<void> {
  const logContent = line.logContent.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 1_000)
  await db.run(insertInto('sys_log', { ...line, id: newId(), logContent }))
}
