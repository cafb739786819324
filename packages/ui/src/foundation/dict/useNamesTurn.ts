import { useCallback, useSyncExternalStore } from 'react'
import { useUi } from '../useUi'

/** Another number each time all names are to be asked for anew; 0 as long as what came with records holds. */
export function useNamesTurn(): number {
  const { dicts } = useUi()
  const subscribe = useCallback((listener: () => void) => dicts.onTurn(listener), [dicts])
  const turn = () => dicts.turn
  return useSyncExternalStore(subscribe, turn, turn)
}
