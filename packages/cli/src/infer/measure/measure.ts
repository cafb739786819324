import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KINDS } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import { readLabels } from '../../labels/readLabels'
import type { Doubt } from '../doubt'
import { inferFields } from '../inferEntity'

/** What became of the fields of one label set. */
export interface Measured {
  set: string
  part: string
  fields: number
  right: number
  /** Wrong, and listed under `review`. */
  listed: number
  /** Wrong, and nobody is told. */
  silent: number
  /** All that are put up for review, right ones too. */
  review: number
  /** The wrong ones: label, what was expected, what came out. */
  wrong: string[]
  /** Fields that were found and not expected. */
  extra: string[]
}

/** Label sets of the measurement, by part: those of the specification, those the rules were tuned with, those held back. */
export const PARTS = ['specification', 'tuned', 'held'] as const

/** Measures every label set of a part against the kinds that were written down for it. */
export async function measurePart(part: (typeof PARTS)[number]): Promise<Measured[]> {
  const folder = fileURLToPath(new URL(`./sets/${part}/`, import.meta.url))
  // The specification's own text is a label file of the portal.
  if (part === 'specification') {
    const labels = fileURLToPath(new URL('../../../../portal/labels/specification.txt', import.meta.url))
    return [await measureSet(part, labels, 'specification.txt', join(folder, 'specification.expected'))]
  }
  const files = readdirSync(folder).filter((file) => !file.endsWith('.expected'))
  return Promise.all(files.sort().map((file) => measureSet(part, join(folder, file), file)))
}

async function measureSet(
  part: string,
  path: string,
  file: string,
  sheet = path.replace(/\.\w+$/, '.expected'),
): Promise<Measured> {
  const set = await readLabels(path, file)
  const expected = readFileSync(sheet, 'utf8').trim().split('\n').map(expectation)
  const got = set.entities.flatMap((entity) =>
    [entity, ...entity.lines].flatMap((group) => {
      const review: Doubt[] = []
      const fields = inferFields(entity, group, set, {}, review)
      return group.fields.map(({ raw, name }) => ({
        raw,
        field: fields[name]!,
        listed: review.some(({ about, path }) => about === 'kind' && path === `${group.key}.${name}`),
      }))
    }),
  )
  const result: Measured = {
    set: file,
    part,
    fields: expected.length,
    right: 0,
    listed: 0,
    silent: 0,
    review: got.filter(({ listed }) => listed).length,
    wrong: [],
    extra: [],
  }
  for (const { label, kinds, more } of expected) {
    const at = got.findIndex(
      ({ raw }) => label.replace(/[.]$/, '') === raw || label.replace(/[(（].*$/, '').trim() === raw,
    )
    const [found] = at < 0 ? [] : got.splice(at, 1)
    const missed =
      found && !kinds.includes(found.field.kind) ? kinds.join('|') : found && lacks(found.field, more)
    if (found && missed === undefined) result.right++
    else {
      if (found?.listed) result.listed++
      else result.silent++
      result.wrong.push(
        `${label}: ${missed ?? kinds.join('|')}, not ${found ? nameOf(found.field) : 'read at all'}${found?.listed ? ' (listed)' : ''}`,
      )
    }
  }
  result.extra = got.map(({ raw }) => raw)
  return result
}

/** One line of a sheet. */
interface Expectation {
  label: string
  kinds: readonly string[]
  /** What the field must say beside its kind: `required`, `optional`, `dict`, `ref=vendor|supplier`. */
  more: readonly string[]
}

/** `vendor_id record`, and behind a tab what else must hold: `required ref=vendor|supplier`. */
function expectation(line: string): Expectation {
  const [first = '', more = ''] = line.split('\t')
  const [, label = '', kinds = ''] = /^(.*) (\S+)$/.exec(first) ?? []
  return { label, kinds: kinds.split('|'), more: more.split(' ').filter(Boolean) }
}

/** The first thing that a field of a right kind does not say and should. */
function lacks(field: Field, more: readonly string[]): string | undefined {
  return more.find((each) => {
    if (each === 'required') return !field.required
    if (each === 'optional') return field.required
    if (each === 'dict') return KINDS[field.kind].choices === 'dict' && !field.dict
    return (
      field.kind === 'record' &&
      !each
        .replace('ref=', '')
        .split('|')
        .includes(field.ref ?? '')
    )
  })
}

const nameOf = ({ kind, ref }: Field): string => (kind === 'record' ? `${kind} ${ref}` : kind)
