import { calculateFormula, defaultOf, digitsOf } from '@lading/core/entity'
import type { AskedLines, KnownValues } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { askedRows } from '@lading/core/workflow'

/** A record with its lines, as an action is asked about it. */
export interface AskedScope {
  record: Row
  lines: Readonly<Record<string, readonly Row[]>>
  known: KnownValues
}

/** The lines that an action asks about. */
export const linesToAsk = (asked: AskedLines, scope: AskedScope): readonly Row[] => askedRows(asked, scope)

/** What the fields of each line start with, by its id: as computed, as stored, or by default. */
export function proposed(asked: AskedLines, { record, lines, known }: AskedScope): Record<string, Row> {
  const { propose = {}, fields } = asked
  return Object.fromEntries(
    linesToAsk(asked, { record, lines, known }).map((row) => [
      String(row.id),
      Object.fromEntries(
        fields.map(({ name, field, stored }) => {
          const formula = propose[name]
          const value =
            formula === undefined
              ? ((stored ? row[name] : undefined) ?? defaultOf(field, known) ?? null)
              : calculateFormula(formula, { row, record, lines, known }, digitsOf(field))
          return [name, value]
        }),
      ),
    ]),
  )
}
