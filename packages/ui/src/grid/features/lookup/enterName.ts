import type { Row } from '@lading/core/rules'
import type { CompiledColumn } from '../../engine/compileColumns'
import { unknownWords } from '../../cells/lookup/lookupCell'
import type { GridController } from '../../view/gridController'
import { spreadChanges } from '../spans/spreadChanges'

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
 * Enters a text in a column of names. What it stands for is looked up while the user goes on; until then, and when
 * nothing or several bear the name, the text stays in its cell. Answers false when there is nothing to look up.
 */
export function enterName(grid: GridController, rowId: string, key: string, text: string): boolean {
  const { engine } = grid
  const column = engine.column(key)
  const row = engine.store.byId(rowId)
  if (!column || !row) return false
  const words = unknownWords(text, column, row)
  if (words.size === 0) return false
  const entry = { text }
  engine.entries.put(rowId, key, entry)
  const ask = async () => {
    const failure = (await askNames(new Map([[column, words]]))).get(column)
    // The cell got another value, or another text, in the meantime; or its row or column is gone.
    const now = engine.store.byId(rowId)
    const current = engine.column(key)
    if (!now || !current || engine.entries.at(rowId, key) !== entry) return
    const parsed = failure === undefined ? current.cell.parse(text, current, now) : undefined
    if (!parsed?.ok) {
      const refusal = parsed
        ? grid.messages.failures[parsed.reason](text)
        : grid.messages.namesNotFound(current.title, failure ?? '')
      engine.entries.put(rowId, key, { text, refusal })
      grid.live.set(grid.messages.refusedAt(current.title, engine.store.positionOf(rowId) + 1, refusal))
      return
    }
    writeValue(grid, { rowId, key }, parsed.value, parsed.fills)
  }
  engine.entries.wait(ask())
  return true
}

/** Writes a cell and the fields that go with its value, as one undo step. */
export function writeValue(
  grid: GridController,
  { rowId, key }: { rowId: string; key: string },
  value: unknown,
  fills?: Row,
): void {
  const { engine } = grid
  const position = engine.store.positionOf(rowId)
  if (position < 0) return
  engine.entries.drop(rowId, key)
  const changes = Object.entries({ [key]: value, ...fills }).map(([each, its]) => ({
    position,
    key: each,
    value: its,
  }))
  engine.setCells(spreadChanges(grid, changes), 'edit')
}
