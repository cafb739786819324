import type { Text } from '../text/text'
import type { DataFinding } from './finding'
import { pathText } from './finding'
import { MAX_NAME_LENGTH } from './parts'
import type { SchemaError } from './words'
import { wordsOf } from './words'

/** The steps of a JSON pointer. */
export const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const below = (path: string, above: string) => path.startsWith(`${above}/`)

/** As much of a name that is too long as is told. */
const TOLD = 30

/** A name that may not stand at its place. */
function nameFinding(parts: readonly string[]): DataFinding {
  const name = parts.at(-1) ?? ''
  if (name.length > MAX_NAME_LENGTH && /^[\w.]+$/.test(name))
    return {
      path: pathText([...parts.slice(0, -1), `${name.slice(0, TOLD)}…`]),
      zh: '作为名称过长，请缩短',
      en: 'is too long for a name: shorten it',
    }
  return {
    path: pathText(parts),
    zh: '未知的名称或不能使用的名称',
    en: 'is not known, or is a name that cannot be used',
  }
}

/**
 * The errors of a schema in words. Of a choice only the innermost that failed is told, and nothing of its branches.
 *
 * @param described what a choice that failed could have been, by its place in the schema
 */
export function schemaFindings(
  errors: readonly SchemaError[],
  described: (schemaPath: string) => Text | undefined,
): DataFinding[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  // At one place the last one is the widest: it names all that may stand there.
  const innermost = choices.filter(
    ({ instancePath }, at) =>
      !choices.some((other) => below(other.instancePath, instancePath)) &&
      !choices.slice(at + 1).some((other) => other.instancePath === instancePath),
  )
  const told = errors.filter((error) => {
    if (error.keyword === 'anyOf') return innermost.includes(error)
    return !choices.some(
      ({ instancePath }) => error.instancePath === instancePath || below(error.instancePath, instancePath),
    )
  })
  const findings = told.flatMap((error): DataFinding[] => {
    const parts = partsOf(error.instancePath)
    const given = error.params as Record<string, unknown>
    if (error.keyword === 'required')
      return (given.requiredProperties as string[]).map((name) => ({
        path: pathText([...parts, name]),
        zh: '缺少',
        en: 'is missing',
      }))
    // Each unknown member is told by its own path.
    if (error.keyword === 'additionalProperties') return []
    if (error.keyword === 'boolean') return [nameFinding(parts)]
    return [{ path: pathText(parts), ...wordsOf(error, described(error.schemaPath)) }]
  })
  const seen = new Set<string>()
  return findings.filter(({ path, en }) => {
    const key = `${path}\n${en}`
    return !seen.has(key) && seen.add(key)
  })
}
