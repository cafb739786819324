import type { ReactNode } from 'react'
import type { GridOption } from '../../api/option'

interface OptionListProps<Option extends GridOption> {
  id: string
  label: string
  options: readonly Option[]
  /** Index of the option the keyboard marks. */
  here: number
  isChosen: (option: Option) => boolean
  several?: boolean
  /** Said in place of options. */
  hint: string
  onTake: (option: Option) => void
  /** Stands below the options. */
  footer?: ReactNode
}

/** Options under a cell. The keyboard stays in the cell's text field; this only shows and picks. */
export function OptionList<Option extends GridOption>(props: OptionListProps<Option>) {
  const { id, label, options, here, isChosen, several, hint, onTake, footer } = props
  return (
    <div className="lg-list">
      <div id={id} role="listbox" aria-label={label} aria-multiselectable={several || undefined}>
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isChosen(option)}
            aria-disabled={option.disabled || undefined}
            className={index === here ? 'lg-option lg-here' : 'lg-option'}
            onClick={() => !option.disabled && onTake(option)}
          >
            {option.text}
          </div>
        ))}
      </div>
      {options.length === 0 && <div className="lg-none">{hint}</div>}
      {footer}
    </div>
  )
}

/** A comma-joined list with a value put in, or taken out. */
export function toggled(list: unknown, value: string): string {
  const values = typeof list === 'string' && list !== '' ? list.split(',') : []
  return (values.includes(value) ? values.filter((each) => each !== value) : [...values, value]).join(',')
}

/** Whether a comma-joined list holds a value. */
export function holds(list: unknown, value: string): boolean {
  return typeof list === 'string' && list.split(',').includes(value)
}
