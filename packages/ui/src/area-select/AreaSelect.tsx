import { Cascader } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../foundation/locale/useMessages'
import { areaValue, AREA_SEPARATOR, buildAreas, RETIRED_AREAS, readArea } from './areaData'
import type { Area, AreaLists, AreaValueType, RetiredArea } from './areaData'
import { areaMessages } from './locale/messages'

/** A selector of provinces, cities and counties. */
export interface AreaSelectProps {
  id?: string
  /** Stored value of any type. */
  value?: string | null
  onChange?: (value: string | null, path: Area[]) => void
  onBlur?: () => void
  /** How the value is stored. @default 'code' */
  type?: AreaValueType
  /** Other areas than those of the library. Keep it stable. */
  load?: () => Promise<AreaLists>
  /** Codes that are no longer given. @default those of the library */
  retired?: Readonly<Record<string, RetiredArea>>
  disabled?: boolean
  status?: 'error'
  placeholder?: string
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
}

/** Mainland, Hong Kong, Macau and Taiwan; loaded when the first selector is shown. */
const loadOwn = async (): Promise<AreaLists> => (await import('@vant/area-data')).areaList

/**
 * Chooses an area. A stored code that is no longer given is shown by its old name and marked until another is
 * chosen; one that nobody knows stands for itself.
 *
 * @example <AreaSelect value="310115" onChange={(code) => …} />
 */
export function AreaSelect(props: AreaSelectProps): ReactNode {
  const {
    value,
    onChange,
    type = 'code',
    load = loadOwn,
    retired = RETIRED_AREAS,
    placeholder,
    ...rest
  } = props
  const texts = useMessages(areaMessages)
  const [areas, setAreas] = useState<Area[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    load().then(
      (lists) => wanted && setAreas(buildAreas(lists)),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [load])
  const read = areas && value ? readArea(areas, value, retired) : undefined
  const codes = read && read.path.length > 0 ? read.path.map(({ code }) => code) : value ? [value] : undefined
  return (
    <Cascader<Area>
      {...rest}
      allowClear
      changeOnSelect
      expandTrigger="click"
      fieldNames={{ label: 'name', value: 'code', children: 'children' }}
      options={areas ?? []}
      loading={!areas && !failed}
      value={codes}
      placeholder={placeholder ?? texts.choose}
      notFoundContent={failed ? texts.loadFailed : texts.loading}
      displayRender={(labels) =>
        read?.retired
          ? [...labels.slice(0, -1), texts.retired(read.retired)].join(AREA_SEPARATOR)
          : labels.join(AREA_SEPARATOR)
      }
      showSearch={{
        filter: (word, path) => path.some(({ name }) => name.includes(word.trim())),
      }}
      onChange={(_, path: Area[] | undefined) => onChange?.(areaValue(path ?? [], type), path ?? [])}
      style={{ width: '100%' }}
    />
  )
}
