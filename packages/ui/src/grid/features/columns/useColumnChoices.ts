import { useEffect, useRef, useState } from 'react'
import { readLocal, writeLocal } from '../../../foundation/storage/localSettings'
import { NO_CHOICES, readChoices } from './columnChoices'

/** The user's choices about columns, kept in local storage under the key; without one, while the grid is mounted. */
export function useColumnChoices(storageKey: string | undefined) {
  const [choices, setChoices] = useState(() =>
    storageKey === undefined ? NO_CHOICES : readChoices(readLocal(storageKey)),
  )
  const kept = useRef(choices)
  useEffect(() => {
    if (storageKey === undefined || kept.current === choices) return
    kept.current = choices
    writeLocal(storageKey, choices === NO_CHOICES ? null : JSON.stringify(choices))
  }, [storageKey, choices])
  return [choices, setChoices] as const
}
