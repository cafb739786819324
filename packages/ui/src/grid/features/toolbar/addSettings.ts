import { readLocal, writeLocal } from '../../../foundation/storage/localSettings'

/** Where the settings of the add button are kept (spec 2 §3, "Local settings for add-row"). */
export const ADD_SETTINGS_KEY = 'jet-add-btn-settings'

/** How the add button adds rows. */
export interface AddSettings {
  /** How many at once. */
  addRowNum: number
  /** Number of the row the new ones are put before; 0 puts them at the bottom. */
  addIndex: number
  /** Goes to the new rows. */
  addScrollToBottom: boolean
}

/** Spec 2 §9: one row, at the bottom. */
export const ADD_DEFAULTS: AddSettings = { addRowNum: 1, addIndex: 0, addScrollToBottom: true }
/** Most rows one click adds. */
export const MAX_ADDED = 1000

/** The stored settings; what is missing or no sensible number is as by default. */
export function readAddSettings(): AddSettings {
  let stored: Partial<Record<keyof AddSettings, unknown>> | null
  try {
    stored = JSON.parse(readLocal(ADD_SETTINGS_KEY) ?? '{}') as typeof stored
  } catch {
    stored = {}
  }
  const whole = (value: unknown, low: number, high: number, fallback: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high ? value : fallback
  return {
    addRowNum: whole(stored?.addRowNum, 1, MAX_ADDED, ADD_DEFAULTS.addRowNum),
    addIndex: whole(stored?.addIndex, 0, Number.MAX_SAFE_INTEGER, ADD_DEFAULTS.addIndex),
    addScrollToBottom:
      typeof stored?.addScrollToBottom === 'boolean'
        ? stored.addScrollToBottom
        : ADD_DEFAULTS.addScrollToBottom,
  }
}

/** Keeps the settings for every grid of this browser. */
export function writeAddSettings(settings: AddSettings): void {
  writeLocal(ADD_SETTINGS_KEY, JSON.stringify(settings))
}
