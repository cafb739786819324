import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { definitionFaults } from '../entity/definitionFaults'
import { shapeFaults } from '../entity/shapeFaults'
import type { EntityDefinition } from '../entity/types'
import type { Text } from '../text/text'
import type { EntityData, NamedFunctions } from './dataForm'
import { entityDataSchema } from './entitySchema'
import type { DataFinding } from './finding'
import { DataFormError, pathText } from './finding'
import { unfit } from './limits'
import { partsOf, schemaFindings } from './schemaFindings'
import { choiceText } from './words'
import type { SchemaError } from './words'

/** Most errors that the schema check counts, and most findings that are told. */
const MAX_ERRORS = 1_000
const MAX_FINDINGS = 100

let compiled: ReturnType<typeof Compile> | undefined
const checker = () => (compiled ??= Compile(entityDataSchema))

function errorsOf(data: unknown): SchemaError[] {
  const check = checker()
  if (check.Check(data)) return []
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: MAX_ERRORS })
  try {
    return check.Errors(data) as SchemaError[]
  } finally {
    Settings.Set({ maxErrors })
  }
}

/** What a choice that failed could have been: the description of the schema at the place. */
function descriptionAt(schemaPath: string): Text | undefined {
  let at: unknown = entityDataSchema
  for (const part of ['$defs', 'Entity', ...partsOf(schemaPath)]) {
    at = (at as Record<string, unknown> | undefined)?.[part]
    const ref = (at as { $ref?: string } | undefined)?.$ref
    if (ref) at = (entityDataSchema as { $defs: Record<string, unknown> }).$defs[ref]
  }
  const description = (at as { description?: string } | undefined)?.description
  return description ? choiceText(description) : undefined
}

/** The definition with every `{ call }` replaced by the function of that name. */
function withFunctions(data: unknown, named: NamedFunctions, findings: DataFinding[]): unknown {
  const read = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (Array.isArray(value)) return value.map((each, at) => read(each, [...path, at]))
    if (typeof value !== 'object' || value === null) return value
    const { call } = value as { call?: unknown }
    if (typeof call === 'string') {
      if (Object.hasOwn(named, call)) return named[call]
      findings.push({
        path: pathText(path),
        zh: `没有登记名为“${call}”的函数`,
        en: `no function is registered as "${call}"`,
      })
      return value
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, read(each, [...path, key])]))
  }
  return read(data, [])
}

/** Either the definition, or everything that is wrong. */
export type ReadData = { ok: true; definition: EntityDefinition } | { ok: false; findings: DataFinding[] }

/**
 * Reads a definition as data from anywhere: nothing is taken for granted, and all findings are told at once.
 *
 * @param data parsed JSON
 * @param named functions that `{ call }` may name. @default none
 */
export function readData(data: unknown, named: NamedFunctions = {}): ReadData {
  const rough = unfit(data)
  if (rough.length > 0) return { ok: false, findings: rough.slice(0, MAX_FINDINGS) }
  const wrong = schemaFindings(errorsOf(data), descriptionAt)
  if (wrong.length > 0) return { ok: false, findings: wrong.slice(0, MAX_FINDINGS) }
  const findings: DataFinding[] = []
  const definition = withFunctions(data, named, findings) as EntityDefinition
  if (findings.length > 0) return { ok: false, findings: findings.slice(0, MAX_FINDINGS) }
  const faults = [...definitionFaults(definition), ...shapeFaults(definition)]
  if (faults.length === 0) return { ok: true, definition }
  return {
    ok: false,
    findings: faults.slice(0, MAX_FINDINGS).map(({ zh, message }) => ({ path: '', zh, en: message })),
  }
}

/** As `readData`. @throws DataFormError with everything that is wrong */
export function fromData(data: unknown, named: NamedFunctions = {}): EntityDefinition {
  const read = readData(data, named)
  if (!read.ok) throw new DataFormError(read.findings)
  return read.definition
}

/** Whether a value is a definition as data, so far as the schema says; names are not followed. */
export function isEntityData(data: unknown): data is EntityData {
  return unfit(data).length === 0 && checker().Check(data)
}
