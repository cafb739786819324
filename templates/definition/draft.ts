import type { EntityDefinition, LineDefinition } from '@lading/core/entity'

/** How a computed field is computed; rendered as a call of core's exact arithmetic. */
export type Formula =
  | { kind: 'product'; fields: string[] }
  | { kind: 'sum'; fields: string[] }
  | { kind: 'total'; line: string; field: string }

/** Lines of a draft. */
export interface DraftLine extends Omit<LineDefinition, 'derive'> {
  formulas: Record<string, Formula>
}

/** A definition as it was inferred: all data, no functions yet. */
export interface DraftEntity extends Omit<EntityDefinition, 'derive' | 'lines' | 'checks'> {
  lines: Record<string, DraftLine>
  formulas: Record<string, Formula>
}
