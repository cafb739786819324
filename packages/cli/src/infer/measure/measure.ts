import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readLabels } from '../../labels/readLabels'
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
  const expected = readFileSync(sheet, 'utf8')
    .trim()
    .split('\n')
    .map((line) => /^(.*) (\S+)$/.exec(line)!.slice(1) as [string, string])
  const got = set.entities.flatMap((entity) =>
    [entity, ...entity.lines].flatMap((group) => {
      const review: string[] = []
      const fields = inferFields(entity, group, set, {}, review)
      return group.fields.map(({ raw, name }) => ({
        raw,
        kind: fields[name]!.kind as string,
        listed: review.some((doubt) => doubt.startsWith(`${group.key}.${name}: taken`)),
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
  for (const [label, kinds] of expected) {
    const at = got.findIndex(
      ({ raw }) => label.replace(/[.]$/, '') === raw || label.replace(/[(（].*$/, '').trim() === raw,
    )
    const [found] = at < 0 ? [] : got.splice(at, 1)
    if (found && kinds.split('|').includes(found.kind)) result.right++
    else {
      if (found?.listed) result.listed++
      else result.silent++
      result.wrong.push(
        `${label}: ${kinds}, not ${found ? found.kind : 'read at all'}${found?.listed ? ' (listed)' : ''}`,
      )
    }
  }
  result.extra = got.map(({ raw }) => raw)
  return result
}
