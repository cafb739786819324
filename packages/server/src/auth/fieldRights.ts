import type { EntityDefinition } from '@lading/core/entity'
import { permissionCode } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { Session } from '../session'
import { mayDo } from './sessionStore'

/** How long the defined rights are believed; other servers of a cluster see a change by then. */
const FRESH_MS = 1_000
const NONE: ReadonlySet<string> = new Set()

/** Which fields a session may not see (security.md §3, threat 8). */
export interface FieldRights {
  /** Fields of the header with a right of their own that the session does not hold; inside a transaction give that. */
  hidden: (entity: EntityDefinition, session: Session, db?: Database) => Promise<ReadonlySet<string>>
}

/**
 * Field rights as the portal reads them (spec 2 §6): a field is hidden when an entry of type 1 with the code
 * `<prefix>:<field>` is in force and the user does not hold it.
 */
export function createFieldRights(db: Database): FieldRights {
  let kept: { at: number; loading: Promise<ReadonlySet<string>> } | undefined
  const defined = (on: Database) => {
    if (!kept || Date.now() - kept.at > FRESH_MS) {
      const loading = on
        .rows<{ perms: string }>(
          sql`SELECT perms FROM sys_permission
              WHERE menu_type = 2 AND perms_type = '1' AND perms <> '' AND status = '1' AND del_flag = 0`,
        )
        .then((rows) => new Set(rows.flatMap(({ perms }) => perms.split(',').map((code) => code.trim()))))
      kept = { at: Date.now(), loading }
      loading.catch(() => {
        kept = undefined
      })
    }
    return kept.loading
  }
  return {
    hidden: async (entity, session, on = db) => {
      if (session.isAdmin) return NONE
      const codes = await defined(on)
      if (codes.size === 0) return NONE
      return new Set(
        Object.keys(entity.fields).filter((name) => {
          const code = permissionCode(entity, name)
          return codes.has(code) && !mayDo(session, code)
        }),
      )
    },
  }
}
