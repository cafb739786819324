import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { insertInto } from '../db/statements'
import { Failure, forbidden, notFound } from '../http/failures'
import type { Session } from '../session'

/** What is known of a stored file. */
export interface FileRecord {
  path: string
  originalName: string
  mime: string
  size: number
  tenantId: number
  ownerId: string
  private: boolean
}

/** The record of a path, if there is one. */
export function findFile(db: Database, path: string): Promise<FileRecord | undefined> {
  return db.row<FileRecord>(
    sql`SELECT path, original_name, mime, size::float8 AS size, tenant_id, owner_id, private FROM sys_file WHERE path = ${path}`,
  )
}

/** Files of the own tenant may be read, private ones only by their owner. */
export function mayRead(session: Session, file: FileRecord): boolean {
  return file.ownerId === session.userId || (!file.private && file.tenantId === session.tenantId)
}

/** @throws Failure when the file is not there or not for the caller; the two look alike */
export async function requireReadable(db: Database, session: Session, path: string): Promise<FileRecord> {
  const file = await findFile(db, path)
  if (!file || !mayRead(session, file)) throw notFound()
  return file
}

/** @throws Failure unless the caller owns the file, or is an administrator of its tenant */
export async function requireOwned(db: Database, session: Session, path: string): Promise<FileRecord> {
  const file = await requireReadable(db, session, path)
  if (file.ownerId !== session.userId && !session.isAdmin) throw forbidden()
  return file
}

/** @throws Failure when the user's files would take more than the quota */
export async function requireRoom(db: Database, userId: string, more: number, quota: number): Promise<void> {
  const row = await db.row<{ total: number }>(
    sql`SELECT coalesce(sum(size), 0)::float8 AS total FROM sys_file WHERE owner_id = ${userId}`,
  )
  if ((row?.total ?? 0) + more > quota) throw new Failure('上传失败！存储空间已用完 (no room left)')
}

/** Lets one upload of a user at a time look for room, until the transaction ends. */
export async function holdRoom(tx: Database, userId: string): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_file'), hashtext(${userId}))`)
}

/** Notes a stored file. The name of the client keeps neither path nor control characters. */
export async function noteFile(
  db: Database,
  session: Session,
  file: { path: string; originalName: string; mime: string; size: number; biz: string; private?: boolean },
): Promise<void> {
  const originalName = file.originalName
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\u0000-\u001f\u007f"<>|:*?]+/g, '_')
    .slice(-200)
  await db.run(
    insertInto('sys_file', {
      ...file,
      originalName,
      tenantId: session.tenantId,
      ownerId: session.userId,
    }),
  )
}
