import { useEffect, useState } from 'react'
import type { CellPanelProps } from '../defineCell'
import { filterOptions } from './findOption'

/** Most options that are listed; typing narrows a longer list. */
const LISTED = 200

/** The option list of a select cell. The keyboard stays in the cell's text field; this only shows and picks. */
export function OptionPanel(props: CellPanelProps) {
  const { draft, typed, value, row, column, id, onActive, onPick, keys, messages } = props
  const options = filterOptions(column.optionsOf(row), typed ? draft : '').slice(0, LISTED)
  const current = options.findIndex((option) => option.value === value)
  const [moved, setMoved] = useState<{ draft: string; at: number }>()
  const here = moved && moved.draft === draft ? Math.min(moved.at, options.length - 1) : typed ? 0 : current
  const activeId = options[here] ? `${id}-${here}` : undefined
  useEffect(() => onActive(activeId), [activeId, onActive])
  useEffect(() => {
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => {
    const step = (by: number) => {
      if (options.length === 0) return
      let at = here
      for (let tries = 0; tries < options.length; tries++) {
        at = (at + by + options.length) % options.length
        if (!options[at]!.disabled) break
      }
      setMoved({ draft, at })
    }
    keys.current = ({ key, altKey }) => {
      if (altKey) return false
      if (key === 'ArrowDown') step(1)
      else if (key === 'ArrowUp') step(here < 0 ? 0 : -1)
      // A marked option is taken with the key that leaves; the grid then moves on.
      else if (
        (key === 'Enter' || key === 'Tab') &&
        (moved || (typed && draft.trim() !== '')) &&
        options[here]
      ) {
        if (options[here].disabled) return true
        onPick(options[here].value)
        return false
      } else return false
      return true
    }
    return () => {
      keys.current = null
    }
  })
  if (options.length === 0) {
    return (
      <div className="lg-list">
        <div id={id} role="listbox" aria-label={column.title} className="lg-none">
          {messages.noOption}
        </div>
      </div>
    )
  }
  return (
    <div id={id} role="listbox" aria-label={column.title} className="lg-list">
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          className={index === here ? 'lg-option lg-here' : 'lg-option'}
          onClick={() => !option.disabled && onPick(option.value)}
        >
          {option.text}
        </div>
      ))}
    </div>
  )
}
