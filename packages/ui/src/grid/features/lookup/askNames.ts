import type { CompiledColumn } from '../../api/cell'
import type { Entry } from '../../engine/entryStore'
import { writeValue } from '../editing/writeValue'
import type { GridController } from '../../kernel/gridController'

/**
 * Asks what texts stand for, all of a column in one call. Answers, by column, why nobody could say.
 *
 * @param unknown texts by column; each column can find
 */
export async function askNames(
  unknown: ReadonlyMap<CompiledColumn, ReadonlySet<string>>,
): Promise<Map<CompiledColumn, string>> {
  const failures = new Map<CompiledColumn, string>()
  await Promise.all(
    [...unknown].map(async ([column, words]) => {
      try {
        const named = await column.lookup!.find!([...words])
        if (named) column.settle(named)
      } catch (error) {
        failures.set(column, error instanceof Error ? error.message : String(error))
      }
    }),
  )
  return failures
}

/**
 * Finds what an entered text stands for and writes it. When nothing or several bear the name, the text stays in its
 * cell with the reason. An answer that was overtaken, by another value or text of the cell, is dropped.
 */
export async function settleEntry(
  grid: GridController,
  { rowId, key }: { rowId: string; key: string },
  entry: Entry,
  asked: ReadonlyMap<CompiledColumn, ReadonlySet<string>>,
): Promise<void> {
  const { engine, messages } = grid
  const [failure] = (await askNames(asked)).values()
  const row = engine.store.byId(rowId)
  const column = engine.column(key)
  if (!row || !column || engine.entries.at(rowId, key) !== entry) return
  const { text } = entry
  const parsed = failure === undefined ? column.cell.parse(text, column, row) : undefined
  if (parsed?.ok) {
    writeValue(grid, { rowId, key }, parsed.value, parsed.fills)
    return
  }
  const refusal = parsed
    ? messages.failures[parsed.reason](text, column.def.maxLength)
    : messages.namesNotFound(column.title, failure ?? '')
  engine.entries.put(rowId, key, { text, refusal })
  grid.live.set(messages.refusedAt(column.title, engine.store.positionOf(rowId) + 1, refusal))
}
