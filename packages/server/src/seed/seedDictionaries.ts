import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { derivedId } from '../db/ids'
import { insertInto } from '../db/statements'
import type { ServerModule } from '../module'

/** Adds dictionaries and options that are missing; what is there already stays as an administrator left it. */
export async function seedDictionaries(db: Database, modules: readonly ServerModule[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { code, name, items } of modules.flatMap(({ dictionaries = [] }) => dictionaries)) {
      const dictId = derivedId('dict', code)
      const added = await tx.run(
        sql`${insertInto('sys_dict', { id: dictId, dictCode: code, dictName: name.zh, dictNameEn: name.en })} ON CONFLICT DO NOTHING`,
      )
      if (added === 0) continue
      for (const [at, item] of items.entries())
        await tx.run(
          sql`${insertInto('sys_dict_item', {
            id: derivedId('dictItem', code, item.value),
            dictId,
            itemValue: item.value,
            itemText: item.zh,
            itemTextEn: item.en,
            sortOrder: at + 1,
          })} ON CONFLICT DO NOTHING`,
        )
    }
  })
}
