import { useState } from 'react'
import type { ReactNode } from 'react'
import { Cascader } from '../foundation/overlay/Cascader'
import type { ControlProps } from '../foundation/control/controlProps'
import { ListHint } from '../foundation/control/ListHint'
import { useSelectProps } from '../foundation/control/useSelectProps'
import { controlCss } from '../foundation/control/styles'
import { useControlled } from '../foundation/control/useControlled'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { usePinyin } from '../foundation/pinyin/usePinyin'
import { areaValue, AREA_SEPARATOR, readArea } from './areaData'
import { CascaderMenu } from './CascaderMenu'
import type { Area, AreaLists, AreaValueType } from './areaData'
import { RETIRED_AREAS } from './retiredAreas'
import type { RetiredArea } from './retiredAreas'
import { areaMessages } from './locale/messages'
import { loadAreas, useAreas } from './useAreas'

/** A selector of provinces, cities and counties. `onChange` also gives the areas from the province down. */
export interface AreaSelectProps extends ControlProps<string | null, [path: Area[]]> {
  /** How the value is stored; one of any type is read. @default 'code' */
  type?: AreaValueType
  /** Other areas than those of the library. Keep it stable. */
  load?: () => Promise<AreaLists>
  /** Codes that are no longer given. @default those of the library */
  retired?: Readonly<Record<string, RetiredArea>>
}

/**
 * Chooses an area; typing finds one by name or pinyin. A stored code that is no longer given is shown by its old
 * name and marked until another is chosen; one that nobody knows stands for itself.
 *
 * @example <AreaSelect value="310115" onChange={(code) => …} />
 */
export function AreaSelect(props: AreaSelectProps): ReactNode {
  const { type = 'code', load = loadAreas, retired = RETIRED_AREAS } = props
  const texts = useMessages(areaMessages)
  const common = useSelectProps(props)
  const [value, change] = useControlled<string | null, [Area[]], string | null>(props, null)
  const { areas, error, reload } = useAreas(load)
  const [keyword, setKeyword] = useState('')
  const byPinyin = usePinyin(keyword)
  const read = areas && value ? readArea(areas, value, retired) : undefined
  const codes = read && read.path.length > 0 ? read.path.map(({ code }) => code) : value ? [value] : undefined
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <Cascader<Area>
        changeOnSelect
        expandTrigger="click"
        fieldNames={{ label: 'name', value: 'code', children: 'children' }}
        options={areas ?? []}
        loading={!areas && !error}
        value={codes ?? []}
        popupRender={(menu) => <CascaderMenu id={`${common.id}_list`}>{menu}</CascaderMenu>}
        notFoundContent={<ListHint loading={!areas && !error} error={error} />}
        onOpenChange={(open) => open && error && reload()}
        displayRender={(labels) =>
          read?.retired
            ? [...labels.slice(0, -1), texts.retired(read.retired)].join(AREA_SEPARATOR)
            : labels.join(AREA_SEPARATOR)
        }
        showSearch={{
          onSearch: setKeyword,
          filter: (word, path) =>
            path.some(({ name }) => name.includes(word.trim()) || (byPinyin?.(name) ?? false)),
        }}
        onChange={(_, path: Area[] | undefined) => change(areaValue(path ?? [], type), path ?? [])}
        {...common}
      />
    </>
  )
}
