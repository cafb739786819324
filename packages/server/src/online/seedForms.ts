import { readData } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import { referringFields } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { createSortedTable, entitySchema } from '@lading/core/tables'
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/database'
import { derivedId } from '../db/ids'
import { insertAll } from '../db/statements'
import type { MenuSeed, SeedContext } from '../module'
import { addFormMenus } from '../seed/seedMenus'
import { seedDictionaries } from '../seed/seedDictionaries'
import { grantForms } from './formGrants'
import { entitiesOf } from './handOver'
import { formIndexes } from './formIndexes'
import { formMenus } from './formMenus'
import { formKey, placed } from './names'
import { ownPrefixes, prefixesOf } from './prefixes'
import { readPublished } from './storedRows'
import { formSamples } from './formSamples'
import type { FormSamples } from './formSamples'

/** A group of the menu that holds stored forms. */
export interface FormGroup extends Text {
  key: string
  icon: string
  sortNo: number
  /** Key of the group that it stands in. @default none: it is at the top */
  parent?: string | undefined
}

/** A stored form that a program brings; the company changes it afterwards as any other. */
export interface SeedForm {
  code: string
  /** As data; what the server alone decides (key, area, rights) is overwritten. */
  definition: Record<string, unknown>
  /** Key of its group. */
  group: string
  /** Roles that hold every right of it. */
  work: readonly string[]
  /** Roles that list and export. */
  read: readonly string[]
  /** Roles that see only what they have made themselves. @default none */
  own?: readonly string[]
  /** Values to choose from, by field; of lines by `line.field`. */
  samples: Readonly<Record<string, readonly string[]>>
}

/** Forms of one transaction: on the embedded database others wait for its end. */
const AT_ONCE = 5
const MADE_BY = 'admin'

interface Ready extends SeedForm {
  id: string
  entity: EntityDefinition
  data: Record<string, unknown>
}

function ready(form: SeedForm): Ready {
  const data = placed(form.code, form.definition)
  const read = readData(data)
  if (!read.ok) throw new Error(`The form "${form.code}": ${read.findings[0]!.path} ${read.findings[0]!.en}`)
  return { ...form, id: derivedId('onlineForm', form.code), entity: read.definition, data }
}

/** Those that others name first: their records are there when others are made up. */
function inOrder(forms: readonly Ready[]): Ready[] {
  const byKey = new Map(forms.map((form) => [form.entity.key, form]))
  const ordered = new Set<Ready>()
  const visited = new Set<Ready>()
  const visit = (form: Ready): void => {
    if (visited.has(form)) return
    visited.add(form)
    for (const { ref } of referringFields(form.entity)) {
      const named = byKey.get(ref)
      if (named) visit(named)
    }
    ordered.add(form)
  }
  forms.forEach(visit)
  return [...ordered]
}

const groupMenu = ({ key, zh, en, icon, sortNo, parent }: FormGroup): MenuSeed => ({
  key: groupKey(key),
  ...(parent === undefined ? {} : { parent: groupKey(parent) }),
  type: 0,
  title: { zh, en },
  path: `/${key}`,
  icon,
  sortNo,
})
const groupKey = (key: string) => `forms:${key}`

async function store(tx: Transaction, forms: readonly Ready[]): Promise<void> {
  const tables = (form: Ready) => entitySchema(form.entity)
  // One text for all: so many statements one by one take a second longer.
  const ddl = forms.flatMap((form) => [
    ...tables(form).map(createSortedTable),
    ...formIndexes(form.entity, true),
  ])
  await tx.run(sql.raw(ddl.join('\n')))
  await tx.run(
    insertAll(
      'sys_online_form',
      forms.map((form) => ({
        id: form.id,
        code: form.code,
        formKey: form.entity.key,
        labelZh: form.entity.label.zh,
        labelEn: form.entity.label.en,
        draft: JSON.stringify(form.data),
        published: 1,
        tables: JSON.stringify(tables(form)),
        menuGroup: groupKey(form.group),
        createBy: MADE_BY,
        updateBy: MADE_BY,
      })),
    ),
  )
  await tx.run(
    insertAll(
      'sys_online_form_version',
      forms.map((form) => ({
        formId: form.id,
        number: 1,
        definition: JSON.stringify(form.data),
        publishBy: MADE_BY,
      })),
    ),
  )
  await addFormMenus(
    tx,
    forms.map((form) => ({
      form: form.entity.key,
      menus: formMenus(form.code, form.entity, groupKey(form.group)),
    })),
  )
  const dictionaries = forms.flatMap(({ entity }) =>
    Object.entries(entity.dictionaries ?? {}).map(([code, { zh, en, items }]) => ({
      code,
      name: { zh, en },
      items,
    })),
  )
  // Several forms may bring the same one.
  const first = [...new Map(dictionaries.map((each) => [each.code, each] as const).reverse()).values()]
  await seedDictionaries(tx, [{ dictionaries: first }])
}

/** Codes of stored forms that are there, in lower case. */
async function stored(db: Executor): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`SELECT lower(form_key) AS key FROM sys_online_form`)
  return new Set(rows.map(({ key }) => key))
}

/** Forms whose numbers begin with letters that neither the program nor another form uses. */
async function numbered({ db, modules = [] }: SeedContext, forms: readonly SeedForm[]): Promise<SeedForm[]> {
  const published = (await readPublished(db)).flatMap(({ definition }) => {
    const read = readData(definition)
    return read.ok ? [{ entity: read.definition }] : []
  })
  const taken = prefixesOf([...modules, ...published])
  return forms.map((form) => {
    const definition = ownPrefixes(form.code, form.definition, taken)
    for (const { prefix } of Object.values(definition.fields as Record<string, { prefix?: string }>))
      if (prefix !== undefined) taken.add(prefix)
    return { ...form, definition }
  })
}

/**
 * Puts stored forms in force that are not there yet, with their menu, rights, dictionaries and some made-up records. Many at
 * once: three hundred are there within seconds. A form that is there stays as the company has changed it.
 * @param ended whether the server is about to stop: what is there then stays, the rest follows at the next start
 * @returns number of records written
 */
export async function seedForms(
  context: SeedContext,
  groups: readonly FormGroup[],
  given: readonly SeedForm[],
  ended: () => boolean = () => false,
): Promise<number> {
  const { db, say } = context
  const there = await stored(db)
  const program = entitiesOf(context.modules ?? [])
  const fresh = given.filter(
    ({ code }) => !there.has(formKey(code).toLowerCase()) && !program.has(formKey(code)),
  )
  if (fresh.length === 0) return 0
  say(`Demo data: ${fresh.length} stored forms …`)
  const forms = inOrder((await numbered(context, fresh)).map(ready))
  const samples: FormSamples = formSamples(context)
  let written = 0
  await db.transaction((tx) => addFormMenus(tx, [{ form: 'groups', menus: groups.map(groupMenu) }]))
  for (let at = 0; at < forms.length; at += AT_ONCE) {
    if (ended()) break
    written += await db.transaction(async (tx) => {
      // Another process may be about it, or somebody who takes one of the codes.
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_online_form'))`)
      const taken = await stored(tx)
      const some = forms.slice(at, at + AT_ONCE).filter(({ entity }) => !taken.has(entity.key.toLowerCase()))
      if (some.length === 0) return 0
      await store(tx, some)
      await grantForms(tx, some)
      let rows = 0
      for (const form of some) rows += await samples.write(tx, form.entity, form.samples)
      return rows
    })
  }
  return written
}
