import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useControlled } from '../foundation/control/useControlled'
import { RemoteSelect } from '../foundation/remote-select/RemoteSelect'
import { CodeMissing } from './CodeMissing'
import type { DictControlProps } from './dictControlProps'
import { joinValues } from './logic/dependentValue'

/** A select that searches on the server. */
export interface DictSearchSelectProps extends DictControlProps {
  /** @default false */
  multiple?: boolean
}

/**
 * Searches a table dictionary (`table,text,code`) on the server: 800 ms after the last key, ten options
 * (spec 2 §9). Labels of stored values are asked for together with those of every other control of the code.
 */
export function DictSearchSelect(props: DictSearchSelectProps): ReactNode {
  const { code } = props
  const [value, change] = useControlled<string | null, [], string | null>(props, null)
  const field = useMemo(() => ({ kind: 'dictSearch', dict: code, zh: '', en: '' }) as const, [code])
  if (!code) return <CodeMissing />
  return (
    <RemoteSelect
      {...props}
      field={field}
      value={value}
      onChange={(next) => change(Array.isArray(next) ? joinValues(next) : next || null)}
    />
  )
}
