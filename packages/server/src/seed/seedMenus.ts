import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { derivedId } from '../db/ids'
import { isIn, upsertAll } from '../db/statements'
import type { MenuSeed, ServerModule } from '../module'

/** What an administrator may have set stays. */
const KEPT = new Set(['id', 'icon', 'sortNo'])
const CHUNK = 500

/** Id of a menu entry: it follows from the key, so a second start updates and never duplicates. */
export const menuId = (key: string) => derivedId('menu', key)

function values(menu: MenuSeed, source: string, keys: ReadonlySet<string>) {
  return {
    id: menuId(menu.key),
    parentId: menu.parent ? menuId(menu.parent) : '',
    name: menu.title.zh,
    nameEn: menu.title.en,
    perms: menu.permission ?? '',
    permsType: menu.type === 2 && menu.controls !== 'field' ? '2' : '1',
    icon: menu.icon ?? '',
    component: menu.component ?? '',
    url: menu.path ?? '',
    redirect: menu.redirect ?? '',
    sortNo: menu.sortNo ?? 0,
    menuType: menu.type,
    leaf: !keys.has(menu.key),
    keepAlive: menu.keepAlive ?? false,
    hidden: menu.hidden ?? false,
    source,
  }
}

/**
 * Brings the modules' menu entries up to date. What an administrator set (icon, order, status) is kept for entries
 * that are already there. Entries that no module brings any more are taken away with their grants.
 */
export async function seedMenus(db: Database, modules: readonly ServerModule[]): Promise<void> {
  const all = modules.flatMap(({ name, menus = [] }) => menus.map((menu) => ({ name, menu })))
  // Several modules may bring the same group: the first one counts.
  const first = new Map(all.map((entry) => [entry.menu.key, entry] as const).reverse())
  const parents = new Set(all.flatMap(({ menu }) => menu.parent ?? []))
  await db.transaction(async (tx) => {
    const rows = [...first.values()].map(({ name, menu }) => values(menu, name, parents))
    const changed = Object.keys(rows[0] ?? {}).filter((name) => !KEPT.has(name))
    for (let at = 0; at < rows.length; at += CHUNK)
      await tx.run(upsertAll('sys_permission', rows.slice(at, at + CHUNK), 'id', changed))
    const ids = [...first.keys()].map(menuId)
    await tx.run(sql`DELETE FROM sys_permission WHERE source <> '' AND NOT ${isIn(sql`id`, ids)}`)
  })
}
