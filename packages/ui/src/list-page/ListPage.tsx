import { FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { useText } from '../foundation/locale/useText'
import { listPageMessages } from './locale/messages'
import { listPageCss } from './styles'
import type { ListPageModel } from './useListPage'

/** The frame of a list page: search form, toolbar and table stand inside of it. */
export interface ListPageProps {
  page: ListPageModel
  children: ReactNode
}

/** @example <ListPage page={page}><SearchForm … /><ListToolbar … /><DataTable … /></ListPage> */
export function ListPage({ page, children }: ListPageProps): ReactNode {
  const text = useText()
  const texts = useMessages(listPageMessages)
  const title = texts.list(text(page.entity.label))
  return (
    <section className="lading-list" aria-label={title}>
      <Css name="list-page">{listPageCss}</Css>
      {/* Tabs and breadcrumb show where one is; a reader of the screen finds the page by its heading. */}
      <h1>{title}</h1>
      {page.state.behind && (
        <div className="lading-behind" role="status">
          <FilterOutlined aria-hidden />
          <span>{texts.behindReport}</span>
          <Button type="link" size="small" onClick={page.leaveReport}>
            {texts.leaveReport}
          </Button>
        </div>
      )}
      {children}
    </section>
  )
}
