import { LoadingOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'

/** What stands in an open list that has nothing to offer. */
export interface ListHintProps {
  loading: boolean
  error?: Error | undefined
  /** Said when there is neither. @default 没有查询到任何数据 */
  nothing?: string
  /**
   * Id of the select. Its list is a listbox, whose children are options, and its input names the one that is active
   * by this id and -1: so the hint is that option.
   */
  selectId?: string
}

/** That the list loads, why it does not, or that there is nothing. Opening it again asks again. */
export function ListHint({ loading, error, nothing, selectId }: ListHintProps): ReactNode {
  const texts = useMessages(foundationMessages)
  let said: ReactNode = nothing ?? texts.nothingFound
  if (loading) {
    said = (
      <>
        <LoadingOutlined aria-hidden /> {texts.loading}
      </>
    )
  } else if (error) said = texts.openAgain(error.message || texts.loadFailed)
  if (selectId === undefined) return <span role="status">{said}</span>
  return (
    <div role="option" aria-disabled aria-selected={false} id={`${selectId}_list_-1`}>
      {said}
    </div>
  )
}
