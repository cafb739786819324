import { snakeCase } from '@lading/core/entity'
import { EXIT } from '../console/exitCode'
import { Failure, placeText } from '../console/failure'
import { knownTitle } from '../infer/entityTitles'
import { readInitials } from './initials'
import { readLabel } from './labelParts'
import { isKept, pascalCase, safeName, titleOf } from './names'
import { hasHan, translate } from './translate'
import type {
  Finding,
  LabelEntity,
  LabelField,
  LabelGroup,
  LabelSet,
  RawField,
  RawGroup,
  RawSet,
} from './types'

/** More than any document has: what goes beyond is no label set. */
const MAX_FIELDS = 500
const MAX_ENTITIES = 200
/** Characters of a label that are looked at. */
const MAX_LABEL_LENGTH = 200

/**
 * Gives everything that a reader found a name that code can use. What is not as it was written is told in the findings;
 * only what has no fields at all is refused.
 *
 * @throws Failure (exit 5) when there is no entity or too much of everything
 */
export function settle(raw: RawSet, file: string): LabelSet {
  const findings = [...raw.findings]
  const keys = new Map<string, LabelGroup>()
  const entities: LabelEntity[] = []
  const say = (
    level: Finding['level'],
    code: string,
    place: Finding['place'],
    message: string,
    fix: string,
  ) => findings.push({ level, code, message, place, fix })
  if (raw.groups.length > MAX_ENTITIES) {
    throw new Failure(EXIT.invalid, 'too-many', `The source holds ${raw.groups.length} entities.`, {
      place: { file },
      fix: `Name at most ${MAX_ENTITIES} at once.`,
    })
  }
  for (const group of raw.groups) {
    const entity = settleGroup(group)
    if (!entity) continue
    const lines = (group.lines ?? [])
      .map((line) => settleGroup(line, entity))
      .filter((line) => line !== undefined)
    entities.push({ ...entity, lines })
  }
  if (entities.length === 0 && !findings.some(({ level }) => level === 'error')) {
    throw new Failure(EXIT.invalid, 'no-labels', 'The source holds no entity with fields.', {
      place: { file },
      fix: 'Write it like this: "Quotation (saQuotation): status, quotationNo, … .".',
    })
  }
  return { entities, findings }

  function settleGroup(group: RawGroup, owner?: LabelGroup): LabelGroup | undefined {
    const { place } = group
    const fallback = owner ? `${owner.key}Line` : ''
    // Lines that are only called "items" take the name of their owner.
    const isCommon =
      owner !== undefined && /^(line_?items?|lines?|items?|details?|rows?|entries)$/i.test(group.raw)
    const written = isCommon
      ? fallback
      : group.raw.slice(0, MAX_LABEL_LENGTH).replace(/^(t|tb|tbl|tab)_(?=[a-z])/i, '')
    const safe = safeName(written) ?? safeName(fallback)
    if (!safe) {
      say(
        'error',
        'name',
        place,
        `"${short(group.raw)}" cannot be the name of an entity.`,
        'Give it a key in brackets: "Quotation (saQuotation): …".',
      )
      return undefined
    }
    let key = safe.name
    if (safe.changed)
      say(
        'notice',
        'renamed',
        place,
        `"${short(group.raw)}" is called "${key}": ${safe.changed}.`,
        'Give another key in brackets if you like.',
      )
    const other = keys.get(snakeCase(key))
    if (other) {
      key = numbered(key, (name) => keys.has(snakeCase(name)))
      say(
        'notice',
        'duplicate-entity',
        place,
        `"${short(group.raw)}" was named before, at ${placeText(other.place)}: this one is called "${key}".`,
        'Give one of the two another key, in brackets after its title.',
      )
    }
    const titleText = group.title ?? (hasHan(group.raw) ? '' : titleOf(key))
    const settled: LabelGroup = {
      key,
      title: owner && !group.title ? 'Line' : titleText || knownTitle(group.zh ?? group.raw) || titleOf(key),
      fields: settleFields(group, key),
      place,
      ...(group.zh ? { zh: group.zh } : hasHan(group.raw) ? { zh: group.raw } : {}),
    }
    if (pascalCase(settled.title) === '') settled.title = titleOf(key)
    if (settled.fields.length === 0) {
      say(
        'error',
        'no-fields',
        place,
        `"${short(group.raw || key)}" has no fields.`,
        'Name its fields after the colon, separated by commas.',
      )
      return undefined
    }
    keys.set(snakeCase(key), settled)
    return settled
  }

  function settleFields(group: RawGroup, key: string): LabelField[] {
    const taken = new Map<string, LabelField>()
    const fields = group.fields.slice(0, MAX_FIELDS)
    const spelt = readInitials(fields.filter(({ zh, en }) => !zh && !en).map(({ raw }) => raw))
    if (spelt.size > 0)
      say(
        'notice',
        'pinyin',
        group.place,
        `The names of "${key}" were read as pinyin: ${short([...spelt].map(([name, { zh }]) => `${name} ${zh}`).join(', '), 400)}.`,
        'Correct the labels in the definition, or name them in the source: "ddrq (订单日期)".',
      )
    for (const field of fields) {
      const read = spelt.get(field.raw)
      const settled = settleField(
        read ? { ...field, ...read, en: capital(translate(read.zh).join(' ')) } : field,
        key,
        taken,
      )
      if (settled) taken.set(snakeCase(settled.name), settled)
    }
    if (group.fields.length > MAX_FIELDS)
      say(
        'error',
        'too-many',
        group.place,
        `"${key}" has ${group.fields.length} fields; ${MAX_FIELDS} were read.`,
        'Split the entity.',
      )
    return [...taken.values()]
  }

  function settleField(field: RawField, key: string, taken: Map<string, LabelField>): LabelField | undefined {
    const { place, raw: written } = field
    const parts = readLabel(written.slice(0, MAX_LABEL_LENGTH))
    // `截止日期 dueDate`: who writes both gives the name in English.
    const given =
      parts.zh && parts.en && parts.text.toLowerCase().endsWith(parts.en.toLowerCase()) ? parts.en : undefined
    const safe = safeName(given ?? parts.text)
    if (!safe) {
      say(
        'notice',
        'name',
        place,
        `${JSON.stringify(short(written))} names no field of ${key} and was left out.`,
        'Use a name such as "quotationNo", or a label.',
      )
      return undefined
    }
    let { name } = safe
    const twin = [...taken.values()].find((each) => each.raw === parts.text)
    if (twin) {
      say(
        'notice',
        'duplicate-field',
        place,
        `"${twin.name}" of ${key} was named before, at ${placeText(twin.place)}; this one was left out.`,
        'Rename one of the two if they differ.',
      )
      return undefined
    }
    if (isKept(name)) {
      const column = snakeCase(name)
      if (column !== 'version') {
        say(
          'notice',
          'kept',
          place,
          `"${short(written)}" was left out: the server keeps it for every record.`,
          'Rename it if the business means something else.',
        )
        return undefined
      }
      name = 'versionNo'
      say(
        'notice',
        'renamed',
        place,
        `"${short(written)}" is called "${name}": the server counts the saves as "version".`,
        'Choose another name if you like.',
      )
    } else if (safe.changed) {
      say(
        'notice',
        'renamed',
        place,
        `"${short(written)}" is called "${name}": ${safe.changed}.`,
        'Choose another name if you like.',
      )
    }
    const other = taken.get(snakeCase(name))
    if (other) {
      const first = name
      name = numbered(name, (each) => taken.has(snakeCase(each)))
      say(
        'notice',
        'duplicate-field',
        place,
        `"${short(written)}" is called "${name}": "${first}" is taken by "${short(other.raw)}".`,
        'Choose a name that says the difference.',
      )
    }
    const { text: _text, ...said } = parts
    if (given && !given.includes(' ')) said.en = titleOf(name)
    const { spoken } = safe
    return { ...said, ...field, raw: parts.text, name, ...(spoken ? { spoken } : {}), place }
  }
}

function numbered(name: string, taken: (name: string) => boolean): string {
  for (let at = 2; ; at++) if (!taken(`${name}${at}`)) return `${name}${at}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function short(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length - 3)}…` : text
}
