import { KINDS } from '@lading/core/entity'
import type { ResourceSource, SourceRow } from '@lading/ui/foundation'
import { asSourceError, dataSource } from '@/platform/dataSource'
import { request } from '@/platform/request'
import { sysPermission } from './permission.entity'

const SWITCHES = Object.entries(sysPermission.fields)
  .filter(([, { kind }]) => KINDS[kind].choices === 'yesNo')
  .map(([name]) => name)

/** An entry as the form shows it: switches as Y and N, the kind as the dictionary names it. */
export function shownEntry(row: SourceRow): SourceRow {
  const switches = SWITCHES.map((name) => [name, row[name] === true ? 'Y' : 'N'])
  return { ...row, ...Object.fromEntries(switches), menuType: String(row.menuType) }
}

/** An entry as the contract takes it. A button has nothing of a page. */
export function sentEntry(body: object, parentId: string): Record<string, unknown> {
  const entry: Record<string, unknown> = { ...body, parentId }
  const menuType = Number(entry.menuType)
  for (const name of SWITCHES) entry[name] = entry[name] === 'Y'
  if (menuType === 2)
    for (const name of ['url', 'component', 'componentName', 'redirect', 'icon']) delete entry[name]
  if (entry.sortNo != null) entry.sortNo = Number(entry.sortNo)
  for (const name of ['permsType', 'status']) if (entry[name] == null) delete entry[name]
  if (entry.component == null) delete entry.component
  return { ...entry, menuType }
}

/** The calls of the form over one entry, or over a new one below `parentId`. */
export function permissionSource(entry: SourceRow | undefined, parentId: string): ResourceSource {
  const { permissions } = request()
  const save = async (call: () => Promise<unknown>, body: object) => {
    try {
      await call()
    } catch (failure) {
      throw asSourceError(failure)
    }
    return { id: entry?.id ?? '', ...body } as SourceRow
  }
  return {
    ...dataSource.resource('/sys/permission'),
    get: () => Promise.resolve(shownEntry(entry!)),
    add: (body) => save(() => permissions.add({ body: sentEntry(body, parentId) as never }), body),
    edit: (body) =>
      save(() => permissions.edit({ body: { ...sentEntry(body, parentId), id: entry!.id } as never }), body),
  } as Partial<ResourceSource> as ResourceSource
}
