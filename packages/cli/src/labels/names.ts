import { snakeCase } from '@lading/core/entity'
import { TABLE_COLUMNS } from '@lading/core/tables'
import { isReservedWord } from '@lading/templates'
import { hasHan, translate } from './translate'

/** Names of devices on Windows: no file can be called so there. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d|conin|conout|clock)$/i

/** Longest name; table and column names of PostgreSQL end at 63 bytes. */
const MAX_LENGTH = 50

/** Names that systems give the columns which the server keeps for every record. */
const KEPT =
  /^(id|(create|created|creation|update|updated|modify|modified|last_modified|gmt_create|gmt_modified)(_(by|at|time|date|on|user))?|gmt_(create|modified)|tenant_id|org_code|sys_org_code|version|row_version|is_deleted|deleted|del_flag|deleted_at|row_?guid|row_?version|modified_date)$/

/** A name that code can use, and what was changed to get it. */
export interface SafeName {
  name: string
  /** Why the name differs from what was written, one sentence; undefined when it only joins words. */
  changed?: string
  /** The name that the words alone make, where code cannot use it: `class` of `classValue`. */
  spoken?: string
}

/**
 * A name as code, files and the database can use it: camelCase, letters and digits. Words and dots are joined, Chinese
 * is translated, words of the language are lengthened.
 *
 * @returns undefined when the text has nothing that could be a name
 */
export function safeName(raw: string): SafeName | undefined {
  const text = raw.normalize('NFKC').trim()
  const odd = /[^\p{L}\p{N}\s_.\-/()[\]%#&'’:,]/u.test(text)
  const words = hasHan(text) ? translate(text) : wordsIn(text)
  if (words.length === 0) return undefined
  const spoken = camelCase(words)
  let name = spoken
  let changed = odd ? 'it holds characters that no name can have' : undefined
  if (!/^[a-z]/.test(name)) {
    name = `field${name.charAt(0).toUpperCase()}${name.slice(1)}`
    changed = 'a name begins with a letter'
  }
  if (name.length > MAX_LENGTH) {
    name = name.slice(0, MAX_LENGTH)
    changed = `it is longer than ${MAX_LENGTH} characters`
  }
  if (isReservedWord(name) || name in Object.prototype) {
    name += 'Value'
    changed = 'it is a word of the language'
  } else if (DEVICES.test(name)) {
    name += 'Value'
    changed = 'Windows keeps it for a device'
  }
  return { name, ...(changed ? { changed } : {}), ...(name === spoken ? {} : { spoken }) }
}

/** Can a business area, which is a folder and part of addresses, rights and tables, be called so? */
export function isArea(text: string): boolean {
  return (
    /^[a-z][A-Za-z0-9]*$/.test(text) &&
    text.length <= MAX_LENGTH &&
    !DEVICES.test(text) &&
    !(text in Object.prototype)
  )
}

/** Is it a column that the server keeps for every record (id, tenant, who and when)? */
export function isKept(name: string): boolean {
  const column = snakeCase(name)
  return TABLE_COLUMNS.includes(column) || KEPT.test(column)
}

/** `Sales task` → `SalesTask`; digits at the beginning move to the end. */
export function pascalCase(title: string): string {
  const words = title.split(/[^A-Za-z0-9]+/).filter(Boolean)
  const first = words[0] ?? ''
  const ordered = /^\d/.test(first) ? [...words.slice(1), first] : words
  return ordered.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** `saQuotation` → `Quotation`: the English title of a key, without the short prefix of its module. */
export function titleOf(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ')
  const own = words.length > 1 && words[0]!.length <= 3 ? words.slice(1) : words
  const title = own.join(' ').toLowerCase()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** `order_no`, `Order No.`, `orderNo`, `customer.name`, `ETA` in words. */
function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .flatMap((part) => (part === part.toUpperCase() ? [part.toLowerCase()] : plainCase(part)))
}

/** `WONumber` → WO, Number; `scrapReasonID` → scrapReason, Id: letters that stand for words are words of their own. */
const plainCase = (part: string): string[] =>
  part
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word, at) => {
      const lower = word.replace(
        /[A-Z]{2,}$/,
        (letters) => letters.charAt(0) + letters.slice(1).toLowerCase(),
      )
      return at === 0 && word === word.toUpperCase() ? word.toLowerCase() : lower
    })

function camelCase(words: readonly string[]): string {
  return words
    .map(
      (word, index) =>
        (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('')
}
