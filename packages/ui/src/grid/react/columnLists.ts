import { columnPinningFeature, constructTable, tableFeatures } from '@tanstack/react-table'
import type { ColumnPinningState, ColumnVisibilityState, TableFeatures } from '@tanstack/react-table'
import type { CompiledColumn } from '../api/cell'

/** Nothing subscribes to the table: its state is given anew and read at once. */
const still = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => {},
  createWritableAtom: (value: unknown) => ({ get: () => value, set: () => {}, subscribe: silent }),
  createReadonlyAtom: (read: () => unknown) => ({ get: read, subscribe: silent }),
  untrack: (read: () => unknown) => read(),
  batch: (work: () => void) => work(),
  schedule: queueMicrotask,
} as unknown as NonNullable<TableFeatures['coreReactivityFeature']>

function silent() {
  return { unsubscribe: () => {} }
}

const features = tableFeatures({
  coreReactivityFeature: still,
  columnPinningFeature,
})

/** Columns that are shown: those that stay at the start, those that scroll, those that stay at the end. */
export interface ColumnLists {
  start: CompiledColumn[]
  center: CompiledColumn[]
  end: CompiledColumn[]
}

/**
 * The only place that knows TanStack Table: it makes the lists of columns from their pinning. They are given in their
 * order and without the hidden ones, so that no more of it is in the page than is used; for the same reason it is
 * asked, not subscribed to. Rows are not given to it: its row models build an object for every row and are built anew at every edit (measured at 100,000 rows: 2.6 s), so
 * rows live in the engine.
 */
export function columnLists(
  columns: readonly CompiledColumn[],
  columnPinning: ColumnPinningState,
  columnVisibility: ColumnVisibilityState,
): ColumnLists {
  const shown = columns.filter(({ key }) => columnVisibility[key] !== false)
  const table = constructTable({
    features,
    columns: shown.map(({ key, title }) => ({ id: key, header: title, accessorFn: () => undefined })),
    data: [],
    state: { columnPinning },
  })
  const byKey = new Map(shown.map((column) => [column.key, column]))
  const pick = (list: { id: string }[]) =>
    list.map(({ id }) => byKey.get(id)).filter((each) => each !== undefined)
  return {
    start: pick(table.getStartLeafColumns()),
    center: pick(table.getCenterLeafColumns()),
    end: pick(table.getEndLeafColumns()),
  }
}
