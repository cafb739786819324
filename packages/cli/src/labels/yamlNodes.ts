import type { Node } from 'yaml'
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { EXIT } from '../console/exitCode'
import type { Place } from '../console/failure'
import { Failure } from '../console/failure'

/** A YAML or JSON document as plain values that know where they stand. */
export type Value =
  | { kind: 'map'; entries: Map<string, Value>; keys: Map<string, Place>; place: Place }
  | { kind: 'list'; items: Value[]; place: Place }
  | { kind: 'text'; text: string; isNull: boolean; place: Place }

/** Deeper than any description of data. */
const MAX_DEPTH = 60

/**
 * Parses YAML or JSON. Aliases are not followed, so that a small file cannot become a large one.
 *
 * @throws Failure (exit 5) at the first thing that is no YAML
 */
export function parseValue(text: string, file: string): Value {
  const counter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  })
  const place = (offset = 0): Place => {
    const { line, col } = counter.linePos(offset)
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const refuse = (message: string, offset?: number) =>
    new Failure(EXIT.invalid, 'label-syntax', message, {
      place: place(offset),
      fix: 'Correct the YAML or JSON there.',
    })
  const [error] = document.errors
  if (error) throw refuse(error.message, error.pos[0])
  return convert(document.contents as Node | null, 0)

  function convert(node: Node | null, depth: number): Value {
    const at = place(node?.range?.[0])
    if (depth > MAX_DEPTH) throw refuse(`It is nested deeper than ${MAX_DEPTH} levels.`, node?.range?.[0])
    if (isMap(node)) {
      const pairs = node.items.map(
        ({ key, value }) =>
          [keyText(key), value as Node | null, place((key as Node | null)?.range?.[0])] as const,
      )
      return {
        kind: 'map',
        entries: new Map(pairs.map(([key, value]) => [key, convert(value, depth + 1)])),
        keys: new Map(pairs.map(([key, , where]) => [key, where])),
        place: at,
      }
    }
    if (isSeq(node))
      return { kind: 'list', items: node.items.map((item) => convert(item as Node, depth + 1)), place: at }
    if (isAlias(node)) return { kind: 'text', text: '', isNull: true, place: at }
    const value = isScalar(node) ? node.value : null
    return { kind: 'text', text: value == null ? '' : String(value), isNull: value == null, place: at }
  }
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key)
}

/** A part of a map; undefined when it is none or has no such part. */
export function part(value: Value | undefined, name: string): Value | undefined {
  return value?.kind === 'map' ? value.entries.get(name) : undefined
}

/** The text of a part; undefined when there is none. */
export function textOf(value: Value | undefined): string | undefined {
  return value?.kind === 'text' && !value.isNull && value.text.trim() !== '' ? value.text.trim() : undefined
}
