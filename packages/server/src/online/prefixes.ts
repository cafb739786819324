import type { DataFinding } from '@lading/core/data-form'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { ServerModule } from '../module'
import { prefixOf } from '../resource/codeNumbers'

const MAX_LENGTH = 8
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A field that the server numbers. */
interface Numbered {
  key: string
  /** Of the form that it belongs to. */
  label: Text
  name: string
  field: Field
  prefix: string
}

/** A document with the letters before its numbers. */
export type Numbering = Pick<ServerModule, 'entity' | 'codePrefixes'>

function numberedOf({ entity, codePrefixes = {} }: Numbering): Numbered[] {
  if (!entity) return []
  const { key, label, fields } = entity
  return Object.entries(fields)
    .filter(([, { kind }]) => KINDS[kind].numbered)
    .map(([name, field]) => ({
      key,
      label,
      name,
      field,
      prefix: codePrefixes[name] ?? prefixOf(entity, field),
    }))
}

/** The letters before the numbers of all documents there are. */
export const prefixesOf = (modules: readonly Numbering[]): Set<string> =>
  new Set(modules.flatMap(numberedOf).map(({ prefix }) => prefix))

/** Letters for a form that nothing else begins its numbers with: `leaveKorea` → `LK`, else `LEK`, `LEAK` … */
export function freePrefix(code: string, taken: ReadonlySet<string>): string {
  const words = code
    .replace(/[^A-Za-z]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toUpperCase()
    .split(' ')
    .filter((word) => word !== '')
  const [first = 'N', ...rest] = words
  const others = rest.map((word) => word[0]).join('')
  const tried = Array.from({ length: MAX_LENGTH - 1 }, (_, at) => first.slice(0, at + 1) + others)
  const [stem = 'N'] = [tried[1]!.slice(0, MAX_LENGTH - 2)]
  const lettered = LETTERS.flatMap((one) => LETTERS.map((other) => stem + one + other))
  const fits = (prefix: string) => prefix.length > 1 && prefix.length <= MAX_LENGTH && !taken.has(prefix)
  return [...tried, ...lettered].find(fits) ?? stem
}

/** A definition whose numbers begin with letters of their own, where it has none or those of another form. */
export function ownPrefixes(
  code: string,
  definition: Readonly<Record<string, unknown>>,
  taken: ReadonlySet<string>,
): Record<string, unknown> {
  const all = new Set(taken)
  const { fields } = definition
  if (typeof fields !== 'object' || fields === null) return definition
  const told = Object.entries(fields as Record<string, Partial<Field> | null>).map(([name, field]) => {
    if (field?.kind !== 'code' || (field.prefix !== undefined && !all.has(field.prefix))) return [name, field]
    const prefix = freePrefix(code, all)
    all.add(prefix)
    return [name, { ...field, prefix }]
  })
  return { ...definition, fields: Object.fromEntries(told) as unknown }
}

/**
 * Numbers that could not be told from those of another document. Letters that a form has in force stay its own: they may
 * be older than this rule.
 */
export function prefixFindings(
  modules: readonly Numbering[],
  entity: EntityDefinition,
  inForce: EntityDefinition | undefined,
): DataFinding[] {
  const before = new Map(
    numberedOf({ entity: inForce } as Numbering).map(({ name, prefix }) => [name, prefix]),
  )
  const own = numberedOf({ entity })
  const others = modules.filter((module) => module.entity?.key !== entity.key).flatMap(numberedOf)
  return own.flatMap(({ name, field, prefix }, at) => {
    if (before.get(name) === prefix) return []
    const other = [...others, ...own.slice(0, at)].find((each) => each.prefix === prefix)
    if (!other) return []
    return [
      {
        path: `fields.${name}.prefix`,
        zh: `字段“${field.zh}”的编号前缀“${prefix}”已用于“${other.label.zh}”的“${other.field.zh}”，请另设一个`,
        en: `the numbers of the field "${field.en}" begin with "${prefix}", as those of the field "${other.field.en}" of "${other.label.en}" do: choose other letters`,
      },
    ]
  })
}
