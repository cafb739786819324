import { snakeCase } from '@lading/core/entity'
import { isReservedWord, STORED_COLUMNS } from '@lading/templates'
import { EXIT } from '../console/exitCode'
import type { Place } from '../console/failure'
import { Failure } from '../console/failure'

/** Names of devices on Windows: no file can be called so there. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d|conin|conout|clock)$/i

/** Longest name; table and column names of PostgreSQL end at 63 bytes. */
const LONGEST = 50

/** What a name is for; changes what is said. */
export type NameRole = 'field' | 'entity'

/**
 * A name as code can use it. Words are joined in camelCase (`sales order no` → `salesOrderNo`, `QC opinion` →
 * `qcOpinion`).
 *
 * @throws Failure (exit 5) when it could not stand in code, in a file name or in the database
 */
export function readName(raw: string, role: NameRole, place: Place): string {
  const text = raw.trim()
  const words = text.split(/[ \t\r\n]+/)
  const plain = words.every((word) => /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(word)) && words.length <= 6
  const refuse = (why: string, fix: string) =>
    new Failure(EXIT.invalid, 'name', `${shown(text)} cannot be the name of ${article(role)}: ${why}.`, {
      place,
      fix,
    })
  if (text === '') throw refuse('it is empty', 'Give it a name, or remove the comma.')
  if (!plain) {
    throw refuse('only letters and digits may stand in it', 'Use a camelCase name such as "quotationNo".')
  }
  const name = words.length === 1 && !text.includes('-') ? lowerFirst(text) : camelCase(words)
  if (!/^[a-z]/.test(name)) throw refuse('it does not begin with a letter', 'Begin the name with a letter.')
  if (name.length > LONGEST) throw refuse(`it is longer than ${LONGEST} characters`, 'Use a shorter name.')
  if (isReservedWord(name) || name in Object.prototype) {
    throw refuse('it is a word of the language', `Use a longer name, e.g. "${name}Value".`)
  }
  if (DEVICES.test(name))
    throw refuse('Windows keeps it for a device', `Use a longer name, e.g. "${name}Value".`)
  if (role === 'field' && STORED_COLUMNS.includes(snakeCase(name))) {
    throw refuse('the server keeps it for every record', 'Leave it out; it is always there.')
  }
  return name
}

/** `Sales task` → `SalesTask`; digits at the beginning move to the end. */
export function pascalCase(title: string): string {
  const words = title.split(/[^A-Za-z0-9]+/).filter(Boolean)
  const first = words[0] ?? ''
  const ordered = /^\d/.test(first) ? [...words.slice(1), first] : words
  return ordered.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function camelCase(words: readonly string[]): string {
  const parts = words.flatMap((word) => word.split('-')).filter(Boolean)
  return parts
    .map((part, index) => (index === 0 ? part.toLowerCase() : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('')
}

/** `QuotationNo` → `quotationNo`, `ETA` → `eta`. */
function lowerFirst(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.charAt(0).toLowerCase() + text.slice(1)
}

/** The text in quotes, on one line and not endless. */
function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text)
}

function article(role: NameRole): string {
  return role === 'field' ? 'a field' : 'an entity'
}
