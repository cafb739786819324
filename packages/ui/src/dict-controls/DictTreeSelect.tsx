import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { isMissing } from '../foundation/boundSource'
import { Fault, PortMissing } from '../foundation/control/Fault'
import { useMessages } from '../foundation/locale/useMessages'
import { categorySource, dictSource } from '../foundation/remote-select/remoteSource'
import { useUi } from '../foundation/useUi'
import { CodeMissing } from './CodeMissing'
import type { DictControlProps } from './dictControlProps'
import { LevelTreeSelect } from './LevelTreeSelect'
import { dictControlMessages } from './locale/messages'
import { isCondition } from './logic/dependentValue'

/** A select over a tree of a registered table. */
export interface DictTreeSelectProps extends DictControlProps {
  /** `table,text,code`. */
  code: string
  /** The column that names the parent. @default by the server: pid */
  pidField?: string
  /** The column that says whether there are children. */
  hasChildField?: string
  /** A JSON object as text; anything else is told (spec 2 §5). */
  condition?: string
  multiple?: boolean
}

/** A tree of stored rows, loaded level by level by `loadTreeData` (spec 2 §7). */
export function DictTreeSelect(props: DictTreeSelectProps): ReactNode {
  const { code, pidField, hasChildField, condition, ...rest } = props
  const texts = useMessages(dictControlMessages)
  const { dataSource } = useUi()
  const load = useCallback(
    (pid: string, signal?: AbortSignal) =>
      dataSource.trees.level({ dict: code, pid, pidField, hasChildField, condition }, signal),
    [dataSource, code, pidField, hasChildField, condition],
  )
  const source = useMemo(() => dictSource(code, dataSource), [dataSource, code])
  if (!code) return <CodeMissing />
  if (isMissing(dataSource, 'trees')) return <PortMissing port="trees" />
  if (!isCondition(condition)) return <Fault>{texts.badCondition}</Fault>
  // With a condition the server gives all that fits, as one level (contract §12.2).
  return <LevelTreeSelect {...rest} load={load} source={source} unopened={condition ? 'none' : 'searched'} />
}

/** A select over the categories. */
export interface CategorySelectProps extends Omit<DictControlProps, 'code'> {
  /** Code of the category below which may be chosen. @default all */
  pcode?: string
  condition?: string
  multiple?: boolean
}

/** Categories, loaded level by level (spec 1 §7); stores ids, shows names. */
export function CategorySelect({ pcode, condition, ...rest }: CategorySelectProps): ReactNode {
  const texts = useMessages(dictControlMessages)
  const { dataSource } = useUi()
  const { trees } = dataSource
  const load = useCallback(
    (pid: string, signal?: AbortSignal) => trees.categories({ pid, pcode, condition }, signal),
    [trees, pcode, condition],
  )
  const source = useMemo(() => categorySource(pcode, dataSource), [dataSource, pcode])
  if (isMissing(dataSource, 'trees')) return <PortMissing port="trees" />
  if (!isCondition(condition)) return <Fault>{texts.badCondition}</Fault>
  // What gives all categories knows no condition.
  const searched = trees.allCategories !== undefined && !condition
  return <LevelTreeSelect {...rest} load={load} source={source} unopened={searched ? 'searched' : 'told'} />
}
