import { isReferable, KINDS } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { DraftEntity } from '@lading/templates'
import type { LoadedDefinition } from '../../project/definitions'

/** What a draft and a definition have in common, as far as references go. */
interface Referring {
  fields: Readonly<Record<string, Field>>
  lines?: Readonly<Record<string, { fields: Readonly<Record<string, Field>> }>>
}

/** Keys of the entities whose records the fields name. */
export function refsOf({ fields, lines = {} }: Referring): string[] {
  const groups = [fields, ...Object.values(lines).map((line) => line.fields)]
  const refs = groups
    .flatMap((group) => Object.values(group))
    .flatMap(({ kind, ref }) => (KINDS[kind].names === 'record' && ref ? [ref] : []))
  return [...new Set(refs)]
}

/** Fields that people call a record by: `code`, `customerNo`. */
const OWN_KEY = /^(code|no|number|id)$/i

/**
 * A draft that others refer to says so. Where no field of it is unique and required, the one that its records are called
 * by becomes it, which is a guess.
 */
export function withReference(draft: DraftEntity, referred: ReadonlySet<string>): DraftEntity {
  const { key, fields } = draft
  if (!referred.has(key)) return draft
  const reference: NonNullable<EntityDefinition['reference']> = {}
  if (Object.values(fields).some(isReferable)) return { ...draft, reference }
  const own = Object.keys(fields).find((name) => {
    const bare = name.toLowerCase().startsWith(key.toLowerCase()) ? name.slice(key.length) : name
    return OWN_KEY.test(bare) && !fields[name]!.readonly
  })
  if (own === undefined) {
    const doubt = `${key}: others refer to it, but no field names its records. Make one unique and required, and add \`reference: {}\`.`
    return { ...draft, review: [...draft.review, doubt] }
  }
  const { ref: _ref, ...field } = fields[own]!
  const named: Field = { ...field, kind: 'text', unique: true, required: true }
  const doubt = `${key}.${own}: others name its records by it, so it is unique and required.`
  return {
    ...draft,
    fields: { ...fields, [own]: named },
    reference,
    review: [...draft.review, doubt],
  }
}

/** What is still to be done for the references of new definitions, a sentence for each target. */
export function openReferences(drafts: readonly DraftEntity[], known: readonly LoadedDefinition[]): string[] {
  const made = new Set(drafts.map(({ key }) => key))
  const there = new Map(known.map((each) => [each.entity.key, each] as const))
  const refs = new Set(drafts.flatMap(refsOf))
  return [...refs].flatMap((ref) => {
    if (made.has(ref)) return []
    const target = there.get(ref)
    if (!target) return `"${ref}" is referred to and not defined yet: "lading check" proposes how.`
    if (target.entity.reference) return []
    return `"${ref}" is referred to: add \`reference: {}\` to ${target.file}.`
  })
}
