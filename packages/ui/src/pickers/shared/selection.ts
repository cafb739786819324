import type { RemoteOption } from '../../foundation/remote-select/remoteOption'

/** What is chosen, by value; it outlives pages, searches and departments. */
export type Selection = ReadonlyMap<string, RemoteOption>

/** Options as a selection, in their order. */
export function selectionOf(options: readonly RemoteOption[]): Selection {
  return new Map(options.map((option) => [option.value, option]))
}

/** Chooses an option or gives it up; with one choice only, the newest replaces the one before. */
export function toggled(selection: Selection, option: RemoteOption, multiple: boolean): Selection {
  const next = new Map(multiple ? selection : [])
  if (selection.has(option.value)) next.delete(option.value)
  else next.set(option.value, option)
  return next
}

/** Adds options, or takes them away. Those that are disabled stay as they are. */
export function withAll(selection: Selection, options: readonly RemoteOption[], chosen: boolean): Selection {
  const next = new Map(selection)
  for (const option of options) {
    if (option.disabled) continue
    if (chosen) next.set(option.value, option)
    else next.delete(option.value)
  }
  return next
}

/** A stored value as its parts: a list, or a text joined by the separator. */
export function toValues(value: unknown, separator = ','): string[] {
  const parts = Array.isArray(value) ? value.map(String) : String(value ?? '').split(separator)
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}
