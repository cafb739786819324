import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CODE } from '@lading/core/envelope'
import { Failure } from '../http/failures'
import { whileConnected } from '../http/whileConnected'
import type { Context } from '../module'
import type { Session } from '../session'
import { idempotencyKey } from './idempotency'
import type { SentParts, Upload } from './importUploads'
import { uploads } from './importUploads'

/** Imports of one process that run at the same time; each holds its rows in memory. */
const AT_ONCE = 2
let running = 0
/** An import that a dead process began is forgotten after this time. */
const LIFE_MS = 300_000

/**
 * Runs the import of a request's files; they are read when there is a place for it, so that waiting bodies are not
 * held in memory. The same files are not imported twice at the same time, by whoever it is; the same request
 * (`Idempotency-Key`) may come again while it runs, as after a broken line: its rows are stored once.
 * @param work gets the files, the key of the request if it has one, and what was sent besides
 * @throws Failure 429 when two imports run already, 409 when these files are being imported, and without a file
 */
export async function inTurn<Result>(
  { cluster: { store } }: Pick<Context, 'cluster'>,
  session: Session,
  request: FastifyRequest,
  work: (files: readonly Upload[], key: string | undefined, fields: SentParts['fields']) => Promise<Result>,
): Promise<Result> {
  const key = idempotencyKey(request)
  if (running >= AT_ONCE) throw new Failure('文件导入失败:正在处理其他导入，请稍后重试', 429, 429, null, 10)
  running += 1
  const held: string[] = []
  try {
    const { files, fields } = await whileConnected(request, uploads(request))
    const own = key && `import:key:${session.userId}:${key}`
    const again = own !== undefined && (await store.count(own, LIFE_MS)) > 1
    if (own) held.push(own)
    if (!again) {
      const same = sameFiles(session, request, { files, fields })
      if ((await store.count(same, LIFE_MS)) > 1)
        throw new Failure('文件导入失败:相同的文件正在导入，请勿重复提交', CODE.conflict, 409)
      held.push(same)
    }
    return await work(files, key, fields)
  } finally {
    running -= 1
    for (const name of held) await store.clear(name)
  }
}

function sameFiles({ tenantId }: Session, request: FastifyRequest, { files, fields }: SentParts): string {
  const told = JSON.stringify([...fields])
  const hash = createHash('sha256').update(`${tenantId} ${request.routeOptions.url} ${told}`)
  for (const { content } of files) hash.update(content)
  return `import:files:${hash.digest('hex')}`
}
