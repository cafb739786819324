import type { Text } from '../text'
import { KINDS } from '../kinds'
import type { EntityDefinition, Field, PrintLayout } from './types'

/** How a record is printed, with everything that the definition leaves to follow from the rest. */
export interface PrintedLayout {
  title: Text
  /** Fields above the lines, in their order. */
  fields: readonly string[]
  /** The field of whom the paper comes from. */
  from?: string
  lines: readonly { key: string; label: Text; columns: readonly string[]; sums: readonly string[] }[]
  /** Fields below the lines. */
  totals: readonly string[]
  note?: Text
  signatures: readonly Text[]
}

/** States are of the office, files and long texts of the screen: nobody prints them unasked. */
function isPrintable(field: Field): boolean {
  const { choices } = KINDS[field.kind]
  return choices !== 'states' && !['file', 'image', 'richtext'].includes(field.kind)
}

/**
 * The layout of a printed record; nothing for an entity that is not printed.
 *
 * @param layout what the definition says @default `entity.print`
 */
export function printedLayout(
  entity: EntityDefinition,
  layout: PrintLayout | undefined = entity.print,
): PrintedLayout | undefined {
  if (!layout) return undefined
  const { fields, lines = {} } = entity
  const computed = Object.keys(entity.derive ?? {})
  const shown = entity.form.flatMap(({ rows }) => rows.flat())
  const above = shown.filter(
    (name) => name !== entity.title && !computed.includes(name) && fields[name] && isPrintable(fields[name]),
  )
  return {
    title: layout.title ?? entity.label,
    fields: layout.fields ?? above,
    ...(layout.from !== undefined && { from: layout.from }),
    lines: Object.entries(lines).map(([key, line]) => ({
      key,
      label: line.label,
      columns:
        layout.lines?.[key] ??
        line.columns.filter((name) => line.fields[name] && isPrintable(line.fields[name])),
      sums: Object.entries(line.footer ?? {}).flatMap(([name, what]) => (what === 'sum' ? name : [])),
    })),
    totals: layout.totals ?? computed.filter((name) => fields[name]?.kind === 'money'),
    ...(layout.note && { note: layout.note }),
    signatures: layout.signatures ?? [],
  }
}
