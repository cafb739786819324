import type { EntityDefinition, Field, FieldKind, Formula, LineDefinition } from '@lading/core/entity'
import { KINDS, permittedActions } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { FLOW_ROLES, flowOf } from './flows'
import type { FormPart, FormText, Word } from './language'

/** Kinds of the language that are called otherwise in definitions. */
const KIND_NAMES: Readonly<Record<string, FieldKind>> = {
  area: 'textarea',
  qty: 'quantity',
  int: 'integer',
  dec: 'decimal',
  pct: 'percent',
  time: 'datetime',
  yes: 'boolean',
  users: 'user',
}
/** Who signs the paper of a record, by the way it moves; the others are no papers. */
const SIGNED: Readonly<Record<string, readonly [Text, Text]>> = {
  approve: [
    { zh: '申请人', en: 'Applicant' },
    { zh: '审批人', en: 'Approved by' },
  ],
  post: [
    { zh: '制单', en: 'Prepared by' },
    { zh: '复核', en: 'Checked by' },
  ],
  publish: [
    { zh: '编制', en: 'Prepared by' },
    { zh: '签发', en: 'Issued by' },
  ],
}
const PER_ROW = 3
const IN_LIST = 9
const SEARCHED = 5
const STYLES = ['modal', 'page', 'tree', 'erp', 'inner', 'cards']

function fieldOf({ kind: said, zh, en, required, hint }: Word): Field {
  const [name = '', target = ''] = said.split(':')
  const kind = KIND_NAMES[name] ?? (name as FieldKind)
  return {
    kind,
    ...(kind === 'dict' ? { dict: target } : {}),
    ...(kind === 'record' ? { ref: target } : {}),
    ...(name === 'users' ? { multiple: true } : {}),
    ...(name === 'yes' ? { default: 'N' } : {}),
    ...(required ? { required: true } : {}),
    ...(['quantity', 'integer', 'money', 'score'].includes(kind) ? { min: 0 } : {}),
    ...(kind === 'percent' ? { min: 0, max: 100 } : {}),
    zh,
    en,
    ...(hint ? { hint } : {}),
  }
}

const fieldsOf = (words: Readonly<Record<string, Word>>) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, fieldOf(word)]))

const isWide = ({ kind }: Field) => KINDS[kind].wide === true

/** Fields three in a row, wide ones alone. */
function rowsOf(fields: Readonly<Record<string, Field>>): string[][] {
  const rows: string[][] = []
  for (const [name, field] of Object.entries(fields)) {
    const last = rows.at(-1)
    if (isWide(field) || !last || last.length >= PER_ROW || isWide(fields[last[0]!]!)) rows.push([name])
    else last.push(name)
  }
  return rows
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Key of a form, as the server gives it; its lines begin with it. */
export const keyOf = (code: string): string => `onl${capital(code)}`

function lineOf({ label, fields: words }: FormPart): LineDefinition {
  const fields = fieldsOf(words)
  const computed = 'subtotal' in fields && 'quantity' in fields && 'price' in fields
  if (computed) fields.subtotal = { ...fields.subtotal!, readonly: true }
  const summed = Object.entries(fields).filter(([, { kind }]) => kind === 'money' || kind === 'quantity')
  return {
    label,
    fields,
    columns: Object.keys(fields),
    ...(summed.length > 0
      ? {
          footer: Object.fromEntries(
            summed.flatMap(([name]) => (name === 'price' ? [] : [[name, 'sum' as const]])),
          ),
        }
      : {}),
    ...(computed ? { derive: { subtotal: { times: ['quantity', 'price'] } } } : {}),
  }
}

/** What is computed from amount and rates beside it, in the header. */
function formulasOf(fields: Readonly<Record<string, Field>>, lines: Record<string, LineDefinition>) {
  const derive: Record<string, Formula> = {}
  const amount = ['totalAmount', 'amount'].find((name) => name in fields)
  for (const [key, line] of Object.entries(lines)) {
    const part = ['subtotal', 'amount'].find((name) => name in line.fields)
    if (part && amount && !derive[amount]) derive[amount] = { sum: `${key}.${part}` }
  }
  if (amount && 'localAmount' in fields)
    derive.localAmount = { round: { times: [amount, 'exchangeRate'] }, digits: 2 }
  if (amount && 'gstAmount' in fields)
    derive.gstAmount = { round: { over: [{ times: [amount, 'gstRate'] }, 100] }, digits: 2 }
  return derive
}

/** The definition that a form of the compact language means, as the designer would have stored it. */
export function definitionOf({ code, label, flow: way, options, fields: words, lines: parts }: FormText) {
  const lines = Object.fromEntries(parts.map((part) => [`${keyOf(code)}${capital(part.key)}`, lineOf(part)]))
  const own = fieldsOf(words)
  const derive = formulasOf(own, lines)
  for (const name of Object.keys(derive)) {
    const { required: _required, ...field } = own[name]!
    own[name] = { ...field, readonly: true }
  }
  const amount = ['totalAmount', 'amount'].find((name) => name in own)
  const flow = flowOf(
    way,
    options.find((each) => FLOW_ROLES.includes(each)),
    amount,
  )
  const { status, ...written } = flow.fields
  const fields: Record<string, Field> = {
    number: { kind: 'code', readonly: true, unique: true, zh: '编号', en: 'No.' },
    ...(status ? { status } : {}),
    ...own,
    ...written,
  }
  const narrow = Object.entries(own).filter(([, field]) => !isWide(field))
  const text = narrow.find(([, { kind }]) => kind === 'text')?.[0]
  const searched = narrow.filter(([, { kind }]) => ['text', 'dict', 'record', 'user', 'dept'].includes(kind))
  const day = narrow.find(([, { kind }]) => kind === 'date' || kind === 'datetime')?.[0]
  const style = options.find((each) => STYLES.includes(each))
  const dictionaries = dictionariesOf([words, ...parts.map((part) => part.fields)])
  const first = { number: fields.number!, ...(status ? { status } : {}) }
  return {
    label,
    title: 'number',
    ...(options.includes('ref') ? { reference: { value: 'number', ...(text ? { text } : {}) } } : {}),
    fields,
    list: [...Object.keys(first), ...narrow.map(([name]) => name)].slice(0, IN_LIST),
    query: [
      ...Object.keys(first),
      ...searched.slice(0, SEARCHED - 2).map(([name]) => name),
      ...(day ? [{ [day]: 'range' as const }] : []),
    ],
    form: [
      { section: { zh: '基本信息', en: 'General' }, rows: rowsOf(own) },
      { section: { zh: '处理情况', en: 'Progress' }, rows: rowsOf({ ...first, ...written }) },
    ],
    ...(parts.length > 0 ? { lines } : {}),
    ...(Object.keys(derive).length > 0 ? { derive } : {}),
    ...flow.parts,
    ...(Object.keys(dictionaries).length > 0 ? { dictionaries } : {}),
    ...(style ? { style } : {}),
    ...(SIGNED[way] ? { print: { signatures: [...SIGNED[way]] } } : {}),
    permissions: {
      prefix: `online:${keyOf(code)}`,
      actions: [
        ...(way === 'log'
          ? ['list', 'add', 'export']
          : ['list', 'add', 'edit', 'delete', 'export', 'import']),
        ...permittedActions(flow.parts as EntityDefinition).map(({ name }) => name),
      ],
    },
    review: [],
  }
}

function dictionariesOf(
  parts: readonly Readonly<Record<string, Word>>[],
): NonNullable<EntityDefinition['dictionaries']> {
  const found: NonNullable<EntityDefinition['dictionaries']> = {}
  for (const { kind, zh, en, options } of parts.flatMap(Object.values))
    if (kind.startsWith('dict:') && options.length > 0)
      found[kind.slice('dict:'.length)] ??= { zh, en, items: [...options] }
  return found
}
