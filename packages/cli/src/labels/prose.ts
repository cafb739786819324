import { EXIT } from '../console/exitCode'
import type { Place } from '../console/failure'
import { Failure, positionAt } from '../console/failure'
import { pascalCase, readName } from './names'
import type { LabelEntity, LabelField, LabelGroup, LabelSet } from './types'

/** `**Quotation (saQuotation)**:` with or without a bullet and asterisks; Chinese punctuation too. */
const HEADING =
  /(?:[-*•][ \t]+)?(?:\*\*)?[ \t]*([A-Za-z0-9][^:：*()（）,，、.。;；\n]*?)[ \t]*(?:[(（]([^()（）\n]*)[)）])?[ \t]*(?:\*\*)?[ \t]*[:：][ \t]*(?:\*\*)?/y

/** `Status values are not shown.`: said in label sets about what they leave out. */
const REMARK = /[A-Z][^.。:：,，\n]*\b(?:is|are) not shown\s*[.。]?/y

/** A name, up to what ends it. A full stop ends it only before a blank. */
const NAME = /(?:[^,，、;；。:：()（）\n.*]|\.(?!\s|$)|\*(?!\*)|\n(?!\s*\n|\s*[-*•][ \t]|\s*\*\*))+/y

/** What was said about a name: `(vessel code)`. */
const NOTE = /[ \t]*[(（]([^()（）\n]*)[)）]/y

/** "and others": more fields are to come; nothing to generate from. */
const OTHERS = /(?:^|\s+)(?:and|,)?\s*others$/

/**
 * Reads the prose form of the specification (spec 2 §3):
 * `**Quotation (saQuotation)**: status, … vessel (vessel code), … remark. **Line (saQuotationLine)**: status, … .`
 *
 * @throws Failure (exit 5) with the place of what cannot be read
 */
export function readProse(text: string, file: string): LabelSet {
  const entities: LabelEntity[] = []
  let at = 0
  const place = (offset: number): Place => ({ file, ...positionAt(text, offset) })
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const blank = () => match(/[\s;；]*/y)
  const isAtEnd = () => at >= text.length

  blank()
  while (!isAtEnd()) {
    const start = at
    if (match(REMARK)) {
      blank()
      continue
    }
    const heading = match(HEADING) ?? match(/(?:\*\*)?(lines)(?:\*\*)?(?=\s)/iy)
    if (!heading) throw unreadable(text, start, file, 'a heading such as "Quotation (saQuotation):"')
    const group = readHeading(heading[1]!, heading[2], entities.at(-1), place(start))
    group.fields = readFields()
    if (group.isLine) entities.at(-1)!.lines.push(withoutFlag(group))
    else entities.push({ ...withoutFlag(group), lines: [] })
    blank()
  }
  return { entities }

  function readFields(): LabelField[] {
    const fields: LabelField[] = []
    for (;;) {
      match(/\s*/y)
      const start = at
      const raw = match(NAME)?.[0] ?? ''
      const isLast = OTHERS.test(raw.trim())
      const name = raw.trim().replace(OTHERS, '')
      const note = match(NOTE)?.[1]?.trim()
      if (name !== '' || !isLast) {
        if (name === '' && !/[,，、.。;；]/.test(text[at] ?? '.')) {
          throw unreadable(text, start, file, 'the name of a field')
        }
        fields.push({ name: readName(name, 'field', place(start)), ...noteTexts(note), place: place(start) })
      }
      match(/[ \t]*/y)
      if (match(/[,，、]/y)) continue
      if (match(/[.。;；]/y) || isAtEnd() || match(/\s*(?=\n|\*\*)/y)) return fields
      throw unreadable(text, at, file, 'a comma or a full stop')
    }
  }
}

function readHeading(
  title: string,
  bracket: string | undefined,
  owner: LabelEntity | undefined,
  place: Place,
): LabelGroup & { isLine: boolean } {
  const isLine = /^lines?$/i.test(title.trim())
  if (isLine && !owner) {
    throw new Failure(EXIT.invalid, 'line-first', 'Lines stand before the entity they belong to.', {
      place,
      fix: 'Put the entity first: "Quotation (saQuotation): … . Line (saQuotationLine): … .".',
    })
  }
  const inBracket = bracket?.trim() ?? ''
  const isKey = /^[a-z][A-Za-z0-9]*$/.test(inBracket) || /[^A-Za-z0-9 -]/.test(inBracket)
  const fallback = isLine ? `${owner!.key}Line` : pascalCase(title)
  const key = readName(isKey && inBracket !== '' ? inBracket : fallback, 'entity', place)
  return { key, title: title.trim(), fields: [], place, isLine }
}

function withoutFlag({ key, title, fields, place }: LabelGroup): LabelGroup {
  return { key, title, fields, place }
}

/** A note in Chinese is the Chinese label, any other the English one. */
function noteTexts(note: string | undefined): Pick<LabelField, 'zh' | 'en'> {
  if (!note) return {}
  if (/\p{Script=Han}/u.test(note)) return { zh: note }
  return { en: note.charAt(0).toUpperCase() + note.slice(1) }
}

function unreadable(text: string, offset: number, file: string, expected: string): Failure {
  const found = text.slice(offset, offset + 24).split('\n')[0]
  const what = found ? JSON.stringify(found) : 'the end of the line'
  return new Failure(EXIT.invalid, 'label-syntax', `Expected ${expected}, found ${what}.`, {
    place: { file, ...positionAt(text, offset) },
    fix: 'Write it like this: "Quotation (saQuotation): status, vessel (vessel code), remark. Line (saQuotationLine): itemId, quantity.".',
  })
}
