import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntityDefinition } from '@lading/core/entity'
import type { Place } from '../../console/failure'
import { positionAt } from '../../console/failure'
import { didYouMean } from '../../console/suggest'
import type { LoadedDefinition } from '../../project/definitions'
import type { Project } from '../../project/project'
import { readProjectFile, shownPath } from '../../project/project'
import type { Finding } from './finding'

/** A dictionary given to `defineResource`: `{ code: 'car_type', name: { …`. */
const GIVEN = /\bcode:\s*(['"])([\w-]+)\1,\s*name:\s*\{/g

/** Dictionaries that fields ask for and nobody brings, and those that are brought twice. */
export function dictionaryFaults(project: Project, definitions: readonly LoadedDefinition[]): Finding[] {
  const brought = new Map<string, string>()
  const twice: Finding[] = []
  const bring = (code: string, place: () => Place) => {
    const other = brought.get(code)
    brought.set(code, other ?? place().file)
    if (other === undefined) return
    const message = `The dictionary "${code}" is also brought by ${other}. Keep one of the two.`
    twice.push({ level: 'error', code: 'same-dictionary', message, place: place(), word: code })
  }
  for (const code of project.config.dictionaries) brought.set(code, 'lading.config.ts')
  for (const { entity, file } of definitions)
    for (const code of Object.keys(entity.dictionaries ?? {}))
      bring(code, () => ({ file, ...keyAt(readProjectFile(project, file) ?? '', code) }))
  for (const file of serverFiles(project)) {
    const text = readFileSync(join(project.root, file), 'utf8')
    for (const { index, 2: code } of text.matchAll(GIVEN))
      bring(code!, () => ({ file, ...positionAt(text, index) }))
  }
  return [...twice, ...definitions.flatMap((loaded) => missing(loaded, brought))]
}

/** Where a definition brings a dictionary: its code as a key, which stands below `dictionaries` as a rule. */
function keyAt(text: string, code: string): Omit<Place, 'file'> {
  const begin = Math.max(0, text.search(/\bdictionaries\b/))
  const key = new RegExp(`(?<![\\w'"])(['"]?)${code.replace(/\W/g, '\\$&')}\\1\\s*:`, 'g')
  const found = [...text.matchAll(key)].map(({ index }) => index)
  const at = found.find((each) => each > begin) ?? found[0]
  return at === undefined ? {} : positionAt(text, at)
}

function missing({ entity, file }: LoadedDefinition, brought: ReadonlyMap<string, string>): Finding[] {
  const codes = [...new Set(askedFor(entity))].filter((code) => !brought.has(code))
  return codes.map((code) => ({
    level: 'warning',
    code: 'no-dictionary',
    message:
      `Nobody brings the dictionary "${code}".${didYouMean(code, [...brought.keys()])} ` +
      'Define it under "dictionaries", or name it in lading.config.ts when it is kept elsewhere.',
    place: { file },
    word: `dict: '${code}'`,
  }))
}

/** Codes of dictionaries; values out of tables (`table,text,code`) and states are none. */
function askedFor({ fields, lines = {} }: EntityDefinition): string[] {
  const groups = [fields, ...Object.values(lines).map((line) => line.fields)]
  return groups
    .flatMap((group) => Object.values(group))
    .flatMap(({ dict }) => (dict === undefined || dict.includes(',') ? [] : dict))
}

function serverFiles(project: Project): string[] {
  const folder = join(project.root, project.config.business)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(server|dictionaries)\.ts$/.test(entry.name))
    .map((entry) => shownPath(project, join(entry.parentPath, entry.name)))
    .sort()
}
