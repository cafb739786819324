import type { Node } from 'yaml'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { EXIT } from '../console/exitCode'
import type { Place } from '../console/failure'
import { Failure } from '../console/failure'
import { didYouMean } from '../console/suggest'
import { readName } from './names'
import { titleOf } from './table'
import type { LabelEntity, LabelField, LabelGroup, LabelSet } from './types'

const ENTITY_KEYS = ['entity', 'name', 'zh', 'fields', 'lines']
const FIELD_KEYS = ['key', 'zh', 'en']

/**
 * Reads labels from YAML or JSON: one entity, or a list of them.
 * `{ entity: saQuotation, name: Quotation, fields: [status, { key: eta, zh: 预计到港 }], lines: { saQuotationLine: [itemId] } }`
 *
 * @throws Failure (exit 5) with the place of what cannot be read
 */
export function readStructured(text: string, file: string): LabelSet {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: true })
  const place = (offset = 0): Place => {
    const { line, col } = counter.linePos(offset)
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const refuse = (message: string, node: Node | null | undefined): Failure =>
    new Failure(EXIT.invalid, 'label-syntax', message, {
      place: place(node?.range?.[0]),
      fix: 'Write it like this: { entity: saQuotation, name: Quotation, fields: [status, eta], lines: { saQuotationLine: [itemId] } }.',
    })
  const error = document.errors[0]
  if (error) {
    throw new Failure(EXIT.invalid, 'label-syntax', error.message, {
      place: place(error.pos[0]),
      fix: 'Correct the YAML or JSON there.',
    })
  }
  const root = document.contents as Node | null
  const entities = isSeq(root) ? (root.items as Node[]) : [root]
  return { entities: entities.map(readEntity) }

  function readEntity(node: Node | null): LabelEntity {
    const parts = readMap(node, ENTITY_KEYS)
    const keyNode = parts.get('entity')
    const key = readName(scalar(keyNode, 'the key of the entity'), 'entity', place(keyNode?.range?.[0]))
    const name = parts.get('name')
    const zh = parts.get('zh')
    const lines = parts.get('lines')
    return {
      key,
      title: name ? scalar(name, 'the name') : titleOf(key),
      ...(zh ? { zh: scalar(zh, 'the Chinese name') } : {}),
      fields: readFields(parts.get('fields')),
      lines: lines ? readLines(lines) : [],
      place: place(keyNode?.range?.[0]),
    }
  }

  function readLines(node: Node): LabelGroup[] {
    if (!isMap(node)) throw refuse('"lines" must map the key of the lines to their fields.', node)
    return node.items.map((pair) => {
      const keyNode = pair.key as Node
      const key = readName(scalar(keyNode, 'the key of the lines'), 'entity', place(keyNode.range?.[0]))
      return { key, title: 'Line', fields: readFields(pair.value as Node), place: place(keyNode.range?.[0]) }
    })
  }

  function readFields(node: Node | undefined): LabelField[] {
    if (isSeq(node)) return (node.items as Node[]).map((item) => readField(item))
    if (isMap(node)) {
      return node.items.map((pair) => {
        const keyNode = pair.key as Node
        const value = pair.value as Node | null
        const at = place(keyNode.range?.[0])
        const name = readName(scalar(keyNode, 'a field'), 'field', at)
        if (isScalar(value)) {
          const label = value.value == null ? '' : String(value.value).trim()
          return { name, ...(label ? labelOf(label) : {}), place: at }
        }
        return { name, ...texts(readMap(value, FIELD_KEYS)), place: at }
      })
    }
    throw refuse('"fields" must be a list of names.', node)
  }

  function readField(node: Node): LabelField {
    const at = place(node.range?.[0])
    if (isScalar(node)) return { name: readName(scalar(node, 'a field'), 'field', at), place: at }
    const parts = readMap(node, FIELD_KEYS)
    return { name: readName(scalar(parts.get('key'), 'a field'), 'field', at), ...texts(parts), place: at }
  }

  function texts(parts: Map<string, Node>): Pick<LabelField, 'zh' | 'en'> {
    const [zh, en] = [parts.get('zh'), parts.get('en')]
    return {
      ...(zh ? { zh: scalar(zh, 'a Chinese label') } : {}),
      ...(en ? { en: scalar(en, 'an English label') } : {}),
    }
  }

  function readMap(node: Node | null, known: readonly string[]): Map<string, Node> {
    if (!isMap(node)) throw refuse('Expected names with values here.', node)
    return new Map(
      node.items.map((pair) => {
        const name = String((pair.key as { value?: unknown }).value)
        if (!known.includes(name)) {
          throw refuse(`"${name}" is not known here.${didYouMean(name, known)}`, pair.key as Node)
        }
        return [name, pair.value as Node]
      }),
    )
  }

  function scalar(node: Node | undefined | null, what: string): string {
    if (isScalar(node) && node.value != null) return String(node.value)
    throw refuse(`Expected ${what} here.`, node)
  }
}

function labelOf(label: string): Pick<LabelField, 'zh' | 'en'> {
  return /\p{Script=Han}/u.test(label) ? { zh: label } : { en: label }
}
