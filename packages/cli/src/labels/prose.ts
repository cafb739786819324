import { lineIndex } from './lineIndex'
import { documentTitle, isGeneric, isLineTitle } from './proseTitles'
import type { Finding, RawField, RawGroup, RawSet } from './types'

/** A title before its colon: up to where the sentence or line begins; brackets may stand in it. */
const HEADING = /[:：]/g

/** `and others`: more fields are to come; nothing to generate from. */
const OTHERS = /(?:^|\s+)(?:and|,)?\s*(?:others?|etc)\.?$|等+$/i

/** The last two of a list without a comma: `status (open / closed) and notes`; `date and time` stays one. */
const LAST_TWO =
  /(?<=[)）])\s+and\s+(?=\p{L})|\s+and\s+(?=(?:notes?|remarks?|comments?|photos?|attachments?)$)/iu

/** Items after which a last `and` joins two more: `…, trader, approval date and a remarks box`. */
const MANY = 3

/** Words that belong together, and adjectives that share the noun behind them. */
const BELONG =
  /\b(date and time|time and date|terms and conditions|names? and address(es)?|make and model|city and (state|country)|quantities|amounts|dates|prices|weights|times)\b/i

/** Of `a remarks box` what it is called: mails speak of fields and boxes. */
const bare = (text: string): string =>
  text
    .replace(/^(?:an?|the|our|its)\s+(?=\p{L})/iu, '')
    .replace(/(?<!\bpo)\s+(?:text ?box|box|field|column)$/i, '')

/** Said in label sets about what they leave out. */
const REMARK = /\b(?:is|are) not shown\b/i

/** Characters that a title and what leads to it may have. */
const MAX_LENGTH = 400

/** Headings that are looked at; no label set has more. */
const MAX_HEADINGS = 1000

/** Part of a text with where it begins. */
interface Piece {
  text: string
  at: number
}

/**
 * Reads prose: the form of the specification (spec 2 §3) `**Quotation (saQuotation)**: status, … . **Line
 * (saQuotationLine)**: itemId, … .`, a mail in Chinese or English with such a list in it, bullets, one name a line.
 * What is no list (greetings, sentences) is passed over.
 */
export function readProse(written: string, file: string, fileKey = ''): RawSet {
  const findings: Finding[] = []
  const groups: RawGroup[] = []
  const text = mask(written)
  const position = lineIndex(written)
  const place = (at: number) => ({ file, ...position(at) })
  const headings = headingsIn(text, written)
  if (headings.length === 0) {
    const fields = fieldsIn({ text, at: 0 })
    const raw = documentTitle(text) ?? fileKey
    if (fields.length >= 2) groups.push({ raw, fields, lines: [], place: place(0) })
    return { groups, findings }
  }
  headings.forEach((heading, index) => {
    const end = headings[index + 1]?.start ?? text.length
    const fields = fieldsIn({ text: text.slice(heading.end, end), at: heading.end })
    if (fields.length === 0) {
      const isDangling = headings[index + 1] !== undefined || isGeneric(heading.title)
      if (!isDangling)
        findings.push({
          level: 'error',
          code: 'no-fields',
          message: `"${heading.title}" has no fields.`,
          place: place(heading.start),
          fix: 'Name its fields after the colon, separated by commas.',
        })
      return
    }
    add(heading, fields)
  })
  return { groups, findings }

  function add({ title, note, start, many }: Heading, fields: RawField[]): void {
    const owner = groups.at(-1)
    const at = place(start)
    const key =
      note && /^[a-z][A-Za-z0-9_]*$/.test(note)
        ? note
        : note && /[^\p{L}\p{N} -]/u.test(note)
          ? note
          : undefined
    if (isLineTitle(title) && owner) {
      owner.lines = [...(owner.lines ?? []), { raw: key ?? '', fields, place: at }]
      return
    }
    if (many) {
      findings.push({
        level: 'notice',
        code: 'several',
        message: `"${title}" was read as ${many.length} entities with the same fields.`,
        place: at,
        fix: 'Give each its own heading if their fields differ.',
      })
      for (const each of many)
        groups.push({ ...titled(each), fields: fields.map((field) => ({ ...field })), lines: [], place: at })
      return
    }
    if (isGeneric(title)) {
      const found = documentTitle(text.slice(0, start) + title) ?? (fileKey || 'document')
      groups.push({ ...titled(found), fields, lines: [], place: at })
      findings.push({
        level: 'notice',
        code: 'title',
        message: `The entity is called "${found}" by the words before its fields.`,
        place: at,
        fix: 'Write "Title (key):" before the fields to name it.',
      })
      return
    }
    groups.push({
      ...titled(title, key),
      ...(note && /\p{Script=Han}/u.test(note) ? { zh: note } : {}),
      fields,
      lines: [],
      place: at,
    })
  }

  function fieldsIn(piece: Piece): RawField[] {
    const items = itemsIn(piece)
    const expanded = expandMeasures(items)
    if (expanded !== items)
      findings.push({
        level: 'notice',
        code: 'expanded',
        message:
          'Words that share a noun ("reserve, actual and available quantities") were read as a field each.',
        place: place(piece.at),
        fix: 'Name them one by one if they are meant otherwise.',
      })
    return expanded.map(({ text: raw, at }) => ({ raw, place: place(at) }))
  }
}

interface Heading {
  title: string
  note?: string
  /** Parts of a title that names several entities. */
  many?: string[]
  start: number
  end: number
}

/** What `tree` draws before a name: `│   ├── `, with plain characters `|   |-- `. */
const BRANCH = /^[ \t]*(?:[│|][ \t\u00a0]*)*(?:[├└]─+|\|--+|`--+)[ \t]*/gm

/** What it counts at the end. */
const COUNT = /^[ \t]*\d+ director(?:y|ies)(?:, \d+ files?)?[ \t]*$/gm

/** A drawn tree as a list; its root is the heading of what it holds. Places stay right. */
function unbranched(text: string): string {
  if ((text.match(BRANCH) ?? []).length < 2) return text
  const blank = (found: string) => ' '.repeat(found.length)
  const root = /^[^\n:：├└│|`]*\p{L}[^\n:：├└│|`]*(?=\n[├└|`])/mu.exec(text)
  const list = text
    .replace(BRANCH, blank)
    .replace(COUNT, blank)
    .replace(/^[ \t]*\.[ \t]*$/m, blank)
  if (!root) return list
  const end = root.index + root[0].length
  return `${list.slice(0, end)}:${list.slice(end + 1)}`
}

/** Markup of mails and Markdown as blanks, so that places stay right. */
function mask(text: string): string {
  return (
    unbranched(text)
      .replace(/\*\*|__(?=\p{L})|`/gu, (mark) => ' '.repeat(mark.length))
      .replace(/^[ \t]*(?:[-*•·>]+|\d{1,2}[.)])[ \t]+/gm, (mark) => ' '.repeat(mark.length))
      // `1、申请编号`, `（2）航次`: Chinese numbers its lists without a blank.
      .replace(/^[ \t]*(?:\d{1,2}、[ \t]*|[(（]?\d{1,2}[)）.．](?=\p{Script=Han}))/gmu, (mark) =>
        ' '.repeat(mark.length),
      )
  )
}

function headingsIn(text: string, written: string): Heading[] {
  const found: Heading[] = []
  for (const colon of text.matchAll(HEADING)) {
    const at = colon.index
    if (found.length >= MAX_HEADINGS) break
    if (insideBrackets(text, at) || /\d/.test(text[at - 1] ?? '') || text.startsWith('//', at + 1)) continue
    const from = sentenceStart(text, at, found.at(-1)?.end ?? 0)
    const whole = text.slice(from, at)
    const lead = whole.length - whole.trimStart().length
    const said = whole.trim()
    const [, title = said, note] = /^(.*?)\s*[(（]([^()（）]*)[)）]$/s.exec(said) ?? []
    if (title.trim() === '' || title.length > 120) continue
    const many = severalTitles(title.trim(), /\*\*\s*$/.test(written.slice(0, at).trimEnd()))
    found.push({
      title: title.trim(),
      ...(note ? { note: note.trim() } : {}),
      ...(many ? { many } : {}),
      start: from + lead,
      end: at + 1,
    })
  }
  // "…; lines originQty, qty" and "Lines: …" without a colon
  for (const { index, 0: word } of text.matchAll(/(?<=[;；.。]\s*)lines?(?=\s+[a-z])/gi)) {
    found.push({ title: word, start: index, end: index + word.length })
  }
  return found.sort((a, b) => a.start - b.start)
}

function insideBrackets(text: string, at: number): boolean {
  const near = text.slice(Math.max(0, at - MAX_LENGTH), at)
  const before = near.slice(near.lastIndexOf('\n') + 1)
  return before.replace(/[^(（]/g, '').length > before.replace(/[^)）]/g, '').length
}

/** Where the sentence that a colon belongs to begins. */
function sentenceStart(text: string, at: number, least: number): number {
  const nearest = Math.max(least, at - MAX_LENGTH)
  for (let from = at; from > nearest; from--) {
    const before = text[from - 1]!
    if (/[\n;；。!！?？]/.test(before)) return from
    if (
      before === '.' &&
      /\s/.test(text[from] ?? ' ') &&
      !isShortened(text.slice(Math.max(0, from - 8), from - 1), text.slice(from, from + 20))
    )
      return from
  }
  return nearest
}

/** Words that are written short, with a full stop that ends nothing. */
const SHORT = /\b(nos?|qty|est|ref|max|min|avg|vol|wt|tel|ext|dept|approx|incl|excl)$/i

/** Is the full stop between these part of a word? `est. value`, `a.m. slot`; not `eta. Berth`. */
function isShortened(before: string, after: string): boolean {
  return SHORT.test(before) || (/\b[A-Za-z]{1,3}$/.test(before) && !/^\s+\p{Lu}/u.test(after))
}

/** `Receive order, pick order, inventory` as several titles; sentences with commas are none. */
function severalTitles(title: string, isBold: boolean): string[] | undefined {
  const parts = title.split(/\s*[,，、]\s*/)
  if (parts.length < 2) return undefined
  const plain = parts.every((part) => /^[\p{L}\d][\p{L}\d -]*$/u.test(part) && part.split(' ').length <= 3)
  const talks =
    /\b(we|hi|hello|dear|please|need|the|all|following|as|fields?)\b|请|如下|以下|下面|字段|表头|需要|麻烦|帮忙|谢谢|您好|你好/i.test(
      title,
    )
  return plain && !talks && (isBold || parts.every((part) => part.length <= 24)) ? parts : undefined
}

function titled(title: string, key?: string): Pick<RawGroup, 'raw' | 'title' | 'zh'> {
  const isHan = /\p{Script=Han}/u.test(title)
  const reordered = title.replace(/^(\d+)\s+(.+)$/, '$2 $1')
  return isHan ? { raw: key ?? title, zh: title } : { raw: key ?? reordered, title }
}

/** The names of a list: separated by commas or one a line; it ends with its sentence or with an empty line. */
function itemsIn({ text, at }: Piece): Piece[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  // Marks of a list were masked by blanks: `2、包装件数、包装种类` is one of its lines.
  const isMarked = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .every((line) => /^\s\s/.test(line))
  const isColumn =
    lines.length >= 2 &&
    lines
      .slice(0, 3)
      .every((line) => !(isMarked ? /[,，]/ : /[,，、]/).test(stripNotes(line)) && line.length <= 40)
  // `包装件数、包装种类` on one line of a column are two.
  const separators = isColumn ? /[\n、]/ : /[,，、]/
  const items: Piece[] = []
  let [from, depth] = [0, 0]
  const lastTwo = (raw: string, to: number, before: number): string[] =>
    !isColumn && before >= MANY && !/[,，、]/.test(text[to] ?? '') && !BELONG.test(raw)
      ? raw.split(/\s+and\s+(?=\p{L})/u)
      : raw.split(LAST_TWO)
  const end = (to: number) => {
    const written = text.slice(from, to)
    const raw =
      written.length > 4 * MAX_LENGTH
        ? ''
        : written
            .trim()
            .replace(OTHERS, '')
            .replace(/[.。;；]$/, '')
            .replace(/^and\s+|\s+(?:and|or|as well as)$/gi, '')
            .replace(/\s*\n\s*/g, ' ')
            .trim()
    const start = at + from + written.length - written.trimStart().length
    if (raw !== '' && !REMARK.test(raw) && raw.length <= 80)
      for (const part of lastTwo(raw, to, items.length))
        items.push({ text: bare(part), at: start + raw.indexOf(part) })
    from = to + 1
  }
  for (let each = 0; each < text.length; each++) {
    const character = text[each]!
    if (/[(（[]/.test(character)) depth++
    else if (/[)）\]]/.test(character)) depth = Math.max(0, depth - 1)
    else if (character === '\n' && !isColumn) depth = 0
    if (depth > 0) continue
    if (separators.test(character)) {
      end(each)
      // The greeting below a list is none of it.
      if (
        isColumn &&
        character === '\n' &&
        items.length > 1 &&
        /^[ \t]*\n/.test(text.slice(each + 1, each + 20))
      )
        return items
    } else if (isColumn && text[each] === '.' && /^[^\n]*\S/.test(text.slice(each + 1, each + 80))) {
      // `est. value`: in a list of one a line only the end of the line ends something.
      continue
    } else if (endsSentence(text, each, items.length > 0)) {
      end(each)
      return items
    }
  }
  end(text.length)
  return items
}

function endsSentence(text: string, at: number, started: boolean): boolean {
  // What stands near decides: looking at all of a long text for each of its characters takes too long.
  const rest = text.slice(at + 1, at + 60)
  if (/[。;；!！]/.test(text[at]!)) return true
  if (text[at] === '.')
    return /^(\s|$)/.test(rest) && !SHORT.test(text.slice(Math.max(0, at - 8), at))
      ? true
      : /^\s*$/.test(rest) || /^\s+(Lines?|[A-Z])/.test(rest)
  if (text[at] !== '\n' || !started) return false
  if (FAREWELL.test(rest)) return true
  // A sentence in Chinese below a list is none of it: 另外明细不用。
  const isSentence = /^[ \t]*\p{Script=Han}[^\n,，、]*[。！!？?](\s|$)/u.test(rest)
  const goesOn = /[,，、]\s*$/.test(text.slice(Math.max(0, at - 4), at))
  return /^\s*\n/.test(rest) || (isSentence && !goesOn)
}

/** What a mail ends with is none of its list. */
const FAREWELL =
  /^[ \t]*(谢谢|多谢|感谢|辛苦|麻烦|此致|祝好|thanks|thank you|thx|cheers|best|kind regards|regards)[\p{L} ]{0,12}[,，.。!！~]*[ \t]*(\n|$)/iu

function stripNotes(line: string): string {
  return line.replace(/[(（][^()（）]*[)）]/g, '')
}

const MEASURES: Record<string, string> = {
  quantities: 'quantity',
  amounts: 'amount',
  dates: 'date',
  prices: 'price',
  weights: 'weight',
  times: 'time',
}
const ADJECTIVES =
  /^(reserved?|actual|available|planned|ordered|received|shipped|gross|net|start|end|original|picked|returned|total|minimum|maximum)$/i

/** `reserve, actual and available quantities` → a quantity each. */
function expandMeasures(items: Piece[]): Piece[] {
  const last = items.findIndex(
    ({ text }) =>
      /^\S+ and \S+ \S+$/i.test(text) && Object.hasOwn(MEASURES, text.split(' ')[3]!.toLowerCase()),
  )
  if (last < 0) return items
  const [first, , second, plural] = items[last]!.text.split(' ')
  const noun = MEASURES[plural!.toLowerCase()]!
  let from = last
  while (from > 0 && ADJECTIVES.test(items[from - 1]!.text)) from--
  const { at } = items[last]!
  const shared = [
    ...items.slice(from, last),
    { text: first!, at },
    { text: second!, at: at + first!.length + 5 },
  ]
  return [
    ...items.slice(0, from),
    ...shared.map((each) => ({ text: `${each.text} ${noun}`, at: each.at })),
    ...items.slice(last + 1),
  ]
}
