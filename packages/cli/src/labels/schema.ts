import { saidUnit } from './labelParts'
import { hasHan } from './translate'
import type { FieldFacts, RawField, RawGroup, RawSet } from './types'
import type { Value } from './yamlNodes'
import { part, textOf } from './yamlNodes'

type MapValue = Value & { kind: 'map' }

/** Objects within objects that become fields of a record. */
const MAX_DEPTH = 4

/** Is it a JSON Schema or an OpenAPI? */
export function isSchema(root: Value): boolean {
  if (root.kind !== 'map') return false
  const names = ['openapi', 'swagger', '$schema', 'properties', '$defs', 'definitions']
  return (
    names.some((name) => root.entries.has(name)) || part(part(root, 'components'), 'schemas') !== undefined
  )
}

/**
 * Reads a JSON Schema (its root and definitions) or the components of an OpenAPI: objects are entities, an array of objects
 * is their lines, formats, enums and limits count.
 */
export function readSchema(root: Value, fileKey: string): RawSet {
  const all = new Map<string, MapValue>()
  for (const named of [
    part(part(root, 'components'), 'schemas'),
    part(root, 'definitions'),
    part(root, '$defs'),
  ]) {
    if (named?.kind !== 'map') continue
    for (const [name, value] of named.entries) if (value.kind === 'map') all.set(name, value)
  }
  const inner = new Set<string>()
  const follow = (value: Value | undefined, depth = 0): Value | undefined => {
    const name = textOf(part(value, '$ref'))?.split('/').at(-1)
    return name !== undefined && depth < 8 ? follow(all.get(name), depth + 1) : value
  }
  const groups: RawGroup[] = []
  if (part(root, 'properties')) groups.push(toGroup(textOf(part(root, 'title')) ?? fileKey, root))
  for (const [name, value] of all) if (propertiesOf(value, follow).size > 0) groups.push(toGroup(name, value))
  return { groups: groups.filter(({ raw }) => !inner.has(raw)), findings: [] }

  /** An object within an object is fields of the record: `claimant.email`. */
  function inside(name: string, schema: Value, depth: number): RawField[] {
    const needed = requiredOf(schema, follow)
    return [...propertiesOf(schema, follow)].flatMap(([key, { value, place }]) => {
      const path = `${name}.${key}`
      const inner = propertiesOf(value, follow).size > 0 && textOf(part(value, '$ref')) === undefined
      if (inner && depth < MAX_DEPTH) return inside(path, value, depth + 1)
      return [toField(path, follow(value) ?? value, place, needed.includes(key))]
    })
  }

  function toGroup(name: string, value: Value): RawGroup {
    const fields: RawField[] = []
    const lines: RawGroup[] = []
    const required = requiredOf(value, follow)
    for (const [key, { value: written, place }] of propertiesOf(value, follow)) {
      const ref = textOf(part(written, '$ref'))?.split('/').at(-1)
      const schema = follow(written) ?? written
      const items = part(schema, 'items')
      const item = follow(items)
      if (item && propertiesOf(item, follow).size > 0) {
        const itemName = textOf(part(items, '$ref'))?.split('/').at(-1)
        if (itemName === name) continue
        if (itemName) inner.add(itemName)
        const line = [...propertiesOf(item, follow)].map(([field, each]) =>
          toField(field, each.value, each.place, requiredOf(item, follow).includes(field)),
        )
        lines.push({ raw: itemName ?? key, fields: line, place })
      } else if (ref === undefined && propertiesOf(schema, follow).size > 0)
        fields.push(...inside(key, schema, 1))
      else
        fields.push({
          ...toField(key, schema, place, required.includes(key)),
          // A schema that stands in another file is one of a record too; an enum of its own is not.
          ...(ref && (propertiesOf(schema, follow).size > 0 || schema === written) ? { refersTo: ref } : {}),
        })
    }
    const title = textOf(part(value, 'title'))
    return {
      raw: name,
      ...(title ? (hasHan(title) ? { zh: title } : { title }) : {}),
      fields,
      lines,
      place: value.place,
    }
  }
}

type Follow = (value: Value | undefined) => Value | undefined

function propertiesOf(
  value: Value | undefined,
  follow: Follow,
  depth = 0,
): Map<string, { value: Value; place: Value['place'] }> {
  const found = new Map<string, { value: Value; place: Value['place'] }>()
  const all = part(value, 'allOf')
  if (all?.kind === 'list' && depth < 5)
    for (const each of all.items)
      for (const [name, property] of propertiesOf(follow(each), follow, depth + 1)) found.set(name, property)
  const own = part(value, 'properties')
  if (own?.kind === 'map')
    for (const [name, each] of own.entries) found.set(name, { value: each, place: own.keys.get(name)! })
  return found
}

function requiredOf(value: Value, follow: Follow): string[] {
  const lists = [
    value,
    ...((part(value, 'allOf') as { items?: Value[] } | undefined)?.items ?? []).map(
      (each) => follow(each) ?? each,
    ),
  ]
  return lists.flatMap((each) => {
    const list = part(each, 'required')
    return list?.kind === 'list' ? list.items.map((item) => textOf(item) ?? '') : []
  })
}

function toField(name: string, schema: Value, place: Value['place'], required: boolean): RawField {
  const label = textOf(part(schema, 'title')) ?? textOf(part(schema, 'description'))
  const isLabel = label !== undefined && label.length <= 24 && (hasHan(label) || label.split(' ').length <= 4)
  return {
    raw: name,
    ...(isLabel ? (hasHan(label) ? { zh: label } : { en: label }) : {}),
    ...factsOf(schema),
    ...(isLabel ? {} : saidUnit(label)),
    ...(required ? { required: true } : {}),
    place,
  }
}

function factsOf(schema: Value): FieldFacts {
  const types = part(schema, 'type')
  const type =
    types?.kind === 'list' ? types.items.map(textOf).find((each) => each !== 'null') : textOf(types)
  const format = textOf(part(schema, 'format'))
  const number = (name: string) => {
    const text = textOf(part(schema, name))
    return text !== undefined && Number.isFinite(Number(text)) ? Number(text) : undefined
  }
  const values = part(schema, 'enum')
  const [least, most, length] = [number('minimum'), number('maximum'), number('maxLength')]
  const choices =
    values?.kind === 'list'
      ? values.items.flatMap((item) => (textOf(item) ? [{ value: textOf(item)!, text: textOf(item)! }] : []))
      : []
  const item = part(schema, 'items')
  const isFiles = type === 'array' && /^(binary|byte)$/.test(textOf(part(item, 'format')) ?? '')
  const media = textOf(part(schema, 'contentMediaType')) ?? textOf(part(schema, 'contentEncoding'))
  const isFile = isFiles || (media !== undefined && !/^(text|application\/json)/.test(media))
  const read = isFile ? 'file' : typeOf(type, format)
  return {
    ...(read ? { type: read } : {}),
    ...(choices.length >= 2 ? { choices } : {}),
    ...(least !== undefined ? { min: least } : {}),
    ...(most !== undefined ? { max: most } : {}),
    ...(length !== undefined ? { length } : {}),
  }
}

const FORMATS: Record<string, FieldFacts['type']> = {
  date: 'date',
  'date-time': 'datetime',
  email: 'email',
  uri: 'url',
  url: 'url',
  binary: 'file',
  byte: 'file',
}
const TYPES: Record<string, FieldFacts['type']> = {
  string: 'text',
  integer: 'integer',
  number: 'decimal',
  boolean: 'boolean',
  array: 'list',
}

function typeOf(type: string | undefined, format: string | undefined): FieldFacts['type'] {
  if (format !== undefined && Object.hasOwn(FORMATS, format)) return FORMATS[format]
  return type !== undefined && Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
}
