import type { ResourceSource, SourceRow } from '@lading/ui/foundation'
import { dataSource } from '@/platform/dataSource'

const plain = () => dataSource.resource('/sys/tenant')
/** The wire has a number where the form chooses a text of a dictionary. */
const sent = (body: object) => {
  const { status, ...rest } = body as SourceRow
  return { ...rest, status: status == null ? null : Number(status) }
}
const shown = (row: SourceRow): SourceRow => ({
  ...row,
  status: row.status == null ? null : String(row.status),
})

/** Tenants with their state as the dictionary names it. */
export const tenantSource: Partial<ResourceSource> = {
  list: (query, signal) => plain().list(query, signal),
  get: async (id, signal) => shown(await plain().get(id, signal)),
  add: (body, options) => plain().add(sent(body), options),
  edit: (body, options) => plain().edit(sent(body), options),
  remove: (id) => plain().remove(id),
  removeBatch: (ids) => plain().removeBatch(ids),
}
