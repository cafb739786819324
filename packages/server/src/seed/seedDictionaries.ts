import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { derivedId } from '../db/ids'
import { insertAll } from '../db/statements'
import type { ServerModule } from '../module'

/** Adds dictionaries that are missing, with their options; what is there stays as an administrator left it. */
export async function seedDictionaries(
  db: Executor,
  modules: readonly Pick<ServerModule, 'dictionaries'>[],
): Promise<void> {
  const given = modules.flatMap(({ dictionaries = [] }) => dictionaries)
  if (given.length === 0) return
  const idOf = (code: string) => derivedId('dict', code)
  await db.transaction(async (tx) => {
    const dicts = given.map(({ code, name }) => ({
      id: idOf(code),
      dictCode: code,
      dictName: name.zh,
      dictNameEn: name.en,
    }))
    const added = await tx.rows<{ dictCode: string }>(
      sql`${insertAll('sys_dict', dicts)} ON CONFLICT DO NOTHING RETURNING dict_code`,
    )
    const fresh = new Set(added.map(({ dictCode }) => dictCode))
    const items = given
      .filter(({ code }) => fresh.has(code))
      .flatMap(({ code, items: options }) =>
        options.map((option, at) => ({
          id: derivedId('dictItem', code, option.value),
          dictId: idOf(code),
          itemValue: option.value,
          itemText: option.zh,
          itemTextEn: option.en,
          sortOrder: at + 1,
        })),
      )
    if (items.length > 0) await tx.run(sql`${insertAll('sys_dict_item', items)} ON CONFLICT DO NOTHING`)
  })
}
