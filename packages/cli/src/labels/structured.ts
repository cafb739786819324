import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { didYouMean } from '../console/suggest'
import { isSchema, readSchema } from './schema'
import { readType } from './sourceType'
import { hasHan } from './translate'
import { isLineTitle } from './proseTitles'
import type { RawField, RawGroup, RawSet } from './types'
import type { Value } from './yamlNodes'
import { parseValue, part, textOf } from './yamlNodes'

const ENTITY_KEYS = [
  'entity',
  'key',
  'name',
  'title',
  'zh',
  'label',
  'fields',
  'lines',
  'area',
  'description',
]

/**
 * Reads labels from YAML or JSON: `{ entity: saQuotation, name: Quotation, fields: [status, { key: eta, zh: 预计到港 }], lines:
 * { saQuotationLine: [itemId] } }`, a list of such, a list of names, names under a title (`招聘需求: [需求编号, …]`), or a JSON
 * Schema or the components of an OpenAPI.
 *
 * @throws Failure (exit 5) with the place of what cannot be read
 */
export function readStructured(text: string, file: string, fileKey: string): RawSet {
  const root = parseValue(text, file)
  if (isSchema(root)) return readSchema(root, fileKey)
  return { groups: groupsIn(root, fileKey), findings: [] }
}

function refuse(message: string, value: Value): Failure {
  return new Failure(EXIT.invalid, 'label-syntax', message, {
    place: value.place,
    fix: 'Write it like this: { entity: saQuotation, name: Quotation, fields: [status, eta], lines: { saQuotationLine: [itemId] } }.',
  })
}

/** What people call the parts of an entity in Chinese. */
const ALSO: Readonly<Record<string, string>> = {
  实体: 'entity',
  单据: 'entity',
  表: 'entity',
  表名: 'entity',
  名称: 'name',
  标题: 'title',
  字段: 'fields',
  字段列表: 'fields',
  明细: 'lines',
  子表: 'lines',
  模块: 'area',
  说明: 'description',
}

/** An entity whose parts are called in Chinese, as it is called here. */
function inEnglish(value: Value): Value {
  if (value.kind !== 'map' || ![...value.entries.keys()].some((name) => ALSO[name] === 'fields')) return value
  const called = <Each>(all: ReadonlyMap<string, Each>) =>
    new Map([...all].map(([name, each]) => [Object.hasOwn(ALSO, name) ? ALSO[name]! : name, each]))
  return { ...value, entries: called(value.entries), keys: called(value.keys) }
}

/** `- 集装箱堆场: [箱号, …]`: a title with the names under it. */
const isTitled = (value: Value): boolean =>
  value.kind === 'map' && value.entries.size === 1 && [...value.entries.values()][0]!.kind === 'list'

function groupsIn(written: Value, fileKey: string): RawGroup[] {
  const root = inEnglish(written)
  if (root.kind === 'list') {
    const isEntities =
      root.items.length > 0 &&
      root.items.every((item) => part(inEnglish(item), 'fields') ?? part(item, 'entity'))
    if (isEntities || (root.items.length > 0 && root.items.every(isTitled)))
      return root.items.flatMap((item) => groupsIn(item, fileKey))
    return [{ raw: fileKey, fields: fieldsIn(root), lines: [], place: root.place }]
  }
  if (root.kind !== 'map') throw refuse('Expected names with values here.', root)
  if (
    root.entries.has('entity') ||
    root.entries.has('fields') ||
    ENTITY_KEYS.includes([...root.entries.keys()][0] ?? '')
  )
    return [entityIn(root, fileKey)]
  const groups: RawGroup[] = []
  for (const [name, value] of root.entries) {
    const place = root.keys.get(name)!
    if (value.kind === 'text') continue
    const group =
      value.kind === 'map' && value.entries.has('fields')
        ? entityIn(value, name)
        : { raw: name, fields: fieldsIn(value), lines: [], place }
    if (isLineTitle(name) && groups.length > 0) groups.at(-1)!.lines!.push({ ...group, raw: '' })
    else groups.push(group)
  }
  // A map of plain values is one entity: name → label.
  return groups.length > 0 ? groups : [{ raw: fileKey, fields: fieldsIn(root), lines: [], place: root.place }]
}

function entityIn(value: Value & { kind: 'map' }, fallback: string): RawGroup {
  for (const [key, place] of value.keys) {
    if (ENTITY_KEYS.includes(key)) continue
    throw refuse(`"${key}" is not known here.${didYouMean(key, ENTITY_KEYS)}`, { ...value, place })
  }
  const text = (...names: string[]) => names.map((name) => textOf(part(value, name))).find(Boolean)
  const key = text('entity', 'key')
  const title = text('name', 'title')
  const fields = part(value, 'fields')
  const lines = part(value, 'lines')
  if (!fields) throw refuse('"fields" must be a list of names.', value)
  return {
    raw: key ?? title ?? fallback,
    ...(title && !hasHan(title) ? { title } : {}),
    ...((text('zh', 'label') ?? (title && hasHan(title))) ? { zh: text('zh', 'label') ?? title } : {}),
    fields: fieldsIn(fields),
    lines: lines ? linesIn(lines) : [],
    place: part(value, 'entity')?.place ?? value.place,
  }
}

function linesIn(value: Value): RawGroup[] {
  if (value.kind === 'list') return [{ raw: '', fields: fieldsIn(value), place: value.place }]
  if (value.kind !== 'map') throw refuse('"lines" must map the key of the lines to their fields.', value)
  return [...value.entries].map(([name, each]) => ({
    raw: name,
    fields: fieldsIn(each),
    place: value.keys.get(name)!,
  }))
}

function fieldsIn(value: Value): RawField[] {
  if (value.kind === 'list') return value.items.flatMap(fieldIn)
  if (value.kind === 'map') {
    return [...value.entries].map(([name, each]) => {
      const place = value.keys.get(name)!
      if (each.kind === 'text') return { raw: name, ...labelOf(textOf(each)), place }
      return { ...described(each), raw: name, place }
    })
  }
  throw refuse('"fields" must be a list of names.', value)
}

function fieldIn(value: Value): RawField[] {
  if (value.kind === 'text') return value.isNull ? [] : [{ raw: value.text, place: value.place }]
  const raw = ['key', 'name', 'field', 'zh', 'label', 'en']
    .map((name) => textOf(part(value, name)))
    .find(Boolean)
  if (raw) return [{ ...described(value), raw, place: value.place }]
  // `- eta: 预计到港`
  if (value.kind === 'map' && value.entries.size === 1) return fieldsIn(value)
  throw refuse('Expected a field here.', value)
}

function described(value: Value): Omit<RawField, 'raw' | 'place'> {
  const text = (...names: string[]) => names.map((name) => textOf(part(value, name))).find(Boolean)
  const [zh, en] = [text('zh'), text('en')]
  const label = text('label', 'comment')
  const choices = part(value, 'options') ?? part(value, 'enum') ?? part(value, 'choices')
  return {
    ...(zh ? { zh } : {}),
    ...(en ? { en } : {}),
    ...(label && !zh && !en ? labelOf(label) : {}),
    ...readType(text('type') ?? ''),
    ...(text('required') === 'true' ? { required: true } : {}),
    ...(choices?.kind === 'list'
      ? {
          choices: choices.items.flatMap((item) =>
            textOf(item) ? [{ value: textOf(item)!, text: textOf(item)! }] : [],
          ),
        }
      : {}),
  }
}

function labelOf(label: string | undefined): Pick<RawField, 'zh' | 'en' | 'type' | 'length'> {
  if (!label) return {}
  // `eta: date` says the type, `eta: 预计到港` the label.
  const type = /^[a-z]+(\(.*\))?$/.test(label) ? readType(label) : {}
  return type.type ? type : hasHan(label) ? { zh: label } : { en: label }
}
