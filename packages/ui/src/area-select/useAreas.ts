import { useCallback, useEffect, useState } from 'react'
import { buildAreas } from './areaData'
import type { Area, AreaLists } from './areaData'

/** The areas of a selector; neither areas nor an error: they are on their way. */
export interface LoadedAreas {
  areas?: Area[]
  error?: Error
  /** Asks again. */
  reload(): void
}

/** Mainland, Hong Kong, Macau and Taiwan; loaded when the first selector or value is shown. */
export const loadAreas = async (): Promise<AreaLists> => (await import('@vant/area-data')).areaList

const built = new WeakMap<AreaLists, Area[]>()

/** The lists as a tree, once per lists, however many selectors show them. */
export function treeOf(lists: AreaLists): Area[] {
  const known = built.get(lists) ?? buildAreas(lists)
  built.set(lists, known)
  return known
}

/** Loads the areas that a selector offers. */
export function useAreas(load: () => Promise<AreaLists>): LoadedAreas {
  const [state, setState] = useState<{ areas?: Area[]; error?: Error }>({})
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let wanted = true
    setState({})
    load().then(
      (lists) => wanted && setState({ areas: treeOf(lists) }),
      (error: unknown) => wanted && setState({ error: error as Error }),
    )
    return () => {
      wanted = false
    }
  }, [load, turn])
  const reload = useCallback(() => setTurn((last) => last + 1), [])
  return { ...state, reload }
}
