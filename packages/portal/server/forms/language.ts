import type { Text } from '@lading/core/text'

/** A field as the compact language says it. */
export interface Word extends Text {
  /** A kind of the language: `text`, `money`, `dict:code`, `record:key`. */
  kind: string
  samples: readonly string[]
  options: readonly (Text & { value: string })[]
  required?: boolean
  /** Stands below it in the form. */
  hint?: Text
}

/** Lines of a form, or its header: fields by name. */
export interface FormPart {
  key: string
  label: Text
  fields: Readonly<Record<string, Word>>
}

/** A form as the compact language says it. */
export interface FormText {
  code: string
  label: Text
  /** How its records move: `approve`, `handle`, `post`, `publish`, `master`, `sync`, `log`. */
  flow: string
  /** What else the fourth column says: a role that approves, a style, `ref`. */
  options: readonly string[]
  fields: Readonly<Record<string, Word>>
  lines: readonly FormPart[]
}

const wrong = (where: string, what: string) => new Error(`${where}: ${what}`)
const split = (text: string, by: string) => text.split(by).map((part) => part.trim())

/** `high 高 High level` → an option; the English name may have several words. */
function optionOf(text: string): Text & { value: string } {
  const [value = '', zh = '', ...en] = text.split(/\s+/)
  return { value, zh, en: en.join(' ') || zh }
}

function word(kind: string, zh: string, en: string, rest: string): Word {
  const parts = rest === '' ? [] : split(rest, ';').filter(Boolean)
  const choice = kind.startsWith('dict')
  return {
    kind,
    zh,
    en,
    samples: choice ? [] : parts,
    options: choice ? parts.map(optionOf) : [],
  }
}

/** Reads a vocabulary: `name | kind | zh | en | samples` a line. */
export function readWords(text: string): ReadonlyMap<string, Word> {
  const words = new Map<string, Word>()
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const [name = '', kind = '', zh = '', en = '', rest = ''] = split(line, '|')
    const read = word(kind, zh, en, rest)
    // Further fields of a dictionary have the options that stand where it is named first.
    const first = read.options.length > 0 ? read : [...words.values()].find((each) => each.kind === kind)
    words.set(name, { ...read, options: first?.options ?? [] })
  }
  return words
}

/** Commas outside brackets part the fields. */
function fieldTexts(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if ('({'.includes(sign)) depth += 1
    if (')}'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean)
}

const FIELD = /^([a-z][A-Za-z0-9]*)(\*)?(?::([a-zA-Z:_]+))?(\*)?(?:=([^/]+)\/(.+))?$/s

/** Samples or options stand in brackets at the end, without a space before them: `Load (kg)(900;1200)`. */
function bracketed(text: string): [label: string, inner: string | undefined] {
  const close = text.at(-1)
  if (close !== ')' && close !== '}') return [text, undefined]
  let depth = 0
  for (let at = text.length - 1; at > 0; at -= 1) {
    if (')}'.includes(text[at]!)) depth += 1
    if ('({'.includes(text[at]!)) depth -= 1
    if (depth === 0)
      return text[at - 1] === ' ' ? [text, undefined] : [text.slice(0, at), text.slice(at + 1, -1)]
  }
  return [text, undefined]
}

/** `amount*`, `fee:money=手续费/Fee`, `level:dict=等级/Level{a 甲 A;b 乙 B}`, `plate=车牌/Plate(沪A1;沪A2)`. */
function fieldOf(text: string, words: ReadonlyMap<string, Word>, where: string): [string, Word] {
  const [plainText, rest] = bracketed(text)
  const match = FIELD.exec(plainText)
  if (!match) throw wrong(where, `"${text}" is no field`)
  const [, name = '', early, like, late, zh, en] = match
  const base = words.get(like ?? name)
  const plain = like ?? 'text'
  if (!base && zh === undefined) throw wrong(where, `the vocabulary has no "${like ?? name}"`)
  const own = rest === undefined ? undefined : word(base?.kind ?? plain, '', '', rest)
  // The dictionary of a choice is named after its field, unless the field says another.
  const kind =
    plain === 'dict' ? `dict:onl_${name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)}` : plain
  return [
    name,
    {
      kind: base?.kind ?? kind,
      zh: zh?.trim() ?? base!.zh,
      en: en?.trim() ?? base!.en,
      samples: own?.samples.length ? own.samples : (base?.samples ?? []),
      options: own?.options.length ? own.options : (base?.options ?? []),
      ...(early || late ? { required: true } : {}),
    },
  ]
}

function fieldsOf(text: string, words: ReadonlyMap<string, Word>, where: string): Record<string, Word> {
  const fields: Record<string, Word> = {}
  for (const [name, field] of fieldTexts(text).map((each) => fieldOf(each, words, where))) {
    if (Object.hasOwn(fields, name)) throw wrong(where, `"${name}" stands there twice`)
    fields[name] = field
  }
  return fields
}

/**
 * Reads forms. `# code | zh | en | flow options` begins one, `+ key | zh | en | fields` one of its kinds of lines,
 * `! field | zh | en` says something below a field, `@ KR SG` names the variants that it has beside itself (`variants` says what they add), `@KR fields` what one of them adds of its own.
 *
 * @param variants by their sign: what the code and the labels get, and further fields
 */
export function readForms(
  text: string,
  words: ReadonlyMap<string, Word>,
  variants: Readonly<Record<string, Variant>> = {},
): FormText[] {
  return text
    .split(/^#/m)
    .filter((block) => block.trim())
    .flatMap((block) => formsOf(block, words, variants))
}

/** What a variant of a form has beside it. */
export interface Variant extends Text {
  /** Fields of a form with an amount, and of one without. */
  money: string
  plain: string
}

/** Fields with what the lines `! name | zh | en` say below them. */
function hinted(
  fields: Readonly<Record<string, Word>>,
  lines: readonly string[],
  where: string,
): Record<string, Word> {
  const all = { ...fields }
  for (const line of lines) {
    const [name = '', zh = '', en = ''] = split(line.slice(1), '|')
    if (!Object.hasOwn(all, name)) throw wrong(where, `there is no field "${name}" to say something about`)
    all[name] = { ...all[name]!, hint: { zh, en } }
  }
  return all
}

function formsOf(
  block: string,
  words: ReadonlyMap<string, Word>,
  variants: Readonly<Record<string, Variant>>,
): FormText[] {
  const [head = '', ...rest] = block.split('\n').map((line) => line.trim())
  const [code = '', zh = '', en = '', how = ''] = split(head, '|')
  const [flow = '', ...options] = how.split(/\s+/)
  const joined = rest.filter((line) => line && !/^[+@!]/.test(line)).join(' ')
  const hints = rest.filter((line) => line.startsWith('!'))
  const fields = hinted(fieldsOf(joined, words, code), hints, code)
  const lines = rest
    .filter((line) => line.startsWith('+'))
    .map((line): FormPart => {
      const [key = '', lineZh = '', lineEn = '', own = ''] = split(line.slice(1), '|')
      return { key, label: { zh: lineZh, en: lineEn }, fields: fieldsOf(own, words, `${code}.${key}`) }
    })
  const form: FormText = { code, label: { zh, en }, flow, options, fields, lines }
  const signs =
    rest
      .find((line) => /^@ /.test(line))
      ?.slice(1)
      .trim()
      .split(/\s+/) ?? []
  return [
    form,
    ...signs.map((sign): FormText => {
      const variant = variants[sign]
      if (!variant) throw wrong(code, `there is no variant "${sign}"`)
      const more = rest.find((line) => line.startsWith(`@${sign} `))?.slice(sign.length + 1) ?? ''
      const money = Object.values(fields).some(({ kind }) => kind === 'money')
      return {
        ...form,
        code: `${code}${sign.charAt(0)}${sign.slice(1).toLowerCase()}`,
        label: { zh: `${zh}（${variant.zh}）`, en: `${en} (${variant.en})` },
        fields: {
          ...fields,
          ...fieldsOf(money ? variant.money : variant.plain, words, code),
          ...fieldsOf(more, words, code),
        },
      }
    }),
  ]
}
