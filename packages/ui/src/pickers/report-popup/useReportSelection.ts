import { useEffect, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import type { BoundDataSource, ReportConfig } from '../../foundation/dataSource'
import { inHundreds, LIST_PAGE } from '../../foundation/remote-select/limits'
import type { Selection } from '../shared/selection'
import { reportParams } from './reportValues'
import { reportData } from './reportCache'
import { reportOption, standIns, withRows } from './storedRows'
import type { StoredValues } from './storedRows'

/** What else the rows of stored values depend on. */
interface Asked {
  stored?: StoredValues
  param?: Readonly<Record<string, unknown>>
  groupId?: string
}

/**
 * The selection of a report's dialog. It begins with stand-ins of the stored values, whose rows are asked for once the
 * report is known; a value without a row stays chosen as it is.
 *
 * @returns `coming`: the rows of stored values are on their way
 */
export function useReportSelection(source: BoundDataSource, config: ReportConfig | undefined, asked: Asked) {
  const [first] = useState(asked)
  const values = first.stored?.values ?? []
  const [selection, setSelection] = useState<Selection>(() => standIns(first.stored))
  const [coming, setComing] = useState(values.length > 0)
  useEffect(() => {
    const { stored, param = {}, groupId } = first
    if (!config || !stored || stored.values.length === 0) return
    const controller = new AbortController()
    const { signal } = controller
    const { self } = reportParams(param, [])
    const load = async () => {
      const parts = inHundreds([...new Set(stored.values)]).map((part) =>
        // A trailing comma makes it a list of values even when it is only one (contract §3.2).
        reportData(
          source,
          config.cgRpConfigId,
          { ...self, [stored.column]: `${part.join(',')},`, pageNo: 1, pageSize: LIST_PAGE },
          { groupId, signal },
        ),
      )
      const options = (await Promise.all(parts)).flatMap(({ records }) =>
        records.map((row) => reportOption(config, row)),
      )
      if (!signal.aborted) setSelection((last) => withRows(last, stored.column, options))
    }
    // Without their rows the values stand for themselves.
    const done = () => !signal.aborted && setComing(false)
    load().then(done, done)
    return () => controller.abort()
  }, [source, config, first])
  const select: Dispatch<SetStateAction<Selection>> = setSelection
  return { selection, select, coming }
}
