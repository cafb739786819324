import type { CellPanelProps } from '../../api/cell'
import type { GridOption } from '../../api/option'
import { OptionList, holds, toggled } from './OptionList'
import { filterOptions } from './findOption'
import { useOptionKeys } from './useOptionKeys'

/** Most options that are listed; typing narrows a longer list. */
const LISTED = 200

/** The option list of a select cell; of one with several values it stays open and switches them. */
export function OptionPanel(props: CellPanelProps) {
  const { draft, typed, value, row, column, id, onPick, messages } = props
  const several = column.several
  const options = filterOptions(column.optionsOf(row), typed ? draft : '').slice(0, LISTED)
  const isChosen = (option: GridOption) => (several ? holds(value, option.value) : option.value === value)
  const take = (option: GridOption) =>
    several ? onPick(toggled(value, option.value), { stay: true }) : onPick(option.value)
  const here = useOptionKeys(props, options, options.findIndex(isChosen), take, column.def.allowInput)
  return (
    <OptionList
      id={id}
      label={column.title}
      options={options}
      here={here}
      isChosen={isChosen}
      several={several}
      hint={messages.noOption}
      onTake={take}
    />
  )
}
