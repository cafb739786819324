import { useEffect, useState } from 'react'
import { readLocal, writeLocal } from '../../../foundation/storage/localSettings'
import { useSignal } from '../../view/useSignal'
import { NO_CHOICES, readChoices } from './columnChoices'
import type { ColumnChoices } from './columnChoices'
import type { ColumnTable } from './columnTable'

/** What was chosen about columns, kept in local storage under the key; without one, while the grid is mounted. */
export function useColumnChoices(table: ColumnTable, storageKey: string | undefined): ColumnChoices {
  useState(() => {
    if (storageKey !== undefined) table.restore(readChoices(readLocal(storageKey)))
  })
  useEffect(() => {
    if (storageKey === undefined) return undefined
    return table.chosen.on(() => {
      const choices = table.chosen.get()
      writeLocal(storageKey, choices === NO_CHOICES ? null : JSON.stringify(choices))
    })
  }, [table, storageKey])
  return useSignal(table.chosen)
}
