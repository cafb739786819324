import { CODE } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/database'
import { insertInto, isIn } from '../db/statements'
import { Failure, forbidden, notFound } from '../http/failures'
import { said } from '../http/language'
import type { Session } from '../session'
import type { ReferenceContext } from './fileReferences'
import { isReferred } from './fileReferences'

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

const RECORD = sql`path, original_name, mime, size::float8 AS size, tenant_id, owner_id, private`

/** The record of a path, if there is one. */
export function findFile(db: Executor, path: string): Promise<FileRecord | undefined> {
  return db.row<FileRecord>(sql`SELECT ${RECORD} FROM sys_file WHERE path = ${path}`)
}

/**
 * A file is for who stored it and for administrators of its tenant; for others where something they may read refers to
 * it (decision 12). Private ones are their owner's alone.
 */
export async function mayRead(
  context: ReferenceContext,
  session: Session,
  file: FileRecord,
): Promise<boolean> {
  if (file.ownerId === session.userId) return true
  if (file.private) return false
  if (session.isAdmin && file.tenantId === session.tenantId) return true
  return isReferred(context, session, file.path)
}

/** @throws Failure when the file is not there or not for the caller; the two look alike */
export async function requireReadable(
  context: ReferenceContext,
  session: Session,
  path: string,
): Promise<FileRecord> {
  const file = await findFile(context.db, path)
  if (!file || !(await mayRead(context, session, file))) throw notFound()
  return file
}

/** Stored files among the paths that the caller may read. */
export async function readable(
  context: ReferenceContext,
  session: Session,
  paths: readonly string[],
): Promise<FileRecord[]> {
  if (paths.length === 0) return []
  const found = await context.db.rows<FileRecord>(
    sql`SELECT ${RECORD} FROM sys_file WHERE ${isIn(sql`path`, paths)}`,
  )
  const seen: FileRecord[] = []
  for (const file of found) if (await mayRead(context, session, file)) seen.push(file)
  return seen
}

/** Stored files among the paths that the caller may not read. */
export async function unreadable(
  context: ReferenceContext,
  session: Session,
  paths: readonly string[],
): Promise<Set<string>> {
  const refused = new Set<string>()
  if (paths.length === 0) return refused
  const others = await context.db.rows<FileRecord>(
    sql`SELECT ${RECORD} FROM sys_file
        WHERE ${isIn(sql`path`, paths)} AND owner_id <> ${session.userId}`,
  )
  for (const file of others) if (!(await mayRead(context, session, file))) refused.add(file.path)
  return refused
}

/**
 * The refusal (403) of a save that names a file its caller may not read. Whoever may read a record may read its files, so
 * storing the path would give access to the file.
 */
export const foreignFile = () =>
  new Failure(
    said('不能引用无权查看的文件', 'A file that you may not read cannot be used'),
    CODE.forbidden,
    403,
  )

/** @throws Failure 403 when the caller may not read one of the stored files that it wants to refer to */
export async function requireUsable(
  context: ReferenceContext,
  session: Session,
  paths: readonly string[],
): Promise<void> {
  if ((await unreadable(context, session, paths)).size > 0) throw foreignFile()
}

/** @throws Failure unless the caller owns the file, or is an administrator of its tenant */
export async function requireOwned(
  context: ReferenceContext,
  session: Session,
  path: string,
): Promise<FileRecord> {
  const file = await requireReadable(context, session, path)
  const administers = session.isAdmin && file.tenantId === session.tenantId
  if (file.ownerId !== session.userId && !administers) throw forbidden()
  return file
}

/** @throws Failure when the user's files would take more than the quota */
export async function requireRoom(db: Executor, userId: string, more: number, quota: number): Promise<void> {
  const row = await db.row<{ total: number }>(
    sql`SELECT coalesce(sum(size), 0)::float8 AS total FROM sys_file WHERE owner_id = ${userId}`,
  )
  if ((row?.total ?? 0) + more > quota) throw new Failure(said('上传失败！存储空间已用完', 'No room left'))
}

/** Lets one upload of a user at a time look for room, until the transaction ends. */
export async function holdRoom(tx: Transaction, userId: string): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_file'), hashtext(${userId}))`)
}

/** Notes a stored file. The name of the client keeps neither path nor control characters. */
export async function noteFile(
  db: Executor,
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
