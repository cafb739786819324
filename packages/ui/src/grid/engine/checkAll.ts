import type { GridEngine } from './gridEngine'
import type { GridIssue } from '../api/issue'
import { nextTask } from '../../foundation/nextTask'
import type { Validator } from './validator'

/** How long one slice may keep the page busy, in milliseconds. */
const SLICE = 8

/**
 * Checks every row, in slices that leave the page responsive.
 *
 * @param signal ends it; what was found until then stays shown
 * @param progress is told after every slice how many rows are checked
 */
export async function checkAll(
  engine: GridEngine,
  validator: Validator,
  signal?: AbortSignal,
  progress?: (done: number, total: number) => void,
): Promise<GridIssue[]> {
  const { store } = engine
  const columns = engine.columns.filter((column) => column.rules.length > 0 && !column.def.hidden)
  const repeated = new Map(columns.map((column) => [column.key, validator.repeated(column)]))
  const waiting: Promise<void>[] = []
  let sliceEnd = performance.now() + SLICE
  for (let position = 0; position < store.count; position++) {
    const row = store.at(position)!
    for (const column of columns) {
      const answer = validator.checkAt(column, row, () => repeated.get(column.key)?.has(position) ?? false)
      if (answer) waiting.push(answer)
    }
    if (performance.now() < sliceEnd) continue
    progress?.(position + 1, store.count)
    await nextTask()
    if (signal?.aborted) break
    sliceEnd = performance.now() + SLICE
  }
  await Promise.all(waiting)
  return validator.list()
}
