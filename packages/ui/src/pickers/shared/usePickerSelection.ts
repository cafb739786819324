import { useEffect, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { labelBatcher } from '../../foundation/remote-select/labelBatcher'
import type { RemoteSource } from '../../foundation/remote-select/remoteSource'
import { useUi } from '../../foundation/useUi'
import { selectionOf } from './selection'
import type { Selection } from './selection'

/**
 * The selection of a dialog: it begins with the stored values, whose texts are asked for together with those of
 * every other picker of the same kind.
 */
export function usePickerSelection(
  source: RemoteSource,
  values: readonly string[],
): [Selection, Dispatch<SetStateAction<Selection>>] {
  const { dataSource, dicts } = useUi()
  const [selection, setSelection] = useState<Selection>(() =>
    selectionOf(values.map((value) => ({ value, text: value }))),
  )
  // Choices made before and stored values are known by less than their row.
  const unknown = [...selection.values()].filter(({ row }) => !row).map(({ value }) => value)
  const asked = unknown.join(',')
  useEffect(() => {
    if (asked === '') return
    let wanted = true
    const batcher = labelBatcher({ dataSource, dicts }, source)
    Promise.all(asked.split(',').map((value) => batcher.get(value))).then(
      (known) => {
        if (!wanted) return
        const found = known.filter((option) => option !== undefined)
        if (!found.some(({ row }) => row)) return
        setSelection((last) => {
          const next = new Map(last)
          // What was given up meanwhile stays given up.
          for (const option of found) if (next.has(option.value)) next.set(option.value, option)
          return next
        })
      },
      // Without their texts the values stand for themselves.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [dataSource, dicts, source, asked])
  return [selection, setSelection]
}
