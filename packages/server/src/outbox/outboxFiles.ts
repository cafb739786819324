import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { newId } from '../db/ids'
import { insertInto, isIn } from '../db/statements'
import type { DueItem } from './channels'

/** Days after which what was never sent is given up. */
const KEPT_DAYS = 30

/** A file as the payload of a mail names it. */
export interface OutboxFile {
  id: string
  filename: string
}

/** Keeps a file until the mail that names it is sent. In the transaction that puts the mail out. */
export async function keepOutboxFile(tx: Executor, filename: string, content: Buffer): Promise<OutboxFile> {
  const id = newId()
  await tx.run(insertInto('sys_outbox_file', { id, filename, content: content.toString('base64') }))
  return { id, filename }
}

const filesOf = ({ channel, payload }: DueItem): OutboxFile[] =>
  channel === 'mail' ? ((JSON.parse(payload) as { files?: OutboxFile[] }).files ?? []) : []

/** A mail with the contents of its files, as the channel sends it. */
export async function withFiles<Item extends DueItem>(db: Executor, item: Item): Promise<Item> {
  const files = filesOf(item)
  if (files.length === 0) return item
  const ids = files.map(({ id }) => id)
  const attachments = await db.rows<{ filename: string; content: string }>(
    sql`SELECT filename, content FROM sys_outbox_file WHERE ${isIn(sql`id`, ids)}`,
  )
  return { ...item, payload: JSON.stringify({ ...(JSON.parse(item.payload) as object), attachments }) }
}

/** Lets go of the files of a mail that was sent, and of what nobody has sent for long. */
export async function dropFiles(db: Executor, item: DueItem): Promise<void> {
  const ids = filesOf(item).map(({ id }) => id)
  if (ids.length === 0) return
  await db.run(
    sql`DELETE FROM sys_outbox_file
        WHERE ${isIn(sql`id`, ids)} OR create_time < now() - make_interval(days => ${KEPT_DAYS}::integer)`,
  )
}
