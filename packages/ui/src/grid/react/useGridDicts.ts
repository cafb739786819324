import { useContext, useEffect, useMemo, useState } from 'react'
import { UiContext } from '../../foundation/uiContext'
import type { GridColumn } from '../api/column'
import type { GridOption } from '../api/option'

/** The dictionaries the columns name, as far as they are loaded. The same map as long as nothing changes. */
export function useGridDicts(columns: readonly GridColumn[]): ReadonlyMap<string, readonly GridOption[]> {
  const dicts = useContext(UiContext)?.dicts
  const codes = [
    ...new Set(columns.flatMap(({ dictCode, options }) => (dictCode && !options ? [dictCode] : []))),
  ]
    .sort()
    .join('\n')
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (!dicts || codes === '') return
    const ends = codes.split('\n').map((code) => dicts.subscribe(code, () => setVersion((now) => now + 1)))
    setVersion((now) => now + 1)
    return () => ends.forEach((end) => end())
  }, [dicts, codes])
  return useMemo(() => {
    const list = codes === '' || !dicts ? [] : codes.split('\n')
    return new Map(list.map((code) => [code, dicts!.get(code).options]))
    // `version` stands for what the dictionaries hold.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dicts, codes, version])
}
