import { sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../db/database'
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

/** First part of the source of entries that a stored form brings; they come and go with it, not with the server. */
export const FORM_SOURCE = 'system/form:'

/** Tables of grants, and who holds them. */
const GRANTS = [
  ['sys_role_permission', 'role_id'],
  ['sys_depart_permission', 'depart_id'],
  ['sys_depart_role_permission', 'role_id'],
] as const

/**
 * Gives what was granted for entries that no module brings any more to those that have the same code now: an entity that
 * was renamed or moved to another area keeps its rights and data rules.
 */
async function handOver(tx: Transaction, ids: readonly string[]): Promise<void> {
  const pairs = sql`sys_permission old JOIN sys_permission now
    ON now.perms = old.perms AND now.menu_type = old.menu_type AND ${isIn(sql`now.id`, ids)}
    WHERE old.perms <> '' AND old.source <> '' AND NOT starts_with(old.source, ${FORM_SOURCE}) AND NOT ${isIn(sql`old.id`, ids)}`
  for (const [table, holder] of GRANTS) {
    const [grants, by] = [sql.identifier(table), sql.identifier(holder)]
    await tx.run(sql`INSERT INTO ${grants} (${by}, permission_id, data_rule_ids)
      SELECT g.${by}, p.now, g.data_rule_ids FROM ${grants} g
      JOIN (SELECT old.id AS old, now.id AS now FROM ${pairs}) p ON p.old = g.permission_id ON CONFLICT DO NOTHING`)
  }
  await tx.run(sql`UPDATE sys_permission_data_rule r SET permission_id = p.now
    FROM (SELECT old.id AS old, now.id AS now FROM ${pairs}) p WHERE p.old = r.permission_id`)
}

/** Writes entries; of those that are there already everything but what an administrator may have set. */
async function writeMenus(tx: Executor, rows: ReturnType<typeof values>[]): Promise<void> {
  const changed = Object.keys(rows[0] ?? {}).filter((name) => !KEPT.has(name))
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx.run(upsertAll('sys_permission', rows.slice(at, at + CHUNK), 'id', changed))
}

/** Brings the entries of a stored form up to date; those it has no more are taken away with their grants. */
export async function writeFormMenus(tx: Executor, form: string, menus: readonly MenuSeed[]): Promise<void> {
  const source = FORM_SOURCE + form
  const parents = new Set(menus.flatMap(({ parent }) => parent ?? []))
  await writeMenus(
    tx,
    menus.map((menu) => values(menu, source, parents)),
  )
  const ids = menus.map(({ key }) => menuId(key))
  await tx.run(sql`DELETE FROM sys_permission WHERE source = ${source} AND NOT ${isIn(sql`id`, ids)}`)
}

/** Entries of stored forms and of their groups that are new; those that are there keep what an administrator set. */
export async function addFormMenus(
  tx: Executor,
  forms: readonly { form: string; menus: readonly MenuSeed[] }[],
): Promise<void> {
  const parents = new Set(forms.flatMap(({ menus }) => menus.flatMap(({ parent }) => parent ?? [])))
  await writeMenus(
    tx,
    forms.flatMap(({ form, menus }) => menus.map((menu) => values(menu, FORM_SOURCE + form, parents))),
  )
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
    await writeMenus(
      tx,
      [...first.values()].map(({ name, menu }) => values(menu, name, parents)),
    )
    const ids = [...first.keys()].map(menuId)
    await handOver(tx, ids)
    await tx.run(
      sql`DELETE FROM sys_permission WHERE source <> '' AND NOT starts_with(source, ${FORM_SOURCE}) AND NOT ${isIn(sql`id`, ids)}`,
    )
  })
}
