import { FORM_KEY, resourceOperations } from '@lading/core/contract'
import { entityPaths } from '@lading/core/entity'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { TObject } from 'typebox'
import { mayDo } from '../auth/sessionStore'
import { forbidden, notFound } from '../http/failures'
import type { Call } from '../http/route'
import { route } from '../http/route'
import type { Context, StoredForm } from '../module'
import { requireRoom } from './quotas'

/** Base of the calls of every form. */
const API = '/online/:key'
/** A master with 5,000 lines is about 4 MB. */
const BODY_WITH_LINES = 8 * 1_048_576
const WRITES_LINES = ['add', 'edit', 'action']
const ADDS = ['add', 'importExcel']

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const key = Type.String({ pattern: FORM_KEY })

/**
 * Does a call of a form in force, with the rights that it asks for.
 * @param path below that of the form's calls, e.g. `/list`
 * @throws Failure 404 for a call that the form does not offer, 403 without its right
 */
export function callForm(form: StoredForm, path: string, call: Call): unknown {
  const mounted = form.calls().get(path)
  if (!mounted) throw notFound()
  if (mounted.permission && !mayDo(call.session, mounted.permission)) throw forbidden()
  return mounted.handler(call)
}

/**
 * The calls of the records of stored forms: those of any resource (contract §4, §5), handed on to what is mounted for the
 * form that the path names. A form that is not there, and a call that it does not offer, are told as a missing record.
 */
export function mountFormRecords(app: FastifyInstance, { db, forms }: Context): void {
  for (const [name, operation] of Object.entries(resourceOperations(API))) {
    const params = Type.Object({ ...(operation.params as TObject | undefined)?.properties, key })
    const path = operation.path.slice(API.length)
    const shown = {
      ...operation,
      id: `onlineRecord${capital(name)}`,
      params,
      summary: `Stored form: ${name}`,
    }
    route(
      app,
      shown as never,
      async (call: Call<{ key: string }>) => {
        const form = await forms.find(call.params.key)
        if (!form || form.entity.key !== call.params.key) throw notFound()
        if (ADDS.includes(name)) await requireRoom(db, entityPaths(form.entity).table)
        return callForm(form, path, call)
      },
      WRITES_LINES.includes(name) ? { bodyLimit: BODY_WITH_LINES } : {},
    )
  }
}
