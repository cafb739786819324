import type { CompiledColumn } from '../../api/cell'
import type { Entry } from '../../engine/entryStore'
import type { GridController } from '../../kernel/gridController'
import { lazyCommand } from '../../kernel/lazyCommand'

/** Looks up what an entered text stands for, and writes it. */
export const lazySettleEntry =
  lazyCommand<
    (
      grid: GridController,
      at: { rowId: string; key: string },
      entry: Entry,
      asked: ReadonlyMap<CompiledColumn, ReadonlySet<string>>,
    ) => Promise<void>
  >('settleEntry')
