import { useEffect, useRef, useState } from 'react'
import type { CellPanelProps } from '../../api/cell'
import type { LookupOption } from '../../api/lookup'
import { DialogButton } from '../dialog/DialogButton'
import { fillsOf } from './fillsOf'
import { OptionList, holds, toggled } from '../select/OptionList'
import { useOptionKeys } from '../select/useOptionKeys'

const NONE: readonly LookupOption[] = []

type Found = { keyword: string; options: readonly LookupOption[]; error?: string }

/** What searching finds, under the cell. Answers that come after more was typed are dropped. */
export function LookupPanel(props: CellPanelProps) {
  const { draft, typed, value, column, id, onPick, messages } = props
  const { lookup, several } = column
  const keyword = typed ? draft.trim() : ''
  const [found, setFound] = useState<Found>()
  // A row that changes beside the open list asks for nothing anew.
  const latest = useRef(props.row)
  latest.current = props.row
  useEffect(() => {
    if (!lookup) return
    const controller = new AbortController()
    const search = () => {
      lookup.search(keyword, controller.signal, latest.current).then(
        (options) => {
          if (controller.signal.aborted) return
          column.learn(options)
          setFound({ keyword, options })
        },
        (error: unknown) => {
          if (controller.signal.aborted) return
          setFound({ keyword, options: NONE, error: error instanceof Error ? error.message : String(error) })
        },
      )
    }
    const timer = setTimeout(search, keyword === '' ? 0 : (lookup.debounce ?? 300))
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [lookup, keyword, column])
  const options = found?.options ?? NONE
  const isChosen = (option: LookupOption) => (several ? holds(value, option.value) : option.value === value)
  const take = (option: LookupOption) => {
    if (several) onPick(toggled(value, option.value), { stay: true })
    else onPick(option.value, { fills: fillsOf(column.def.props?.['fills'], option, latest.current) })
  }
  const settled = found?.keyword === keyword
  const here = useOptionKeys(props, settled ? options : NONE, options.findIndex(isChosen), take)
  const hint = !lookup
    ? messages.noLookup
    : !settled
      ? messages.loading
      : (found?.error ?? (keyword === '' ? messages.enterKeyword : messages.nothingFound))
  return (
    <OptionList
      id={id}
      label={column.title}
      options={options}
      here={here}
      isChosen={isChosen}
      several={several}
      hint={hint}
      onTake={take}
      footer={<DialogButton onDialog={props.onDialog} messages={messages} />}
    />
  )
}
